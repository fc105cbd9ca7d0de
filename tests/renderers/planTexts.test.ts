import { describe, expect, it } from 'vitest';
import { plansOf } from '#flows/checkout/rules/plans.ts';
import { planTexts } from '#renderers/steps/offers/plans/planTexts.ts';
import { exampleOffers } from '#stories/exampleOffers.ts';

const words = { bestValue: 'Best Value', fullPrice: 'Pay Full Price', save: 'Save {amount}' };
const textsOf = (offer: (typeof exampleOffers)['rapamycin'], frequency: string | null) =>
  plansOf(offer, frequency).map((plan) => planTexts(plan, words));

describe("a plan's card", () => {
  it('says the price of a month, when it is billed, and what it saves', () => {
    expect(textsOf(exampleOffers.rapamycin, 'Once weekly')).toEqual([
      {
        title: '1 month',
        price: '$99.00/mo',
        note: 'billed and shipped every 1 month',
        saving: 'Pay Full Price',
        saves: false,
        badge: undefined,
      },
      {
        title: '3 months',
        price: '$87.00/mo',
        note: 'billed and shipped every 3 months',
        saving: 'Save $36',
        saves: true,
        badge: undefined,
      },
      {
        title: '6 months',
        price: '$87.00/mo',
        note: 'billed and shipped every 6 months',
        saving: 'Save $72',
        saves: true,
        badge: 'Best Value',
      },
    ]);
  });

  it('says the full price of a one-time purchase', () => {
    expect(textsOf(exampleOffers.labPanel, null)[0]).toMatchObject({
      title: 'One time',
      price: '$229.00',
      note: 'paid once',
      saving: 'Pay Full Price',
    });
  });
});
