import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { User } from '#schemas/wire/user.ts';
import type { Message } from '#services/backend/sandbox/messageSchema.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hold } from '../support/browser/hold.ts';
import { noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import { noise, picture } from '../support/files/pictures.ts';
import type { Caller } from '../support/portal/beginSession.ts';

const fixture = portalFixture();

const DESKTOP = { width: 1280 };
const settingsOf = (section: string) => (userId: string) => `/dashboard/${userId}/settings${section}`;

const region = (page: Page, name: string) => page.getByRole('region', { name });
const save = (page: Page, name: string) => region(page, name).getByRole('button', { name: /^Save/ });
const accountOf = ({ call, organization, userId }: Caller) =>
  call<User>('GET', `/users/${organization}/user/${userId}/patient`);

/** The newest mail to an address that was not written of a login. */
async function mailTo(email: string): Promise<Message | undefined> {
  const answer = await fetch(`${fixture.portal.url}/sandbox/outbox`);
  const messages: readonly Message[] = await answer.json();
  return messages
    .filter(({ to, subject }) => to === email && subject !== 'New login to your account')
    .toSorted((one, next) => one.created_at.localeCompare(next.created_at))
    .at(-1);
}

/** Says once that something was saved, and takes it back by itself. */
async function isSaved(page: Page, text: string) {
  const notice = page.getByRole('status').filter({ hasText: text });
  await notice.waitFor();
  await notice.waitFor({ state: 'detached' });
}

const day = (part: number) => String(part).padStart(2, '0');

describe('the sections', () => {
  it('are tabs on a desktop, the profile has six of them, and none breaks the rules', async () => {
    const { patient, page, userId, open } = await fixture.arrive('dora', settingsOf(''), DESKTOP);
    await says(page, 'Manage your account settings and preferences.');
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect
      .poll(() => headings.allTextContents())
      .toEqual(['Personal Information', 'Email Address', 'Password', 'Mobile Number', 'Home State', 'Profile Image']);
    await expectAccessible(page);
    const tabs = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
    expect(await tabs.allTextContents()).toEqual(['Profile', 'Shipping', 'Billing', 'Notifications', 'Security']);
    for (const [tab, heading] of [
      ['Shipping', 'Shipping address'],
      ['Billing', 'Payment method'],
      ['Notifications', 'Notifications'],
      ['Security', 'Signed-in devices'],
    ] as const) {
      await tabs.getByText(tab, { exact: true }).click();
      await page.waitForURL(`**/settings/${tab.toLowerCase()}`);
      await page.getByRole('heading', { level: 2, name: heading }).waitFor();
      const current = page.getByRole('navigation', { name: 'Settings' }).locator('[aria-current="page"]');
      expect(await current.allTextContents()).toEqual([tab]);
      await expectAccessible(page);
    }
    await open(`/dashboard/${userId}/settings/profile`);
    await page.waitForURL(`**/dashboard/${userId}/settings`);
    await open(`/dashboard/${userId}/settings/nothing`);
    await page.waitForURL(`**/dashboard/${userId}/settings`);
    await open(`/dashboard/${'0'.repeat(24)}/settings/billing`);
    await page.waitForURL(`**/dashboard/${userId}/settings/billing`);
    noComplaints(patient);
  });

  it('that the server has drawn keep what is done in them until their code is there', async () => {
    const { patient, page, url, ...caller } = await fixture.arrive('dora', '/shop', DESKTOP);
    const letCodeGo = await hold(page, '**/assets/ProfileSections-*.js');
    await page.goto(url + settingsOf('')(caller.userId));
    const name = region(page, 'Personal Information').getByLabel('First name');
    await page.locator('html[data-alive]').waitFor();
    await page.getByRole('button', { name: 'Add a photo' }).click();
    await page.locator('[data-pressed]').waitFor();
    await name.fill('Dolores');
    await region(page, 'Home State').getByLabel('State you live in').selectOption({ label: 'Texas' });
    await region(page, 'Email Address').getByLabel('Current password').fill('Portal123');
    letCodeGo();
    await page.getByRole('dialog', { name: 'Profile photo' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await name.inputValue()).toBe('Dolores');
    expect(await region(page, 'Email Address').getByLabel('Current password').inputValue()).toBe('Portal123');
    for (const section of ['Personal Information', 'Home State']) await save(page, section).click();
    await expect
      .poll(async () => {
        const { first_name, state } = await accountOf(caller);
        return { first_name, state };
      })
      .toEqual({ first_name: 'Dolores', state: 'TX' });
    noComplaints(patient);
  });

  it('stand within the frame while their code is loading', async () => {
    const { patient, page } = await fixture.arrive('dora', settingsOf('/security'), DESKTOP);
    await page.getByRole('heading', { level: 2, name: 'Signed-in devices' }).waitFor();
    const letCodeGo = await hold(page, '**/assets/ProfilePage-*.js');
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await page.getByRole('main').getByRole('status').first().waitFor();
    await expectAccessible(page);
    letCodeGo();
    await page.getByRole('heading', { level: 2, name: 'Profile Image' }).waitFor();
    noComplaints(patient);
  });

  it('are a menu on a phone, and each leads back to it', async () => {
    const { patient, page } = await fixture.arrive('dora', settingsOf(''), { width: 320 });
    const menu = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
    await menu.first().waitFor();
    await expectAccessible(page);
    const labels = await menu.allTextContents();
    expect(labels).toEqual([
      'Personal Information',
      'Email Address',
      'Password',
      'Mobile Number',
      'Home State',
      'Profile Image',
      'Shipping',
      'Billing',
      'Notifications',
      'Security',
    ]);
    for (const label of labels) {
      await menu.getByText(label, { exact: true }).click();
      const back = page.getByRole('link', { name: 'Return to Settings' });
      await back.waitFor();
      await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await back.click();
      await menu.first().waitFor();
    }
    noComplaints(patient);
  });
});

describe('personal information', () => {
  it('is saved as far as it was changed, and nothing is sent that is wrong', async () => {
    const { patient, page, ...caller } = await fixture.arrive('dora', settingsOf('/info'));
    const section = region(page, 'Personal Information');
    const birthday = section.getByLabel('Date of birth');
    await birthday.fill('02-30-199');
    expect(await section.getByText('Please provide a valid date of birth.').count()).toBe(0);
    await birthday.fill('02-30-1990');
    await says(page, 'Please provide a valid date of birth.');
    const young = new Date();
    young.setFullYear(young.getFullYear() - 18);
    young.setDate(young.getDate() + 2);
    await birthday.fill(`${day(young.getMonth() + 1)}-${day(young.getDate())}-${young.getFullYear()}`);
    await says(page, 'You must be at least 18 years of age or older.');
    expect(await save(page, 'Personal Information').getAttribute('aria-disabled')).toBe('true');
    await birthday.fill('01-23-1990');
    await section.getByLabel('First name').fill('Dolores');
    await section.getByLabel('Weight').fill('161');
    await section.getByLabel('Inches').fill('9');
    await save(page, 'Personal Information').click();
    await isSaved(page, 'Personal information updated successfully');
    const { first_name, weight, height } = await accountOf(caller);
    expect({ first_name, weight, height }).toEqual({ first_name: 'Dolores', weight: 161, height: 69 });
    await save(page, 'Personal Information').click();
    await says(page, 'Nothing has changed, so there is nothing to save.');
    noComplaints(patient);
  });

  it('that is verified is locked', async () => {
    const { page } = await fixture.arrive(await fixture.chloe(), settingsOf('/info'));
    await says(page, "This profile is verified and can't be changed. For any updates, please contact support.");
    const section = region(page, 'Personal Information');
    for (const label of ['First name', 'Last name', 'Female', 'Male', 'Date of birth'])
      expect(await section.getByLabel(label, { exact: true }).isDisabled()).toBe(true);
    expect(await section.getByLabel('Weight').isEnabled()).toBe(true);
    await expectAccessible(page);
  });

  it('that could not be saved says so and keeps what was entered', async () => {
    const { page } = await fixture.arrive('dora', settingsOf('/info'));
    const section = region(page, 'Personal Information');
    await page.route(/\/users\/\w+\/\w+$/, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await section.getByLabel('Weight').fill('170');
    await save(page, 'Personal Information').click();
    await section.getByRole('alert').getByText('Network error, please try again later.').waitFor();
    expect(await section.getByLabel('Weight').inputValue()).toBe('170');
  });
});

describe('the address to log in with', () => {
  it('changes with the password, and whoever reads the former one can undo it', async () => {
    const dora = await fixture.like('dora');
    const { origin } = new URL(fixture.portal.url);
    const linkTo = async (address: string, page: string) => {
      const [link = ''] = new RegExp(`http\\S+/${page}/\\S+`).exec((await mailTo(address))?.text ?? '') ?? [];
      return origin + new URL(link).pathname;
    };
    const { patient, page } = await fixture.arrive(dora, '/shop');
    await page.goto(await linkTo(dora.email, 'verify-email'));
    await page.getByRole('button', { name: 'Verify email address' }).click();
    await says(page, /^Your email address is verified/);
    await page.goto(origin + settingsOf('/email')(dora.userId));
    const section = region(page, 'Email Address');
    const email = section.getByLabel('Email', { exact: true });
    const password = section.getByLabel('Current password');
    await email.fill('dora@nowhere');
    await save(page, 'Email Address').click();
    await says(page, 'Please enter a valid email address.');
    await email.fill('chloe@example.com');
    await password.fill('Portal123');
    await save(page, 'Email Address').click();
    await section.getByRole('alert').getByText('Patient with this email already exists.').waitFor();
    const next = `new-${dora.email}`;
    await email.fill(next);
    await password.fill('Wrong-123');
    await save(page, 'Email Address').click();
    await section.getByRole('alert').getByText('This is not your current password.').waitFor();
    await password.fill('Portal123');
    await save(page, 'Email Address').click();
    await isSaved(page, 'Email address updated successfully');
    await section.getByText('Verify your email address').waitFor();
    expect(await accountOf(dora)).toMatchObject({ email: next, email_verified: false });
    expect((await mailTo(next))?.subject).toBe('Verify your email address');

    const { page: former, complaints } = await fixture.browser.newPatient();
    await former.goto(await linkTo(dora.email, 'undo-email'));
    await expectAccessible(former);
    await former.getByRole('button', { name: 'Undo the change' }).click();
    await says(former, /^Your account has its former address back/);
    await expectAccessible(former);
    await former.getByRole('link', { name: 'Choose a new password' }).click();
    await former.waitForURL('**/request-password-reset');
    // It is told that its session has ended, and may be leaving by itself.
    await page.reload().catch(() => undefined);
    await page.waitForURL('**/login?**');
    expect(complaints).toEqual([]);
    noComplaints(patient);
  });
});

it('a new password is refused until it keeps the rules, and then logs other devices out', async () => {
  const { patient, page, email, url } = await fixture.arrive('dora', settingsOf('/password'));
  const section = region(page, 'Password');
  const button = save(page, 'Password');
  const fill = async (current: string, chosen: string, confirmation: string) => {
    await section.getByLabel('Current password').fill(current);
    await section.getByLabel('New password', { exact: true }).fill(chosen);
    await section.getByLabel('Confirm new password').fill(confirmation);
    await section.getByLabel('Confirm new password').blur();
  };
  await fill('Portal123', 'portal-456', 'portal-456');
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  await section.getByText('Add an uppercase letter.').first().waitFor();
  await fill('Portal123', 'Better-456', 'Better-45');
  await section.getByText('Please make sure your passwords match', { exact: true }).first().waitFor();
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  await fill('Wrong-123', 'Better-456', 'Better-456');
  await button.click();
  await section.getByRole('alert').getByText('This is not your current password.').waitFor();
  await fill('Portal123', 'Better-456', 'Better-456');
  await button.click();
  await isSaved(page, 'Password updated successfully');
  expect(await section.getByLabel('Current password').inputValue()).toBe('');
  expect((await mailTo(email))?.subject).toBe('Your password was changed');
  await page.reload();
  await section.waitFor();
  const other = await fixture.browser.newPatient();
  await other.page.goto(`${url}/login`);
  await other.page.getByLabel('Email').fill(email);
  await other.page.getByLabel('Password', { exact: true }).fill('Better-456');
  await other.page.getByRole('button', { name: 'Log in' }).click();
  await other.page.waitForURL('**/dashboard/**');
  noComplaints(patient);
});

it('the home state and the shipping address are saved, and the address says what is wrong with it', async () => {
  const { patient, page, userId, open, ...caller } = await fixture.arrive('dora', settingsOf('/state'));
  await region(page, 'Home State').getByLabel('State you live in').selectOption({ label: 'California' });
  await save(page, 'Home State').click();
  await isSaved(page, 'Home state updated successfully');
  await open(settingsOf('/shipping')(userId));
  const section = region(page, 'Shipping address');
  // It tells what is missing when it is pressed, and is not disabled.
  await save(page, 'Shipping address').focus();
  await page.keyboard.press('Enter');
  for (const text of [
    'Address is required',
    'City is required',
    'Please select a state.',
    'Zip code is required',
    'Please enter your phone number.',
  ])
    await section.getByText(text, { exact: true }).waitFor();
  await expectAccessible(page);
  await section.getByLabel('First name').fill('Dora');
  await section.getByLabel('Last name').fill('Demo');
  await section.getByLabel('Street address').fill('1 Main Street');
  await section.getByLabel('City').fill('Los Angeles');
  await section.getByLabel('State', { exact: true }).selectOption({ label: 'California' });
  await section.getByLabel('Zip code').fill('9000');
  await section.getByLabel('Phone number').fill('213555');
  await section.getByLabel('Phone number').blur();
  await section.getByText('Invalid zip code.', { exact: true }).waitFor();
  await section.getByText('The mobile phone must be filled out completely', { exact: true }).waitFor();
  await section.getByLabel('Phone number').fill('+1 213 555 0123');
  await section.getByLabel('Zip code').focus();
  await section.getByText('Please remove country code', { exact: true }).waitFor();
  expect(await save(page, 'Shipping address').getAttribute('aria-disabled')).toBe('true');
  await section.getByLabel('Phone number').fill('2135550123');
  await section.getByLabel('Zip code').fill('10001');
  await save(page, 'Shipping address').click();
  await section.getByText(/^ZIP code 10001 is in NY, not in CA/).waitFor();
  await section.getByLabel('Zip code').fill('90001');
  // The country is fixed; a server that is sent none refuses it.
  await page.route(
    /\/users\/\w+\/\w+$/,
    (route) => {
      const sent: { readonly shipping_info: object } = JSON.parse(route.request().postData() ?? '');
      return route.continue({ postData: JSON.stringify({ shipping_info: { ...sent.shipping_info, country: '' } }) });
    },
    { times: 1 },
  );
  await save(page, 'Shipping address').click();
  await section.getByText('Country is required', { exact: true }).waitFor();
  await save(page, 'Shipping address').click();
  await isSaved(page, 'Shipping address updated successfully');
  await section.getByText('1 Main Street').waitFor();
  await section.getByRole('button', { name: 'Edit' }).click();
  await section.getByLabel('City').fill('Nowhere');
  await section.getByRole('button', { name: 'Cancel' }).click();
  await section.getByText('Los Angeles, CA 90001').waitFor();
  expect((await accountOf({ ...caller, userId })).shipping_info).toMatchObject({ city: 'Los Angeles', country: 'us' });
  noComplaints(patient);
});

it('a profile photo stands for the patient, and verifies nothing', async () => {
  const { patient, page, ...caller } = await fixture.arrive('dora', settingsOf(''), DESKTOP);
  const before = await accountOf(caller);
  await page.getByRole('button', { name: 'Add a photo' }).click();
  const panel = page.getByRole('dialog', { name: 'Profile photo' });
  const file = panel.locator('input[type="file"]');
  await file.waitFor({ state: 'attached' });
  await expectAccessible(page);
  await file.setInputFiles({
    name: 'big.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(10_000_001, await noise().png().toBuffer()),
  });
  await panel.getByText('File size too big. Please make sure image is under 10mb.').waitFor();
  const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture().jpeg().toBuffer() };
  await file.setInputFiles(photo);
  await page.route('**/avatar', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await panel.getByRole('button', { name: 'Save photo' }).click();
  await panel.getByRole('alert').getByText('There was an error uploading your file. Please try again.').waitFor();
  await page.route('**/avatar', (route) => route.abort(), { times: 1 });
  await panel.getByRole('button', { name: 'Retry' }).click();
  await panel.getByRole('alert').getByText('Network error, please try again later.').waitFor();
  await panel.getByRole('button', { name: 'Retry' }).click();
  await isSaved(page, 'Photo updated successfully');
  const shown = page.getByRole('complementary').locator('img[src*="/v2/images/"]');
  await shown.waitFor();
  await expect.poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(256);
  await page.getByRole('button', { name: 'Change photo' }).and(page.locator(':focus')).waitFor();
  const { image, verificationStatus } = await accountOf(caller);
  expect(image).toMatchObject({ id: before.image.id, profile: before.image.profile });
  expect(image.avatar).not.toBeNull();
  expect(verificationStatus).toBe(before.verificationStatus);
  noComplaints(patient);
});

it('news by text message and mail can be switched once the number is verified', async () => {
  const dora = await fixture.like('dora');
  const { page: without } = await fixture.arrive(dora, settingsOf('/notifications'));
  await without.getByRole('button', { name: 'Verify Your Number' }).waitFor();
  expect(await without.getByRole('switch').count()).toBe(0);
  const number = '2135550177';
  const account = `/users/${dora.organization}/${dora.userId}`;
  await dora.call('POST', `${account}/send-mobile-verification`, { number });
  const [, code] = /your code is (\d{5})/.exec((await mailTo(`+1${number}`))?.text ?? '') ?? [];
  await dora.call('POST', `${account}/mobile-verify`, { verification_code: code });
  const { patient, page } = await fixture.arrive(dora, settingsOf('/notifications'));
  const email = page.getByRole('switch', { name: 'Email' });
  await email.waitFor();
  await expectAccessible(page);
  expect(await email.isChecked()).toBe(true);
  await email.focus();
  await page.keyboard.press('Space');
  await isSaved(page, 'Notifications updated successfully');
  expect((await accountOf(dora)).notifications.email).toBe(false);
  await page.route(/\/users\/\w+\/\w+$/, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await email.click();
  await page.getByRole('alert').getByText('Network error, please try again later.').waitFor();
  expect(await email.isChecked()).toBe(false);
  noComplaints(patient);
});
