import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it, vi } from 'vitest';
import type { Message } from '#services/backend/sandbox/messageSchema.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { noComplaints, portalFixture } from '../support/browser/portalFixture.ts';
import { readPublic } from '../support/steps/entrySteps.ts';

const fixture = portalFixture();

const security = (userId: string) => `/dashboard/${userId}/settings/security`;
const sectionOf = (page: Page) => page.getByRole('region', { name: 'My data' });

/** The link in the mail that says that a copy is ready, at this portal. */
const linkTo = (email: string) =>
  vi.waitFor(
    async () => {
      const messages = await readPublic<readonly Message[]>(fixture.portal.url, '/sandbox/outbox');
      const mail = messages.find(({ to, subject }) => to === email && subject === 'The copy of your data is ready');
      const [link] = /http\S+/.exec(mail?.text ?? '') ?? [];
      if (link === undefined) throw new Error(`no mail to ${email} tells of a copy`);
      return fixture.portal.url + new URL(link).pathname;
    },
    { timeout: 30_000 },
  );

it.each([390, 1280])('a patient asks for a copy of everything and downloads it, at %i px', async (width) => {
  const ben = await fixture.like('ben');
  const { patient, page, userId } = await fixture.arrive(ben, security, { width });
  const section = sectionOf(page);
  const ask = section.getByRole('button', { name: 'Request a copy of my data' });
  await ask.waitFor();
  await expectAccessible(page);
  await ask.click();
  const send = section.getByRole('button', { name: 'Request my copy' });
  await send.click();
  await section.getByText('Please enter your password.').waitFor();

  await section.getByLabel('Current password').fill('Wrong-123');
  await send.click();
  await section.getByRole('alert').getByText('This is not your current password.').waitFor();
  await expectAccessible(page);

  await section.getByLabel('Current password').fill('Portal123');
  await page.keyboard.press('Enter');
  await section.getByText(/Your copy is (being made|ready)/u).waitFor();
  await section.getByText('Your copy is ready').waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-data.json');
  const copy: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(copy).toMatchObject({
    format: 'patient-portal-data-copy',
    version: 8,
    account: { _id: userId, email: ben.email },
    visits: [{ template: { name: 'Rapamycin' } }],
  });
  noComplaints(patient);
});

it('the link in the mail opens nothing by itself, and leads to the download once the patient is signed in', async () => {
  const ben = await fixture.like('ben');
  const { organization, userId } = ben;
  await ben.call('POST', `/v2/users/${organization}/${userId}/data-copy`, { current_password: 'Portal123' });
  const link = await linkTo(ben.email);
  const { page, complaints } = await fixture.browser.newPatient();
  await page.goto(link);
  await page.waitForURL('**/login?**');
  await page.getByLabel('Email').fill(ben.email);
  await page.getByLabel('Password', { exact: true }).fill('Portal123');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(`**${security(userId)}`);
  await sectionOf(page).getByRole('button', { name: 'Download my data' }).waitFor();
  await page.getByRole('button', { name: 'See who looked at my record' }).click();
  await page.getByText('A request for a copy of your data').first().waitFor();
  expect(complaints).toEqual([]);
});
