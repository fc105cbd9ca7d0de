import type { Page } from 'playwright-core';
import { expect, it, vi } from 'vitest';
import type { Message } from '#services/backend/sandbox/messageSchema.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import { readPublic } from '../support/steps/entrySteps.ts';

const fixture = portalFixture();

const security = (userId: string) => `/dashboard/${userId}/settings/security`;
const rows = (page: Page) => page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
const logOut = (page: Page, device: RegExp) => page.getByRole('button', { name: device });

/** The newest link in a mail to an address that ends a session, at this portal. */
const endLinkTo = (email: string) =>
  vi.waitFor(
    async () => {
      const messages = await readPublic<readonly Message[]>(fixture.portal.url, '/sandbox/outbox');
      const links = messages.flatMap(({ to, text }) =>
        to === email ? (/http\S+\/end-session\/\S+/.exec(text) ?? []) : [],
      );
      if (links[0] === undefined) throw new Error(`no mail to ${email} tells of a new device`);
      return fixture.portal.url + new URL(links[0]).pathname;
    },
    { timeout: 30_000 },
  );

it.each([390, 1280])('a device that is logged out from another is led to the login, at %i px', async (width) => {
  const dora = await fixture.like('dora');
  const other = await fixture.arrive(dora, '/dashboard', { width });
  const { patient, page, userId } = await fixture.arrive(dora, security, { width });
  await expect.poll(() => rows(page).count()).toBe(3);
  await expectAccessible(page);
  const here = rows(page).filter({ hasText: 'This device' });
  expect(await here.count()).toBe(1);
  await here.getByText('Last used: Just now').waitFor();
  // The browser that has logged in before, and the call that has signed the patient up.
  const chrome = logOut(page, /^Log out Chrome on Linux$/u);
  expect(await chrome.count()).toBe(1);
  await logOut(page, /^Log out Chrome on Linux, this device$/u).waitFor();
  // An open page would be on its way to the login by itself, just when it is opened again.
  await other.page.goto('about:blank');
  await chrome.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'Chrome on Linux is logged out.' }).waitFor();
  await expect.poll(() => rows(page).count()).toBe(2);
  await other.open(security(userId));
  await other.page.waitForURL('**/login?**');
  await page.reload();
  await expect.poll(() => rows(page).count()).toBe(2);
  noComplaints(patient);
});

it('the device that asks is logged out as by the menu', async () => {
  const { patient, page, open, userId } = await fixture.arrive('dora', security);
  await logOut(page, /, this device$/u).click();
  await page.waitForURL('**/login');
  await open(security(userId));
  await page.waitForURL('**/login?**');
  noComplaints(patient);
});

it('a login on a new device is told of by mail, and ended by its link and one press', async () => {
  const dora = await fixture.like('dora');
  const stranger = await fixture.arrive(dora, security);
  const { page, complaints } = await fixture.browser.newPatient();
  await page.goto(await endLinkTo(dora.email));
  await page.getByRole('heading', { level: 1, name: 'Log out a device' }).waitFor();
  await expectAccessible(page);
  // Opening the page alone ends nothing.
  await stranger.page.reload();
  await rows(stranger.page).first().waitFor();
  await stranger.page.goto('about:blank');
  await page.getByRole('button', { name: 'Log that device out' }).click();
  await says(page, /^The device is logged out/u);
  await expectAccessible(page);
  await stranger.open(security(stranger.userId));
  await stranger.page.waitForURL('**/login?**');
  await page.getByRole('link', { name: 'Choose a new password' }).click();
  await page.waitForURL('**/request-password-reset');
  expect(await dora.call('GET', '/v2/sessions')).toMatchObject({ devices: [{ current: true }] });
  expect(complaints).toEqual([]);
});

it('a link that ends nothing says so', async () => {
  const { page } = await fixture.browser.newPatient();
  await page.goto(`${fixture.portal.url}/end-session/${'1'.repeat(24)}/nothing`);
  await page.getByRole('button', { name: 'Log that device out' }).click();
  await page
    .getByRole('alert')
    .getByText(/can no longer be used/u)
    .waitFor();
  await expectAccessible(page);
});
