import { describe, expect, it } from 'vitest';
import { sampled } from '../support/full.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { drawsByItself, expectQuestion } from '../support/steps/patientSteps.ts';
import { noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import {
  card,
  openSubscriptions,
  panel,
  pressIn,
  stored,
  subscriber,
  type Subscriber,
} from '../support/steps/subscriptionSteps.ts';

const fixture = portalFixture();

/** A subscriber who has pressed Cancel. */
async function cancelling(width = 390, prepare: (one: Subscriber) => Promise<unknown> = () => Promise.resolve()) {
  const { url } = fixture.portal;
  const one = await subscriber(url);
  await prepare(one);
  const patient = await fixture.browser.newPatient({ width });
  const { page } = patient;
  let changes = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/v2/subscriptions/')) changes += 1;
  });
  await openSubscriptions(page, url, one);
  const button = card(page, one.subscription.name).getByRole('button', { name: 'Cancel', exact: true });
  await button.click();
  return { ...one, patient, page, button, changes: () => changes };
}

/** Answers the reads of the list with other information about earlier attempts. */
async function attempted(page: Parameters<typeof openSubscriptions>[0], info: object): Promise<void> {
  await drawsByItself(page);
  await page.route('**/subscriptions', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue();
    const answer = await route.fetch();
    const body: readonly { readonly cancellation_info: object }[] = JSON.parse(await answer.text());
    return route.fulfill({
      response: answer,
      json: body.map((one) => ({ ...one, cancellation_info: { ...one.cancellation_info, ...info } })),
    });
  });
}

describe.each(sampled([1280, 390], 1))('at a width of %d', (width) => {
  it('who cancels for the first time is made an offer, which leads to the booking', async () => {
    const at = await cancelling(width);
    const { page, patient, subscription } = at;
    await expectQuestion(page, /offer/);
    await says(page, '20% off your next renewal');
    await says(page, 'A free longevity consultation');
    await expectAccessible(page);
    await pressIn(page, 'Continue');
    await page.waitForURL(`**/schedule-subscription/${subscription._id}?canIncrementCancellationAttempt=true`);
    await panel(page).waitFor({ state: 'detached' });
    expect((await stored(at, subscription._id)).cancellation_info.cancellation_attempt).toBe(0);
    expect(at.changes()).toBe(0);
    noComplaints(patient);
  });
});

it('the offer is dismissed by its button and by Escape, and nothing has changed', async () => {
  const at = await cancelling();
  const { page, patient, button, subscription } = at;
  await pressIn(page, 'Dismiss');
  await panel(page).waitFor({ state: 'detached' });
  await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
  await button.click();
  await expectQuestion(page, /offer/);
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
  expect((await stored(at, subscription._id)).status).toBe('active');
  expect(at.changes()).toBe(0);
  noComplaints(patient);
});

it('a patient can go on to cancel by keyboard at once', async () => {
  const at = await cancelling();
  const { page, patient } = at;
  await expectQuestion(page, /offer/);
  // From the last control backwards it is the first one.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('Cancel My Treatment');
  await page.keyboard.press('Enter');
  await expectQuestion(page, 'Would a pause be enough?');
  await expectAccessible(page);
  noComplaints(patient);
});

it('who was made the offer before is told what is void, and can still cancel', async () => {
  const { url } = fixture.portal;
  const one = await subscriber(url);
  const patient = await fixture.browser.newPatient();
  const { page } = patient;
  await attempted(page, { cancellation_attempt: 1 });
  await openSubscriptions(page, url, one);
  await card(page, one.subscription.name).getByRole('button', { name: 'Cancel', exact: true }).click();
  await expectQuestion(page, 'Before you cancel');
  await says(page, /the discount on your next renewal or the consultation that you have booked is void/);
  expect(await panel(page).getByRole('button', { name: 'Continue' }).count()).toBe(0);
  await expectAccessible(page);
  await pressIn(page, 'Dismiss');
  await panel(page).waitFor({ state: 'detached' });
  await card(page, one.subscription.name).getByRole('button', { name: 'Cancel', exact: true }).click();
  await pressIn(page, 'Cancel My Treatment');
  await expectQuestion(page, 'Would a pause be enough?');
  noComplaints(patient);
});

it('a booking that does not count says so in its address', async () => {
  const { url } = fixture.portal;
  const one = await subscriber(url);
  const patient = await fixture.browser.newPatient();
  const { page } = patient;
  await attempted(page, { canIncrementCancellationAttempt: false });
  await openSubscriptions(page, url, one);
  await card(page, one.subscription.name).getByRole('button', { name: 'Cancel', exact: true }).click();
  await pressIn(page, 'Continue');
  await page.waitForURL(`**/schedule-subscription/${one.subscription._id}?canIncrementCancellationAttempt=false`);
  noComplaints(patient);
});
