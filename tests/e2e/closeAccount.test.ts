import { expect, it, vi } from 'vitest';
import type { Message } from '#services/backend/sandbox/messageSchema.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import { readPublic } from '../support/steps/entrySteps.ts';

const fixture = portalFixture();

const security = (userId: string) => `/dashboard/${userId}/settings/security`;

/** The link in a mail to an address that opens its account again, at this portal. */
const linkTo = (email: string) =>
  vi.waitFor(
    async () => {
      const messages = await readPublic<readonly Message[]>(fixture.portal.url, '/sandbox/outbox');
      const [link] = messages.flatMap(({ to, text }) =>
        to === email ? (/http\S+\/reopen-account\/\S+/.exec(text) ?? []) : [],
      );
      if (link === undefined) throw new Error(`no mail to ${email} tells that the account is closed`);
      return fixture.portal.url + new URL(link).pathname;
    },
    { timeout: 30_000 },
  );

it.each([390, 1280])('a patient closes the account and opens it again, at %i px', async (width) => {
  const ben = await fixture.like('ben');
  const other = await fixture.arrive(ben, '/dashboard', { width });
  const { patient, page } = await fixture.arrive(ben, security, { width });
  await page.getByRole('button', { name: 'Close my account' }).click();
  const panel = page.getByRole('dialog', { name: 'Close my account' });
  for (const title of ['What ends at once', 'What is deleted after 30 days', 'What we keep, and why'])
    await panel.getByRole('heading', { level: 3, name: title }).waitFor();
  await expectAccessible(page);
  const close = panel.getByRole('button', { name: 'Close my account now' });
  await close.click();
  await panel.getByText('Please enter your password.').waitFor();
  await panel.getByText('Please type CLOSE.').waitFor();
  await panel.getByLabel('Current password').fill('Wrong-123');
  await panel.getByLabel('Type CLOSE to confirm').fill('close');
  await close.click();
  await panel.getByRole('alert').getByText('This is not your current password.').waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await panel.getByLabel('Current password').fill('Portal123');
  await close.click();
  await page.waitForURL('**/login');
  noComplaints(patient);

  // The other browser finds out by itself, and the password opens nothing.
  await other.page.waitForURL('**/login?**');
  const logIn = async () => {
    await page.getByLabel('Email').fill(ben.email);
    await page.getByLabel('Password', { exact: true }).fill('Portal123');
    await page.getByRole('button', { name: 'Log in' }).click();
  };
  await logIn();
  await says(page, /The password or email .+ was wrong/u);

  await page.goto(await linkTo(ben.email));
  await page.getByRole('heading', { level: 1, name: 'Open your account again' }).waitFor();
  await expectAccessible(page);
  const open = page.getByRole('button', { name: 'Open my account again' });
  await page.getByLabel('Password', { exact: true }).fill('Wrong-123');
  await open.click();
  await says(page, 'This is not the password of the account.');
  await page.getByLabel('Password', { exact: true }).fill('Portal123');
  await open.click();
  await says(page, /Your account is open again/u);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.waitForURL('**/login');
  await logIn();
  await page.waitForURL(/\/dashboard\//u);
});
