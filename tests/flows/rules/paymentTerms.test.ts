import { describe, expect, it } from 'vitest';
import { paymentTerms } from '#flows/checkout/rules/paymentTerms.ts';
import { exampleMembership, exampleSelected } from '#stories/exampleCart.ts';
import { exampleOffers } from '#stories/exampleOffers.ts';

const rapamycin = exampleSelected(exampleOffers.rapamycin);
const labs = exampleSelected(exampleOffers.labPanel);
const once = { joined: undefined, discounted: false };

describe('what the patient agrees to pay', () => {
  it('is reserved for a treatment, and renews until it is canceled', () => {
    const { shipping, pricing } = rapamycin.selected_configuration;
    expect(paymentTerms({ ...once, products: [rapamycin], total: pricing.total_discount })).toEqual([
      '$99.00 is reserved on your card now. It is charged only when your provider approves. If they do not approve, you pay nothing.',
      `Renews every ${shipping.months === 1 ? 'month' : `${shipping.months} months`} for $99.00 until you cancel.`,
    ]);
  });

  it('is charged at once for what needs no approval', () => {
    const [first] = paymentTerms({ ...once, products: [labs], total: 24_900 });
    expect(first).toBe('$249.00 is charged to your card when you place the order.');
  });

  it('is reserved for a treatment with what is added to it, too', () => {
    const [first] = paymentTerms({ ...once, products: [rapamycin, labs], total: 34_800 });
    expect(first).toContain('$348.00 is reserved on your card now.');
    expect(paymentTerms({ ...once, products: [], total: 12_900 })[0]).toContain(
      '$129.00 is reserved on your card now.',
    );
  });

  it('adds up what renews together', () => {
    const [, later] = paymentTerms({ ...once, products: [rapamycin, rapamycin], total: 19_800 });
    expect(later).toContain('for $198.00');
  });

  it('names what renews where not everything renews together', () => {
    const price = exampleMembership.prices.find(({ recurring }) => recurring.interval_count === 3);
    if (!price) throw new Error('the example membership is joined for three months, too');
    const joined = { membership: exampleMembership.membership, price };
    const metformin = { ...rapamycin, name: 'Metformin ER' };
    const terms = paymentTerms({ products: [rapamycin, metformin], joined, discounted: false, total: 55_500 });
    expect(terms.slice(1)).toEqual([
      'Generic Rapamycin and Metformin ER renew every month for $198.00 until you cancel.',
      'Longevity Core renews every 3 months for $357.00 until you cancel.',
    ]);
  });

  it('says that a code lowers the first payment only, where something renews', () => {
    const terms = paymentTerms({ ...once, products: [rapamycin], total: 7_920, discounted: true });
    expect(terms.at(-1)).toBe('Your code lowers the first payment only.');
  });

  it('says nothing of a card where nothing is due', () => {
    const waiting = exampleSelected(exampleOffers.rapamycin, { dose: 'request' });
    expect(paymentTerms({ ...once, products: [waiting], total: 0 })).toEqual([]);
  });
});
