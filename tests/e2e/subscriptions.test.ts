import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isFull, sampled } from '../support/full.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { expectQuestion } from '../support/steps/patientSteps.ts';
import { noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import { sentBodies } from '../support/browser/sentBodies.ts';
import {
  card,
  giveReason,
  openSubscriptions,
  panel,
  pressIn,
  stored,
  subscriber,
  SUCCESS,
  succeeds,
  type Subscriber,
} from '../support/steps/subscriptionSteps.ts';

const fixture = portalFixture();

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280 } } as const;

/** A new subscriber on the page, and what that browser sends. */
async function arrive(size: keyof typeof sizes = 'phone') {
  const { url } = fixture.portal;
  const one = await subscriber(url);
  const patient = await fixture.browser.newPatient(sizes[size]);
  const { page } = patient;
  const bodies = await sentBodies(page);
  let reads = 0;
  page.on('response', (response) => {
    if (response.request().method() === 'GET' && response.url().endsWith('/subscriptions')) reads += 1;
  });
  await openSubscriptions(page, url, one);
  await card(page, one.subscription.name).waitFor();
  const path = (action: string) => `/v2/subscriptions/${one.subscription._id}/${action}`;
  return {
    ...one,
    patient,
    page,
    name: one.subscription.name,
    reads: () => reads,
    /** The bodies of an action that were sent. */
    sent: async (action: string) =>
      (await bodies()).filter(([call]) => call === `POST ${path(action)}`).map(([, body]) => body),
    now: () => stored(one, one.subscription._id),
    open: (button: string) =>
      card(page, one.subscription.name).getByRole('button', { name: button, exact: true }).click(),
  };
}

/** Waits until the list was read again, and shows a status. */
async function shows(page: Page, name: string, tab: string, label: string): Promise<void> {
  await page.getByRole('tab', { name: tab, exact: true }).click();
  await card(page, name).getByText(label, { exact: true }).waitFor();
}

/** Pauses, from the button to the survey. */
async function toPause({ page, open }: Awaited<ReturnType<typeof arrive>>): Promise<void> {
  await open('Pause');
  await expectQuestion(page, 'Pause your subscription');
  expect(await panel(page).getByRole('button', { name: 'Cancel', exact: true }).count()).toBe(0);
  await pressIn(page, 'Pause');
  await expectQuestion(page, 'Why would you like to pause?');
}

const submitButton = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const isBlocked = (page: Page, name: string) => submitButton(page, name).getAttribute('aria-disabled');

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

describe.each(sampled(['phone', 'desktop'] as const, 1))('on a %s', (size) => {
  it('a subscription is paused and resumed at once', async () => {
    const at = await arrive(size);
    const { page, name, patient } = at;
    await expectAccessible(page);
    await toPause(at);
    await expectAccessible(page);
    expect(await isBlocked(page, 'Pause subscription')).toBe('true');
    await giveReason(page, 'Away or traveling');
    const before = at.reads();
    await pressIn(page, 'Pause subscription');
    await expectQuestion(page, SUCCESS);
    await expectAccessible(page);
    await expect.poll(at.reads).toBeGreaterThan(before);
    await succeeds(page);
    expect(await at.sent('pause')).toEqual([{ pause_reason: 'Away or traveling' }]);
    expect((await at.now()).status).toBe('paused');
    await says(page, "There's no active subscriptions.");

    await shows(page, name, 'Paused', 'Paused');
    await at.open('Resume');
    await expectQuestion(page, 'Resume your subscription');
    await expectAccessible(page);
    await panel(page)
      .getByLabel(/^Resume now/)
      .click();
    await pressIn(page, 'Resume subscription');
    await succeeds(page);
    expect(await at.sent('resume')).toEqual([{ shipNow: true }]);
    await shows(page, name, 'Active', 'Active');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes[size].width);
    noComplaints(patient);
  });
});

it.runIf(isFull)('the invoice is downloaded as a PDF', async () => {
  const at = await arrive();
  const { page, patient } = at;
  const [download] = await Promise.all([page.waitForEvent('download'), at.open('Download invoice')]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  expect(await download.failure()).toBeNull();
  await page.route('**/invoice?*', (route) => route.abort(), { times: 1 });
  await at.open('Download invoice');
  await says(page, 'The invoice could not be loaded. Please try again.');
  await expectAccessible(page);
  noComplaints(patient);
});

it('the offer is dismissed by its button and by Escape, nothing has changed, and the keyboard alone can go on to cancel', async () => {
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
  await button.click();
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
