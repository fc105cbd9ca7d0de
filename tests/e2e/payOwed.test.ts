import { expect, it } from 'vitest';
import type { Charges } from '#schemas/wire/charge.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import { fillCard } from '../support/steps/checkoutSteps.ts';
import {
  card,
  loseAnswer,
  openSubscriptions,
  panel,
  pressIn,
  stored,
  subscriber,
} from '../support/steps/subscriptionSteps.ts';
import { signIn } from '../support/steps/patientSteps.ts';

const fixture = portalFixture();

/** A subscriber whose renewal was refused, because the card that is kept is declined. */
async function owing() {
  const one = await subscriber(fixture.portal.url);
  const { call, organization, userId, subscription } = one;
  await call('PUT', `/users/${organization}/${userId}/add-card`, { token: 'tok_visa_0341_122031_3fa9c1d2' });
  await call('POST', '/sandbox/simulate/turn-period', { subscriptionId: subscription._id });
  const paid = async () =>
    (await call<Charges>('GET', '/v2/charges')).charges.filter(({ status }) => status === 'paid').length;
  return { ...one, paid };
}

it.each([390, 1280])('at %d pixels, what is owed is paid with another card, and the plan goes on', async (width) => {
  const one = await owing();
  expect((await stored(one, one.subscription._id)).status).toBe('past_due');
  const patient = await fixture.browser.newPatient({ width });
  const { page } = patient;
  await signIn(page, fixture.portal.url, one.email, '/dashboard');
  await page.getByRole('link', { name: /^Pay now: / }).click();
  const plan = card(page, one.subscription.name);
  await plan.getByText(/^We could not charge \$[\d.]+\. Nothing is sent until it is paid\.$/).waitFor();
  await plan.getByRole('button', { name: 'Pay now' }).click();
  const pay = panel(page).getByRole('button', { name: /^Pay \$[\d.]+ now$/ });
  await pay.waitFor();
  await expectAccessible(page);
  await pay.click();
  await says(page, 'Your card was not charged.');
  await expectAccessible(page);

  await pressIn(page, 'Update card');
  await fillCard(page, '5555555555554444');
  await pressIn(page, 'Save card');
  await panel(page).getByText('Mastercard ending in 4444').first().waitFor();
  await pay.click();
  await says(page, `${one.subscription.name} is paid`);
  await says(page, /was charged to your Mastercard ending in 4444/);
  expect(await panel(page).locator(':focus').innerText()).toContain('is paid');
  await expectAccessible(page);
  expect([(await stored(one, one.subscription._id)).status, await one.paid()]).toEqual(['active', 2]);
  await panel(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  await panel(page).waitFor({ state: 'detached' });
  await plan.getByText('Active', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Pay now' }).count()).toBe(0);
  noComplaints(patient);
});

it('a payment whose answer is lost is not made twice', async () => {
  const one = await owing();
  await one.call('PUT', `/users/${one.organization}/${one.userId}/add-card`, {
    token: 'tok_visa_4242_122031_3fa9c1d2',
  });
  const patient = await fixture.browser.newPatient({ width: 390 });
  const { page } = patient;
  await openSubscriptions(page, fixture.portal.url, one);
  await card(page, one.subscription.name).getByRole('button', { name: 'Pay now' }).click();
  await page.route('**/v2/subscriptions/*/pay', loseAnswer, { times: 1 });
  const pay = panel(page).getByRole('button', { name: /^Pay \$[\d.]+ now$/ });
  await pay.click();
  await says(page, /You can safely try again: you will never pay twice/);
  await pay.click();
  await says(page, `${one.subscription.name} is paid`);
  expect(await one.paid()).toBe(2);
  noComplaints(patient);
});
