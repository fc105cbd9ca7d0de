import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { Charges } from '#schemas/wire/charge.ts';
import type { Medication } from '#schemas/wire/medication.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { actionsOf } from '#flows/subscription-action/rules/actionsOf.ts';
import { openPanel } from '../../support/page/openPanel.ts';
import { away, lost, refused } from '../../support/page/pageCalls.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { completeProfile, signUpByCall } from '../../support/portal/signUpByCall.ts';
import { asks, fillCard, says } from '../../support/steps/buyingSteps.ts';
import { isClosed, pressIn, subscriptionCard } from '../../support/steps/subscriptionPage.ts';
import { stored, subscriber, subscriptionsOf } from '../../support/steps/subscriptionSteps.ts';

const fixture = pageFixture();

const list = (id: string) => `/dashboard/${id}/subscriptions`;
const tab = (name: string) => screen.findByRole('tab', { name });

/** Waits until so many cards are shown. */
const shows = (subscriptions: readonly Subscription[]) =>
  waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(subscriptions.length));

/** A subscriber whose renewal was refused, because the card that is kept is declined. */
async function owing(token = 'tok_visa_0341_122031_3fa9c1d2') {
  const one = await subscriber(fixture.url);
  const { call, organization, userId, subscription } = one;
  const card = (sent: string) => call('PUT', `/users/${organization}/${userId}/add-card`, { token: sent });
  await card('tok_visa_0341_122031_3fa9c1d2');
  // A period takes some time.
  fixture.turnClock(600);
  await call('POST', '/sandbox/simulate/turn-period', { subscriptionId: subscription._id });
  await card(token);
  const paid = async () =>
    (await call<Charges>('GET', '/v2/charges')).charges.filter(({ status }) => status === 'paid').length;
  return { ...one, paid, now: async () => (await stored(one, subscription._id)).status };
}

/** A subscription of the shared patient that can be rescheduled behind the end of its prescription, and was before. */
async function prescribed() {
  const chloe = await fixture.chloe();
  for (const one of await subscriptionsOf(chloe)) {
    if (one.prescriptions.length === 0 || one.status !== 'rescheduled') continue;
    const path = `/users/${chloe.organization}/user/${chloe.userId}/subscription/${one._id}/medication`;
    const medication = await chloe.call<Medication>('GET', `${path}?prescription_id=${one.prescriptions[0]}`);
    const { expiration_date: end } = medication;
    const days = end === null ? Infinity : (Date.parse(end) - Date.now()) / 86_400_000;
    if (days > 1 && days < 330) return { chloe, one, medication };
  }
  throw new Error('the demo patient has no prescription that ends within a year');
}

describe('the list of subscriptions', () => {
  it('leads to the shop where there are none', async () => {
    const { user } = await fixture.arrive(await signUpByCall(fixture.url, completeProfile), list);
    await says('No Active Subscriptions');
    await user.click(screen.getByRole('link', { name: 'Visit Our Shop' }));
    await asks('Our Products');
    expect(location.pathname).toBe('/shop');
  });

  it('is divided into tabs, in which the keyboard moves', async () => {
    const one = await subscriber(fixture.url);
    const { user } = await fixture.arrive(one, list);
    const active = await tab('Active');
    expect(active.getAttribute('aria-selected')).toBe('true');
    active.focus();
    await user.keyboard('{ArrowRight}');
    await says("There's no paused subscriptions.");
    await user.keyboard('{ArrowRight}');
    await says("There's no canceled subscriptions.");
    await user.keyboard('{Home}');
    await subscriptionCard(one.subscription.name);
    expect((await tab('Show All')).getAttribute('aria-selected')).toBe('true');
    fixture.noComplaints();
  });

  it('shows every status with exactly its buttons', async () => {
    const chloe = await fixture.chloe();
    const all = await subscriptionsOf(chloe);
    expect(new Set(all.map(({ status }) => status)).size).toBe(13);
    const { user } = await fixture.arrive(chloe, list);
    const running = new Set(['active', 'rescheduled', 'prescription_requested', 'past_due', 'paused_by_reschedule']);
    await shows(all.filter(({ status }) => running.has(status)));
    await user.click(await tab('Show All'));
    await shows(all);
    const names = {
      pay: 'Pay now',
      resume: 'Resume',
      reschedule: 'Reschedule',
      pause: 'Pause',
      message: 'Message Us',
      cancel: 'Cancel',
    };
    const more = new Set(['Prescription details', 'Download invoice', 'Ask about this']);
    const shown = screen
      .getAllByRole('article')
      .map((card) =>
        [...card.querySelectorAll('button, a')].map(({ textContent }) => textContent).filter((text) => !more.has(text)),
      );
    expect(shown).toEqual(all.map((one) => actionsOf(one).map((action) => names[action])));
    fixture.noComplaints();
  });

  it('says nothing of why it could not be read, and is read again', async () => {
    const one = await subscriber(fixture.url);
    fixture.calls.answer('GET /subscriptions', refused(500, 'ServerError', 'Unable to get subscriptions.'));
    const { user } = await fixture.arrive(one, list);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText(/Unable to get|Network error/)).toBeNull();
    fixture.calls.restore();
    await user.click(again);
    await subscriptionCard(one.subscription.name);
  });

  it("opens at the patient's own address, whomever it names", async () => {
    const one = await subscriber(fixture.url);
    await fixture.arrive(one, list('0'.repeat(24)));
    await subscriptionCard(one.subscription.name);
    expect(location.pathname).toBe(list(one.userId));
  });
});

it('says that an invoice could not be loaded, and saves it the next time', async () => {
  const one = await subscriber(fixture.url);
  const { user } = await fixture.arrive(one, list);
  const download = async () =>
    user.click(
      await (await subscriptionCard(one.subscription.name)).findByRole('button', { name: 'Download invoice' }),
    );
  fixture.calls.answer('GET /invoice', away, 1);
  await download();
  await says('The invoice could not be loaded. Please try again.');
  await download();
  await waitFor(() => expect(fixture.saved).toHaveLength(1));
});

describe('what is owed', () => {
  it('is paid with another card from the dashboard on, and the plan goes on', async () => {
    const one = await owing();
    const { name } = one.subscription;
    expect(await one.now()).toBe('past_due');
    const { user } = await fixture.arrive(one);
    await user.click(await screen.findByRole('link', { name: /^Pay now: / }));
    const plan = await subscriptionCard(name);
    await plan.findByText(/^We could not charge \$[\d.]+\. Nothing is sent until it is paid\.$/);
    await user.click(plan.getByRole('button', { name: 'Pay now' }));
    await (await openPanel()).findByText(/ending in 0341/);
    await pressIn(user, /^Pay \$[\d.]+ now$/);
    await says('Your card was not charged.');
    await pressIn(user, 'Update card');
    await fillCard(user, '5555555555554444');
    await pressIn(user, 'Save card');
    await (await openPanel()).findAllByText(/Mastercard ending in 4444/);
    await pressIn(user, /^Pay \$[\d.]+ now$/);
    await says(`${name} is paid`);
    await says(/was charged to your Mastercard ending in 4444/);
    await waitFor(() => expect(document.activeElement?.textContent).toContain('is paid'));
    expect([await one.now(), await one.paid()]).toEqual(['active', 2]);
    const close = (await openPanel()).getAllByRole('button', { name: 'Close' }).at(-1);
    if (close) await user.click(close);
    await isClosed();
    await (await subscriptionCard(name)).findByText('Active');
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
    fixture.noComplaints();
  });

  it('is not paid twice where the answer is lost', async () => {
    const one = await owing('tok_visa_4242_122031_3fa9c1d2');
    const { user } = await fixture.arrive(one, list);
    await user.click(await (await subscriptionCard(one.subscription.name)).findByRole('button', { name: 'Pay now' }));
    await (await openPanel()).findByText(/ending in 4242/);
    fixture.calls.answer('POST /pay', lost, 1);
    await pressIn(user, /^Pay \$[\d.]+ now$/);
    await says(/You can safely try again: you will never pay twice/);
    await pressIn(user, /^Pay \$[\d.]+ now$/);
    await says(`${one.subscription.name} is paid`);
    expect(await one.paid()).toBe(2);
  });
});

describe('what is prescribed', () => {
  it('is shown with its instructions and its end, and a change can be asked for', async () => {
    const { chloe, one, medication } = await prescribed();
    const { user } = await fixture.arrive(chloe, list);
    const [card] = await screen.findAllByRole('article', { name: one.name });
    await user.click(await within(card ?? document.body).findByRole('button', { name: 'Prescription details' }));
    await says(medication.patient_instructions ?? '');
    await says(/^Expires on \w+ \d+, \d{4}$/);
    const request = await (await openPanel()).findByRole<HTMLTextAreaElement>('textbox');
    expect((await openPanel()).getByRole<HTMLInputElement>('radio', { name: 'Other' }).checked).toBe(true);
    await user.click(request);
    await user.paste('It makes me dizzy.');
    fixture.calls.answer('POST /request-prescription-change', away, 1);
    await pressIn(user, 'Send request');
    await says('An error has occurred on submitting modification.');
    expect(request.value).toBe('It makes me dizzy.');
    await user.click((await openPanel()).getByLabelText('Lower my dosage'));
    await pressIn(user, 'Send request');
    await says('Your request was sent');
    const sent = fixture.calls.calls.filter(({ path }) => path.endsWith('/request-prescription-change'));
    expect(sent.at(-1)?.body).toEqual({ requestType: 'LowerDosage', comment: 'It makes me dizzy.' });
  });

  it('has expired on a day behind its end, about which the patient is asked first', async () => {
    const { chloe, one } = await prescribed();
    const { user } = await fixture.arrive(chloe, list);
    const [card] = await screen.findAllByRole('article', { name: one.name });
    await user.click(await within(card ?? document.body).findByRole('button', { name: 'Reschedule' }));
    await (await openPanel()).findByRole('grid');
    const next = (await openPanel()).getByRole('button', { name: 'Next month' });
    while (next.getAttribute('aria-disabled') !== 'true') await user.click(next);
    await pressIn(user, /day, \w+ 1, \d{4}/);
    await pressIn(user, 'Reschedule');
    await asks('Your prescription will have expired by then');
    await says(/We renew it for free/);
    await pressIn(user, 'Cancel');
    await asks('Reschedule your subscription');
    expect((await stored(chloe, one._id)).reschedule_date).toBe(one.reschedule_date);
    // The day is sent only now. It does not arrive: the shared patient stays as she is.
    fixture.calls.answer('POST /reschedule', away);
    const sent = () => fixture.calls.calls.filter(({ path }) => path.endsWith('/reschedule')).map(({ body }) => body);
    await pressIn(user, 'Reschedule');
    await asks('Your prescription will have expired by then');
    expect(sent()).toEqual([]);
    await pressIn(user, 'Continue');
    await waitFor(() => expect(sent()[0]).toEqual({ new_time: expect.any(Number) }));
    expect((await stored(chloe, one._id)).reschedule_date).toBe(one.reschedule_date);
  });
});
