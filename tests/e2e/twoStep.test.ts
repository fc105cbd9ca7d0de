import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it, vi } from 'vitest';
import type { TwoStepSecret } from '#schemas/wire/twoStep.ts';
import type { Message } from '#services/backend/sandbox/messageSchema.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { dashboard, noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import type { Caller } from '../support/portal/beginSession.ts';
import { timeCodeOf } from '../support/portal/timeCodeOf.ts';
import { readPublic } from '../support/steps/entrySteps.ts';
import { isAlive, logOut } from '../support/steps/patientSteps.ts';

const fixture = portalFixture();

const PASSWORD = 'Portal123';

const security = (userId: string) => `/dashboard/${userId}/settings/security`;

const section = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The first step, which is the same for everybody. */
async function enterPassword(page: Page, { email }: Pick<Caller, 'email'>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Log in');
}

/** Turns it on by calls. */
async function twoStepPatient() {
  const caller = await fixture.like('ava');
  const path = `/v2/users/${caller.organization}/${caller.userId}/two-step`;
  const { secret } = await caller.call<TwoStepSecret>('POST', `${path}/secret`, { current_password: PASSWORD });
  const { codes } = await caller.call<{ codes: string[] }>('PUT', path, { code: timeCodeOf(secret, new Date()) });
  return { ...caller, secret, codes };
}

const mailsTo = async (email: string) =>
  (await readPublic<readonly Message[]>(fixture.portal.url, '/sandbox/outbox')).filter(({ to }) => to === email);

it.each([390, 1280])('is turned on, asked for at the login, and turned off, at %i px', async (width) => {
  const ava = await fixture.like('ava');
  const { patient, page, userId } = await fixture.arrive(ava, security, { width });
  await press(page, 'Turn on two-step sign-in');
  await expectAccessible(page);
  await page.getByLabel('Current password', { exact: true }).fill('Wrong-123');
  await press(page, 'Continue');
  await page.getByRole('alert').getByText('This is not your current password.').waitFor();
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await press(page, 'Continue');
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  await expectAccessible(page);
  const address = new URL((await page.getByRole('link', { name: 'Open it' }).getAttribute('href')) ?? '');
  const secret = address.searchParams.get('secret') ?? '';
  expect((await section(page).innerText()).replaceAll(/\s/gu, '')).toContain(secret);
  const code = (steps = 0) => timeCodeOf(secret, new Date(), steps);

  await page.getByLabel('Code', { exact: true }).fill('12');
  await press(page, 'Turn on');
  await says(page, 'Please enter the 6 digits that your app shows.');
  await page.getByLabel('Code', { exact: true }).fill(code());
  await press(page, 'Turn on');
  const listed = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect.poll(() => listed.count()).toBe(10);
  const codes = await listed.allInnerTexts();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await press(page, 'Download as a text file');
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('recovery-codes.txt');
  expect(await readFile(await saved.path(), 'utf8')).toContain(codes.join('\n'));
  await press(page, 'I have saved them');
  await page.getByRole('status').filter({ hasText: 'Two-step sign-in is on.' }).waitFor();
  await says(page, '10 recovery codes are left.');
  await expectAccessible(page);

  await logOut(page);
  await page.waitForURL('**/login');
  await enterPassword(page, ava);
  const field = page.getByLabel('Code', { exact: true });
  await field.waitFor();
  await expectAccessible(page);
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  await field.fill('000000');
  await press(page, 'Log in');
  await page
    .getByRole('alert')
    .getByText(/^This code is not right/u)
    .waitFor();
  await field.fill(code(1));
  await press(page, 'Log in');
  await page.waitForURL(dashboard);

  await logOut(page);
  await page.waitForURL('**/login');
  await enterPassword(page, ava);
  await press(page, 'Use a recovery code');
  await expectAccessible(page);
  await page.getByLabel('Recovery code', { exact: true }).fill(codes[0]?.toUpperCase() ?? '');
  await press(page, 'Log in');
  await page.waitForURL(dashboard);

  await page.goto(fixture.portal.url + security(userId));
  await says(page, '9 recovery codes are left.');
  await press(page, 'Turn off');
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await press(page, 'Use a recovery code');
  await page.getByLabel('Recovery code', { exact: true }).fill(codes[1] ?? '');
  await expectAccessible(page);
  await press(page, 'Turn two-step sign-in off');
  await page.getByRole('status').filter({ hasText: 'Two-step sign-in is off.' }).waitFor();
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).waitFor();
  expect((await mailsTo(ava.email)).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Two-step sign-in is on', 'A recovery code was used', 'Two-step sign-in is off']),
  );
  // What was refused was refused on purpose.
  noComplaints(patient);
});

it('new recovery codes take the place of those before', async () => {
  const ava = await fixture.like('ava');
  const { page, patient } = await fixture.arrive(ava, security);
  const path = `/v2/users/${ava.organization}/${ava.userId}/two-step`;
  const { secret } = await ava.call<TwoStepSecret>('POST', `${path}/secret`, { current_password: PASSWORD });
  await ava.call('PUT', path, { code: timeCodeOf(secret, new Date()) });
  await page.reload();
  await press(page, 'New recovery codes');
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Code', { exact: true }).fill(timeCodeOf(secret, new Date(), 1));
  await press(page, 'Make new codes');
  await expect.poll(() => page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').count()).toBe(10);
  await press(page, 'I have saved them');
  await page.getByRole('status').filter({ hasText: 'You have new recovery codes.' }).waitFor();
  noComplaints(patient);
});

it('a login whose time is over begins again with the password', async () => {
  const ava = await twoStepPatient();
  const { page } = await fixture.browser.newPatient();
  await page.goto(`${fixture.portal.url}/login`);
  await enterPassword(page, ava);
  const field = page.getByLabel('Code', { exact: true });
  await field.fill(timeCodeOf(ava.secret, new Date(), 1));
  // All sessions end meanwhile, and with them what has been begun.
  await ava.call('POST', '/v2/session/logout-everywhere');
  await press(page, 'Log in');
  await page
    .getByRole('alert')
    .getByText(/Please log in again/u)
    .waitFor();
  await expectAccessible(page);
  await press(page, 'Log in again');
  await enterPassword(page, ava);
  await page.getByLabel('Code', { exact: true }).fill(timeCodeOf(ava.secret, new Date(), 1));
  await press(page, 'Log in');
  await page.waitForURL(dashboard);
});

it('a mailed link to log in asks for the second step, too', async () => {
  const ava = await twoStepPatient();
  await ava.call('POST', '/sandbox/simulate/send-login-link', { email: ava.email });
  const link = await vi.waitFor(async () => {
    const [found] = (await mailsTo(ava.email)).flatMap(({ text }) => /http\S+token=\S+/u.exec(text) ?? []);
    if (found === undefined) throw new Error('no mail holds a link to log in');
    return new URL(found);
  });
  const { page, complaints } = await fixture.browser.newPatient();
  await page.goto(fixture.portal.url + link.pathname + link.search);
  await page.getByLabel('Code', { exact: true }).fill(timeCodeOf(ava.secret, new Date(), 1));
  await press(page, 'Log in');
  await page.waitForURL(dashboard);
  expect(complaints).toEqual([]);
});

it('a session that ends over a page asks for both steps there', async () => {
  const ava = await twoStepPatient();
  const { page } = await fixture.browser.newPatient();
  await page.goto(
    `${fixture.portal.url}/login?redirectPath=${encodeURIComponent(`/dashboard/${ava.userId}/settings/info`)}`,
  );
  await enterPassword(page, ava);
  await page
    .getByLabel('Recovery code')
    .or(page.getByLabel('Code', { exact: true }))
    .fill(timeCodeOf(ava.secret, new Date(), 1));
  const renewed = page.waitForResponse(
    (response) => response.url().endsWith('/v2/session/refresh') && page.url().endsWith('/settings/info'),
  );
  await press(page, 'Log in');
  await renewed;
  // A page that does not know of any input yet is left for the login.
  await isAlive(page);
  await page.getByRole('textbox', { name: 'First name' }).fill('Avaline');
  await page.context().clearCookies();
  await ava.call('POST', '/v2/session/logout-everywhere');
  await press(page, 'Save');
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
  await dialog.getByLabel('Recovery code', { exact: true }).fill(ava.codes[0] ?? '');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('status').filter({ hasText: 'successfully' }).waitFor();
  await expectAccessible(page);
});

/** The newest link to a page in a mail to an address, at this portal. */
const linkTo = (email: string, page: string) =>
  vi.waitFor(async () => {
    const links = (await mailsTo(email)).flatMap(
      ({ text }) => new RegExp(`http\\S+/${page}/\\S+`, 'u').exec(text) ?? [],
    );
    if (links[0] === undefined) throw new Error(`no mail to ${email} leads to ${page}`);
    return fixture.portal.url + new URL(links[0]).pathname;
  });

it('who has lost app and recovery codes asks to turn it off, and whoever reads the mails can stop it', async () => {
  const ava = await twoStepPatient();
  const { page, complaints } = await fixture.browser.newPatient();
  await page.goto(`${fixture.portal.url}/login`);
  await enterPassword(page, ava);
  await press(page, 'Use a recovery code');
  await press(page, 'I have neither app nor recovery codes');
  await page.getByRole('button', { name: 'Send me the link' }).waitFor();
  await expectAccessible(page);
  await press(page, 'Send me the link');
  await says(page, /^We have sent you a mail/u);
  await page.goto(await linkTo(ava.email, 'lost-step'));
  await page.getByRole('heading', { level: 1, name: 'Turn two-step sign-in off' }).waitFor();
  await expectAccessible(page);
  await press(page, 'Turn it off in 7 days');
  await says(page, /^Two-step sign-in will be off in 7 days/u);
  const path = `/v2/users/${ava.organization}/${ava.userId}/two-step`;
  expect(await ava.call('GET', path)).toMatchObject({ off_from: expect.any(String) });
  await page.goto(await linkTo(ava.email, 'keep-two-step'));
  await expectAccessible(page);
  await press(page, 'Keep it on');
  await says(page, /^Two-step sign-in stays on/u);
  expect(await ava.call('GET', path)).toMatchObject({ off_from: null });
  expect(complaints).toEqual([]);
});

it.each([390, 1280])(
  'address, password and the end of the account ask for the second step, too, at %i px',
  async (width) => {
    const ava = await twoStepPatient();
    const { page } = await fixture.browser.newPatient({ width });
    const settings = `/dashboard/${ava.userId}/settings`;
    await page.goto(`${fixture.portal.url}/login?redirectPath=${encodeURIComponent(`${settings}/email`)}`);
    await enterPassword(page, ava);
    await page.getByLabel('Code', { exact: true }).fill(timeCodeOf(ava.secret, new Date(), 1));
    await press(page, 'Log in');

    const email = page.getByRole('region', { name: 'Email Address' });
    await email.getByLabel('Email').fill(`second.${ava.email}`);
    await email.getByLabel('Current password', { exact: true }).fill(PASSWORD);
    await email.getByRole('button', { name: 'Save' }).click();
    await email.getByText('Please enter the 6 digits that your app shows.').waitFor();
    await expectAccessible(page);
    await email.getByLabel('Code', { exact: true }).fill('000000');
    await email.getByRole('button', { name: 'Save' }).click();
    await email
      .getByRole('alert')
      .getByText(/^This code is not right/u)
      .waitFor();
    await email.getByRole('button', { name: 'Use a recovery code' }).click();
    await email.getByLabel('Recovery code', { exact: true }).fill(ava.codes[0] ?? '');
    await email.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('status').filter({ hasText: 'Email address updated successfully' }).waitFor();

    await page.goto(`${fixture.portal.url}${settings}/password`);
    const password = page.getByRole('region', { name: 'Password', exact: true });
    await password.getByLabel('Current password', { exact: true }).fill(PASSWORD);
    await password.getByLabel('New password', { exact: true }).fill('Better-456');
    await password.getByLabel('Confirm new password', { exact: true }).fill('Better-456');
    await password.getByRole('button', { name: 'Use a recovery code' }).click();
    await password.getByLabel('Recovery code', { exact: true }).fill(ava.codes[1] ?? '');
    await expectAccessible(page);
    await password.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('status').filter({ hasText: 'Password updated successfully' }).waitFor();

    await page.goto(`${fixture.portal.url}${settings}/security`);
    await press(page, 'Close my account');
    const panel = page.getByRole('dialog', { name: 'Close my account' });
    await panel.getByLabel('Current password', { exact: true }).fill('Better-456');
    await panel.getByLabel('Type CLOSE to confirm').fill('CLOSE');
    await panel.getByRole('button', { name: 'Close my account now' }).click();
    await panel.getByText('Please enter the 6 digits that your app shows.').waitFor();
    await panel.getByRole('button', { name: 'Use a recovery code' }).click();
    await panel.getByLabel('Recovery code', { exact: true }).fill(ava.codes[2] ?? '');
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Close my account now' }).click();
    await page.waitForURL('**/login');
  },
);

it('a form asks for the code once the account has a second step, though the page does not know of it yet', async () => {
  const ava = await fixture.like('ava');
  const { page } = await fixture.arrive(ava, (userId) => `/dashboard/${userId}/settings/email`);
  const email = page.getByRole('region', { name: 'Email Address' });
  await email.getByLabel('Email').fill(`late.${ava.email}`);
  // Turned on on another device meanwhile.
  const path = `/v2/users/${ava.organization}/${ava.userId}/two-step`;
  const { secret } = await ava.call<TwoStepSecret>('POST', `${path}/secret`, { current_password: PASSWORD });
  await ava.call('PUT', path, { code: timeCodeOf(secret, new Date()) });
  await email.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await email.getByRole('button', { name: 'Save' }).click();
  await email
    .getByRole('alert')
    .getByText(/^Your account is protected by more than the password/u)
    .waitFor();
  await email.getByLabel('Code', { exact: true }).fill(timeCodeOf(secret, new Date(), 1));
  expect(await email.getByLabel('Email').inputValue()).toBe(`late.${ava.email}`);
  await email.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('status').filter({ hasText: 'Email address updated successfully' }).waitFor();
});

it.each([390, 1280])(
  'a device that is trusted asks for no code, until the patient ends that, at %i px',
  async (width) => {
    const ava = await twoStepPatient();
    const { page } = await fixture.browser.newPatient({ width });
    await page.goto(`${fixture.portal.url}/login`);
    await enterPassword(page, ava);
    await page.getByLabel('Code', { exact: true }).fill(timeCodeOf(ava.secret, new Date(), 1));
    await page.getByLabel('Do not ask for a code on this device for 30 days').check();
    await expectAccessible(page);
    await press(page, 'Log in');
    await page.waitForURL(dashboard);

    await logOut(page);
    await page.waitForURL('**/login');
    await enterPassword(page, ava);
    await page.waitForURL(dashboard);

    await page.goto(fixture.portal.url + security(ava.userId));
    const listed = page.getByRole('list', { name: 'Devices without a code' }).getByRole('listitem');
    await listed.getByText('This device', { exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ask for a code on Chrome on Linux, this device' }).click();
    await page.getByRole('status').filter({ hasText: 'A login on Chrome on Linux asks for a code again.' }).waitFor();
    expect(await listed.count()).toBe(0);
    await logOut(page);
    await page.waitForURL('**/login');
    await enterPassword(page, ava);
    await page.getByLabel('Code', { exact: true }).waitFor();
  },
);
