import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Order } from '#schemas/wire/order.ts';
import { refused } from '../../support/page/pageCalls.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import type { Caller } from '../../support/portal/beginSession.ts';
import type { DemoName } from '../../support/portal/patientLike.ts';
import { cards, storedVisit } from '../../support/steps/checkoutSteps.ts';
import {
  asks,
  canSend,
  changesOf,
  chooseRadio,
  confirmAnswers,
  fill,
  fillAddress,
  fillCard,
  goOn,
  isAtPanel,
  loseAnswers,
  ordersOf,
  press,
  says,
  sendOrder,
  sumOf,
} from '../../support/steps/buyingSteps.ts';
import { visitCheckout } from '../../support/steps/visitCheckout.ts';

const fixture = pageFixture();
const { begin } = visitCheckout(fixture);

const count = (calls: readonly string[], call: string) => calls.filter((one) => one === call).length;

/** A visit for lab tests at its checkout; patients who have no address get one. */
async function atLabCheckout(who: DemoName, plan = /^One time/) {
  const begun = await begin(who, 'longevity-labs', 'lab-checkout');
  const { user } = begun;
  await chooseRadio(user, plan);
  await goOn(user);
  await confirmAnswers(user);
  await says('Payment Information');
  await sumOf('Total');
  if (who !== 'chloe') {
    await fillAddress(user);
    await press(user, 'Next');
    await says('12 Harbor Street');
  }
  return begun;
}

/** Pays while nothing about the visit itself can be written. */
async function chargedWithoutVisit(user: UserEvent): Promise<void> {
  for (const method of ['POST', 'PUT'])
    fixture.calls.answer(`${method} /v2/intakes/`, refused(500, 'ServerError', 'Something broke.'));
  await sendOrder(user);
  await says('Your card was charged. You do not need to pay again.');
  fixture.calls.restore();
}

/** At the billing of a plan. */
async function atBilling(who: DemoName | Caller, plan: RegExp) {
  const begun = await begin(who, 'longevity-coaching', 'membership');
  await chooseRadio(begun.user, plan);
  await goOn(begun.user);
  await confirmAnswers(begun.user);
  await asks('Billing Information');
  return begun;
}

describe('a lab test of a visit', () => {
  it('is refused in New York, ordered once elsewhere, and leads to its panel', async () => {
    const { visit, user } = await atLabCheckout('chloe');
    const [edit] = await screen.findAllByRole('button', { name: /^Edit/ });
    if (edit) await user.click(edit);
    await user.selectOptions(await screen.findByLabelText('State'), 'New York');
    await says(/we cannot provide lab testing in NY, NJ and RI\.$/);
    await user.selectOptions(screen.getByLabelText('State'), 'Florida');
    const from = fixture.calls.calls.length;
    await sendOrder(user);
    await isAtPanel();
    const made = changesOf(fixture.calls, from);
    expect(made.filter((call) => / \/v2\/(orders|intakes)/.test(call)).slice(0, 3)).toEqual([
      'POST /v2/orders/patient',
      'POST /v2/orders/:id/submit',
      'PUT /v2/intakes/:id',
    ]);
    await fixture.load();
    await screen.findByRole('heading', { level: 1, name: 'Order being prepared' });
    await says(/\$229\.00 was charged to your card\./);
    const stored = await storedVisit(visit);
    expect(stored.orders).toHaveLength(1);
    expect(stored.patient_complete).not.toBeNull();
  });

  it('says why its order failed, is ordered once however often it is tried, and leads to the labs without a panel', async () => {
    const { visit, user } = await atLabCheckout('gus');
    const { call, organization, userId } = visit;
    const moves = (state: string, zip_code: string) =>
      call('PUT', `/users/${organization}/${userId}`, { shipping_info: { state, zip_code } });
    const from = fixture.calls.calls.length;
    const fails = async (text: string | RegExp) => {
      await fillCard(user, cards.good);
      await sendOrder(user);
      await says(text);
      await screen.findByRole('button', { name: 'Error. Try Again.' });
    };

    // The patient moves in another tab.
    await moves('NJ', '07030');
    await fails(/we cannot provide lab testing in NY, NJ and RI\.$/);
    await canSend(false);
    await says('Oakland, NJ 07030');
    await moves('AZ', '85004');
    await press(user, /^Edit: Where/);
    await user.selectOptions(await screen.findByLabelText('State'), 'Arizona');
    await fill(user, 'Zip code', '85004');
    await press(user, 'Next');
    await says('Oakland, AZ 85004');
    fixture.calls.answer('POST /submit', refused(400, 'InvalidPhone', 'Phone number is not correct'), 1);
    await fails('Please enter a valid phone number.');
    fixture.calls.answer('POST /submit', refused(500, 'ServerError'), 1);
    await fails('There was an error submitting your order.');

    fixture.calls.answer('GET /v2/labs/product/', () => Response.json({ panelId: null }));
    await fillCard(user, cards.good);
    const lost = loseAnswers(fixture.calls, /^\/v2\/(orders|intakes)\//);
    await sendOrder(user);
    await waitFor(() => expect(location.pathname).toBe('/labs'));
    expect(lost).toEqual(['POST /v2/orders/:id/submit', 'PUT /v2/intakes/:id', 'POST /v2/intakes/:id/complete']);
    expect(count(changesOf(fixture.calls, from), 'POST /v2/orders/patient')).toBe(1);
    const orders = await call<Order[]>('GET', `/orders/${organization}/patient/${userId}`);
    expect(orders).toMatchObject([{ status: 'processing', payment: 'captured', amount: 22_900 }]);
    expect((await storedVisit(visit)).orders).toEqual([orders[0]?._id]);
  });

  it('that renews says what lab analysis saves, fails without a reason, and becomes one subscription', async () => {
    const { visit, user } = await atLabCheckout('chloe', /^3 months/);
    expect(screen.queryByText('Lab Work')).toBeNull();
    const planted = 'A reason that the panel does not show.';
    fixture.calls.answer('POST /v2/subscriptions/product/', refused(402, 'CardDeclined', planted), 1);
    await sendOrder(user);
    await screen.findByRole('button', { name: 'Error. Try Again.' });
    expect(document.body.textContent).not.toMatch(/A reason that|There was an error/);
    const lost = loseAnswers(fixture.calls, /^\/v2\/(subscriptions|intakes)\//);
    await sendOrder(user);
    await isAtPanel();
    expect(lost).toEqual([
      'POST /v2/subscriptions/product/:id',
      'PUT /v2/intakes/:id',
      'POST /v2/intakes/:id/complete',
    ]);
    expect((await storedVisit(visit)).subscriptions).toHaveLength(1);
  });

  it('costs less by a discount code that is given after a card was declined', async () => {
    const { visit, user } = await atLabCheckout('hana');
    await fillCard(user, cards.failsLater);
    await sendOrder(user);
    await says('Your card was not charged.');
    await fill(user, /^Discount Code/, 'LABS10');
    await press(user, 'Apply');
    await says('Special discount applied');
    await fillCard(user, cards.good);
    await waitFor(async () => expect(await sumOf('Total')).toBe('$206.10'));
    await sendOrder(user);
    await isAtPanel();
    expect(await ordersOf(visit)).toMatchObject([{ amount: 20_610, payment: 'captured' }]);
  });

  it('that was paid before the page is reloaded is finished without paying again', async () => {
    const { visit, user } = await atLabCheckout('gus');
    await fillCard(user, cards.good);
    await chargedWithoutVisit(user);
    expect((await storedVisit(visit)).patient_complete).toBeNull();
    await fixture.load();
    await sendOrder(user);
    await isAtPanel();
    expect(await ordersOf(visit)).toMatchObject([
      { status: 'processing', payment: 'captured', intake: visit.intake._id },
    ]);
    expect(count(changesOf(fixture.calls), 'POST /v2/orders/:id/submit')).toBe(1);
    expect((await storedVisit(visit)).patient_complete).not.toBeNull();
  });

  it('that renews and was paid before the page is reloaded stays the one that is bought', async () => {
    const { visit, user } = await atLabCheckout('ava', /^3 months/);
    await fillCard(user, cards.good);
    await chargedWithoutVisit(user);
    const [paid] = (await storedVisit(visit)).subscriptions;
    await fixture.load();
    await says('Payment Information');
    history.back();
    await asks('Check your answers');
    history.back();
    await chooseRadio(user, /^One time/);
    await goOn(user);
    await confirmAnswers(user);
    await sendOrder(user);
    await isAtPanel();
    const { patient_complete, subscriptions, orders } = await storedVisit(visit);
    expect([patient_complete === null, subscriptions, orders]).toEqual([false, [paid], []]);
  });
});

describe('coaching', () => {
  it('is bought with another card after the first was declined, once', async () => {
    const { visit, user } = await atBilling('chloe', /^3 months/);
    await press(user, 'Edit: Payment Information');
    await fillCard(user, cards.declined);
    await sendOrder(user);
    await says('Your card was not charged.');
    expect((await storedVisit(visit)).subscriptions).toEqual([]);
    await fillCard(user, cards.good);
    await sendOrder(user);
    await waitFor(() => expect(location.pathname).toMatch(/^\/schedule-coaching\/[0-9a-f]{24}$/));
    expect((await storedVisit(visit)).subscriptions).toHaveLength(1);
  });
});
