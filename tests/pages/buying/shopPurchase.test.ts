import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { Order } from '#schemas/wire/order.ts';
import { productIdOf, productTemplateIdOf } from '#services/backend/modules/catalogue/catalogueIds.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import type { DemoName } from '../../support/portal/patientLike.ts';
import { cards } from '../../support/steps/checkoutSteps.ts';
import {
  canSend,
  fill,
  fillAddress,
  fillCard,
  holdAnswer,
  isAtPanel,
  ordersOf,
  press,
  says,
  sendOrder,
  submitButton,
  sumOf,
} from '../../support/steps/buyingSteps.ts';

const fixture = pageFixture();

const opens = (name: string) =>
  waitFor(() => within(screen.getByRole('article', { name })).getByRole('button', { name: /^Purchase/ }));
const placed = () => screen.findByRole('dialog', { name: 'Your order has been placed successfully.' });

/** A patient with an open checkout panel of a product. */
async function atCheckout(type: string, name: string, who: DemoName = 'gus') {
  const one = await fixture.arrive(who, `/shop?type=${type}`, { width: 1280 });
  await one.user.click(await opens(name));
  const panel = await screen.findByRole('dialog', { name: `Buy ${name}` });
  await within(panel).findByText('Payment Information');
  await sumOf('Total');
  return { ...one, panel: within(panel) };
}

describe('in the shop', () => {
  it('several of a supplement are bought at once, with another card after the first was declined', async () => {
    const { user, panel, ...one } = await atCheckout('supplement', 'NAD+ Support');
    await user.selectOptions(panel.getByLabelText('Quantity'), '3');
    await fillAddress(user);
    await fillCard(user, cards.failsLater);
    await sendOrder(user);
    await says('Your card was not charged.');
    await waitFor(() => expect(document.activeElement?.tagName).not.toBe('BODY'));
    expect(await ordersOf(one)).not.toContainEqual(expect.objectContaining({ payment: 'captured' }));
    await fillCard(user, cards.good);
    await canSend();
    await user.dblClick(await submitButton());
    const dialog = within(await placed());
    expect(await ordersOf(one)).toMatchObject([
      { amount: 15_600, payment: 'captured', items: [{ quantity: 3, amount: 15_600 }], intake: null },
    ]);
    await user.click(dialog.getByRole('button', { name: 'Keep shopping' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const button = await opens('NAD+ Support');
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(Object.keys(sessionStorage)).not.toContain('purchase_begun');
    fixture.noComplaints();
  });

  it('a lab test is bought once with a code that stays applied, after a declined card, and leads to its panel', async () => {
    const { user, panel, ...one } = await atCheckout('lab', 'Longevity Panel');
    expect(panel.queryByLabelText('Quantity')).toBeNull();
    await fillAddress(user);
    await fillCard(user, cards.declined);
    await sendOrder(user);
    await says('Your card was not charged.');
    await fill(user, /^Discount Code/, 'LABS10');
    await press(user, 'Apply');
    await says('Special discount applied');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await opens('Longevity Panel'));
    await says('Special discount applied');
    await fillCard(user, cards.good);
    await sendOrder(user);
    await placed();
    expect(await ordersOf(one)).toMatchObject([{ amount: 20_610, payment: 'captured', intake: null }]);
    await user.click(screen.getByRole('link', { name: 'See your lab test' }));
    await isAtPanel();
  });

  it('a purchase whose answer never came is asked about before anything else is charged', async () => {
    const { user, ...one } = await atCheckout('supplement', 'NAD+ Support');
    await fillAddress(user);
    await fillCard(user, cards.good);
    const release = holdAnswer(fixture.calls, 'POST /submit');
    await sendOrder(user);
    await waitFor(async () => expect(await ordersOf(one)).toHaveLength(1));
    const reloading = fixture.load();
    release();
    await reloading;
    await user.click(await opens('NAD+ Support'));
    await says('Payment Information');
    await sendOrder(user);
    await placed();
    expect(await ordersOf(one)).toHaveLength(1);
  });

  it('a product that was ordered in another tab is ordered again only after the patient was told', async () => {
    const { user, ...one } = await atCheckout('supplement', 'NAD+ Support', 'chloe');
    await waitFor(() =>
      expect(fixture.calls.calls).toContainEqual(
        expect.objectContaining({ path: expect.stringMatching(/^\/orders\/.*\/patient\//), status: 200 }),
      ),
    );
    const { call, organization } = one;
    const product = productIdOf(organization, 'nad-supplement', { frequency: null, months: 0, type: 'one-time' });
    const { _id, amount } = await call<Order>('POST', '/v2/orders/patient', {
      product_template: productTemplateIdOf(organization, 'nad-supplement'),
      product,
    });
    await call('POST', `/v2/orders/${_id}/submit`, { product, amount });
    await sendOrder(user);
    await says(/^You have just ordered NAD\+ Support in another tab/);
    await says('Your card was not charged.');
    expect(await ordersOf(one)).toHaveLength(1);
    await sendOrder(user);
    await placed();
    expect(await ordersOf(one)).toHaveLength(2);
  });
});
