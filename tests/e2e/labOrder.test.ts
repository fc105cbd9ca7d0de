import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Order } from '#schemas/wire/order.ts';
import {
  cards,
  expectOrder,
  fillAddress,
  fillCard,
  readyToSubmit,
  storedVisit,
  submit,
} from '../support/steps/checkoutSteps.ts';
import type { DemoName } from '../support/portal/patientLike.ts';
import { portalFixture, says } from '../support/browser/portalFixture.ts';
import { watchCalls } from '../support/browser/watchCalls.ts';

const fixture = portalFixture();

async function atLabCheckout(who: DemoName, plan = /One time/) {
  const begun = await fixture.begin(who, 'longevity-labs', 'lab-checkout');
  const { page } = begun;
  await page.getByRole('radio', { name: plan }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await says(page, 'Payment Information');
  await fillAddress(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await says(page, '12 Harbor Street');
  return begun;
}

/** Pays while nothing about the visit itself can be written. */
async function chargedWithoutVisit(page: Page) {
  const ofVisit = /\/v2\/intakes\//;
  await page.route(ofVisit, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 500, code: 'ServerError', text: '', message: 'Something broke.', fields: [] }),
    }),
  );
  await submit(page).click();
  await says(page, 'Your card was charged. You do not need to pay again.');
  await page.unroute(ofVisit);
}

it('a discount code that is given after a card was declined counts for the order', async () => {
  const { visit, page } = await atLabCheckout('hana');
  await fillCard(page, cards.failsLater);
  await submit(page).click();
  await says(page, 'Your card was not charged.');
  await page.getByLabel(/Discount Code/).fill('LABS10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await says(page, 'Special discount applied');
  await fillCard(page, cards.good);
  const shown = page.getByRole('region', { name: 'Summary' }).locator('dt:text-is("Total") + dd');
  // The sums are held back until all of them are new.
  await shown.waitFor();
  const total = await shown.innerText();
  await submit(page).click();
  await page.waitForURL(`${fixture.portal.url}/labs/**`);
  const orders = await visit.call<Order[]>('GET', `/orders/${visit.organization}/patient/${visit.userId}`);
  expect(orders.map(({ amount, payment }) => [`$${(amount / 100).toFixed(2)}`, payment])).toEqual([
    [total, 'captured'],
  ]);
});

it('a lab that was paid before the page is reloaded is finished without paying again', async () => {
  const { visit, page } = await atLabCheckout('gus');
  await fillCard(page, cards.good);
  const calls = await watchCalls(fixture.portal);
  await chargedWithoutVisit(page);
  expect((await storedVisit(visit)).patient_complete).toBeNull();

  await page.reload();
  await says(page, 'Payment Information');
  await readyToSubmit(page);
  await submit(page).click();
  await page.waitForURL(`${fixture.portal.url}/labs/**`);
  await expectOrder(calls, [
    'POST /v2/orders/patient',
    'POST /v2/orders/:orderId/submit',
    'POST /v2/orders/patient',
    'POST /v2/intakes/:intakeId/complete',
  ]);
  const orders = await visit.call<Order[]>('GET', `/orders/${visit.organization}/patient/${visit.userId}`);
  expect(orders).toMatchObject([{ status: 'processing', payment: 'captured', intake: visit.intake._id }]);
  expect((await storedVisit(visit)).patient_complete).not.toBeNull();
});

it('a plan that was paid before the page is reloaded stays the one that is bought', async () => {
  const { visit, page } = await atLabCheckout('ava', /3 months/);
  await fillCard(page, cards.good);
  await chargedWithoutVisit(page);
  const [paid] = (await storedVisit(visit)).subscriptions;

  await page.reload();
  await says(page, 'Payment Information');
  await page.goBack();
  await page.getByRole('radio', { name: /One time/ }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await says(page, 'Payment Information');
  await readyToSubmit(page);
  await submit(page).click();
  await page.waitForURL(`${fixture.portal.url}/labs/**`);
  const { patient_complete, subscriptions, orders } = await storedVisit(visit);
  expect([patient_complete === null, subscriptions, orders]).toEqual([false, [paid], []]);
});
