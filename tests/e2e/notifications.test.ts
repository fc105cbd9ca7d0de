import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { NotificationPage } from '#schemas/wire/notification.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { holdAnswer } from '../support/browser/hold.ts';
import { drawsByItself, isAlive } from '../support/steps/patientSteps.ts';
import { noComplaints, portalFixture } from '../support/browser/portalFixture.ts';
import { completeProfile, signUpByCall } from '../support/portal/signUpByCall.ts';
import { bookByCall } from '../support/steps/schedulingSteps.ts';
import { isFull } from '../support/full.ts';

const fixture = portalFixture();

/** A new patient who was told seven things: a welcome, and three calls that were booked and canceled. */
async function told(size: { readonly width?: number; readonly height?: number } = {}) {
  const one = await signUpByCall(fixture.portal.url, completeProfile);
  for (let calls = 0; calls < 3; calls += 1) {
    const { _id } = await bookByCall(fixture.portal.url, one, { purpose: 'onboarding' }, calls);
    await one.call('POST', '/v2/appointments/cancel', { appointmentId: _id });
  }
  const arrived = await fixture.arrive(one, '/notifications', size);
  await arrived.page.getByRole('heading', { level: 2, name: 'Today' }).waitFor();
  await isAlive(arrived.page);
  const unread = async () => (await one.call<NotificationPage>('GET', '/v2/notifications')).unread;
  return { ...arrived, unread };
}

const list = (page: Page) => page.getByRole('main').getByRole('listitem');
const unreadLinks = (page: Page) => page.getByRole('link', { name: /^Unread: / });
const more = (page: Page) => page.getByRole('button', { name: 'Load more' });
async function appears(page: Page, count: number) {
  await expect.poll(() => list(page).count(), { timeout: 30_000 }).toBe(count);
}

describe('the notifications', () => {
  it('come five at a time, are read by opening them, and stay read', async () => {
    const { patient, page, userId, unread } = await told();
    await expect.poll(() => page.title()).toBe('Healthspan Patient Portal | Notifications');
    await appears(page, 5);
    await expectAccessible(page);
    const second = page.waitForRequest((request) => request.url().endsWith('/v2/notifications?page=2'));
    await more(page).scrollIntoViewIfNeeded();
    await second;
    await appears(page, 7);
    expect(await more(page).count()).toBe(0);
    expect(await unreadLinks(page).count()).toBe(7);
    await page
      .getByRole('link', { name: /Your appointment was canceled/ })
      .first()
      .click();
    await page.waitForURL(`**/dashboard/${userId}/appointments`);
    await expect.poll(unread).toBe(6);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
    await page.reload();
    await appears(page, 5);
    expect(await unreadLinks(page).count()).toBe(4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    noComplaints(patient);
  });

  it('are read in every tab once one of them has marked all', async () => {
    const { patient, page, url, unread } = await told({ width: 1280 });
    const other = await patient.newTab();
    await other.goto(`${url}/notifications`);
    await appears(other, 5);
    await other.getByRole('button', { name: 'Mark all as read' }).click();
    await expect.poll(() => unreadLinks(other).count()).toBe(0);
    await expect.poll(() => unreadLinks(page).count(), { timeout: 30_000 }).toBe(0);
    await page.getByText('You have read all of them.').waitFor();
    expect(await unread()).toBe(0);
    await expectAccessible(page);
    noComplaints(patient);
  });

  it.runIf(isFull)('are read in a tab that was loading them when another marked all', async () => {
    const { patient, page, url } = await told({ width: 1280 });
    const other = await patient.newTab();
    await other.goto(`${url}/notifications`);
    await appears(other, 5);
    await drawsByItself(page);
    const { answered, release } = await holdAnswer(page, '**/v2/notifications?page=1');
    await page.reload();
    await answered;
    await page.getByRole('link', { name: 'Notifications', exact: true }).first().waitFor();
    await other.getByRole('button', { name: 'Mark all as read' }).click();
    await other.getByText('You have read all of them.').waitFor();
    release();
    await page.getByText('You have read all of them.').waitFor();
    expect(await unreadLinks(page).count()).toBe(0);
    noComplaints(patient);
  });
});
