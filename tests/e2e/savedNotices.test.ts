import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { User } from '#schemas/wire/user.ts';
import type { Message } from '#services/backend/sandbox/messageSchema.ts';
import { noComplaints, portalFixture } from '../support/browser/portalFixture.ts';
import { picture } from '../support/files/pictures.ts';
import type { Caller } from '../support/portal/beginSession.ts';
import { isAlive } from '../support/steps/patientSteps.ts';

const fixture = portalFixture();

const region = (page: Page, name: string) => page.getByRole('region', { name });
const accountOf = ({ call, organization, userId }: Caller) =>
  call<User>('GET', `/users/${organization}/user/${userId}/patient`);

/** A patient in a section of the settings, where time can be stopped. */
async function arriveWithClock(who: Caller, section: string) {
  const path = `/dashboard/${who.userId}/settings/${section}`;
  const { patient, page, open } = await fixture.arrive(who, path, { width: 390 });
  await page.clock.install();
  await open(path);
  await isAlive(page);
  return { patient, page };
}

/** Stops time, and presses a button; until what it leads to is there, time passes in steps of 10 ms, for what is due at once. */
async function pressAndStop(page: Page, button: Locator, expected: Locator): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.click();
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return expected.count();
    })
    .toBe(1);
}

/** A notice is shown for 3 seconds of the page's time, and then taken back. */
async function saysFor3Seconds(page: Page, button: Locator, text: string): Promise<void> {
  const notice = page.getByRole('status').filter({ hasText: text });
  await pressAndStop(page, button, notice);
  await page.clock.runFor(2900);
  expect(await notice.isVisible()).toBe(true);
  await page.clock.runFor(200);
  await notice.waitFor({ state: 'detached' });
}

/** A patient like Dora whose mobile number is verified. */
async function withNumber(number: string): Promise<Caller> {
  const dora = await fixture.like('dora');
  const account = `/users/${dora.organization}/${dora.userId}`;
  await dora.call('POST', `${account}/send-mobile-verification`, { number });
  const answer = await fetch(`${fixture.portal.url}/sandbox/outbox`);
  const messages: readonly Message[] = await answer.json();
  const sent = messages.find(({ to, text }) => to === `+1${number}` && text.includes('your code is'));
  const [, code] = /your code is (\d{5})/.exec(sent?.text ?? '') ?? [];
  await dora.call('POST', `${account}/mobile-verify`, { verification_code: code });
  expect(await accountOf(dora)).toMatchObject({ mobile_number: number, mobile_verified: true });
  return dora;
}

it('a new mobile number is said to be saved for 3 seconds, and is to be verified again', async () => {
  const dora = await withNumber('2135550178');
  const { patient, page } = await arriveWithClock(dora, 'mobile');
  const section = region(page, 'Mobile Number');
  await section.getByText('Number Verified').waitFor();
  await section.getByRole('button', { name: 'New Number' }).click();
  await section.getByLabel('Mobile number').fill('2135550179');
  await saysFor3Seconds(page, section.getByRole('button', { name: 'Save number' }), 'Mobile number saved');
  await section.getByText('(213) 555-0179').waitFor();
  await section.getByRole('button', { name: 'Verify Your Number' }).waitFor();
  expect(await accountOf(dora)).toMatchObject({ mobile_number: '2135550179', mobile_verified: false });
  noComplaints(patient);
});

it('personal information is said to be saved for 3 seconds', async () => {
  const { patient, page } = await arriveWithClock(await fixture.like('dora'), 'info');
  const section = region(page, 'Personal Information');
  await section.getByLabel('First name').fill('Dolores');
  const save = section.getByRole('button', { name: /^Save/ });
  await saysFor3Seconds(page, save, 'Personal information updated successfully');
  noComplaints(patient);
});

it('why an email address is refused stays', async () => {
  const { patient, page } = await arriveWithClock(await fixture.like('dora'), 'email');
  const section = region(page, 'Email Address');
  await section.getByLabel('Email', { exact: true }).fill('chloe@example.com');
  await section.getByLabel('Current password').fill('Portal123');
  const error = section.getByRole('alert').getByText('Patient with this email already exists.');
  await pressAndStop(page, section.getByRole('button', { name: 'Save', exact: true }), error);
  await page.clock.runFor(60_000);
  expect(await error.isVisible()).toBe(true);
  noComplaints(patient);
});

it('the account is read again 2 seconds after a photo was saved, which is said for 3', async () => {
  const dora = await fixture.like('dora');
  const { patient, page } = await arriveWithClock(dora, 'image');
  await page.getByRole('button', { name: 'Add a photo' }).click();
  const panel = page.getByRole('dialog', { name: 'Profile photo' });
  const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture().jpeg().toBuffer() };
  await panel.locator('input[type="file"]').setInputFiles(photo);
  const account = `/user/${dora.userId}/patient`;
  let reads = 0;
  const notice = page.getByRole('status').filter({ hasText: 'Photo updated successfully' });
  await pressAndStop(page, panel.getByRole('button', { name: 'Save photo' }), notice);
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith(account)) reads += 1;
  });
  await page.clock.runFor(1900);
  expect(reads).toBe(0);
  const read = page.waitForResponse((response) => response.url().endsWith(account));
  await page.clock.runFor(200);
  expect((await read).status()).toBe(200);
  expect(reads).toBe(1);
  await page.clock.runFor(800);
  expect(await notice.isVisible()).toBe(true);
  await page.clock.runFor(200);
  await notice.waitFor({ state: 'detached' });
  noComplaints(patient);
});
