import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { User } from '#schemas/wire/user.ts';
import { findUser } from '#services/backend/modules/users/store.ts';
import { openPanel } from '../../support/page/openPanel.ts';
import { mailsTo } from '../../support/backend/mailsTo.ts';
import { sampled } from '../../support/full.ts';
import { away } from '../../support/page/pageCalls.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import type { Caller } from '../../support/portal/beginSession.ts';
import {
  fillIn,
  isRefused,
  isSaid,
  linkTo,
  pressIn,
  refuses,
  section,
  subjectsTo,
  valueIn,
} from '../../support/steps/accountPageSteps.ts';
import { follow, leftFor, logIn } from '../../support/steps/entryPageSteps.ts';

const fixture = pageFixture();

const settingsOf = (part: string) => (userId: string) => `/dashboard/${userId}/settings${part}`;
const menu = () => within(screen.getByRole('navigation', { name: 'Settings' }));
const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
const open = () =>
  textsOf([...document.querySelectorAll<HTMLElement>('nav[aria-label="Settings"] [aria-current="page"]')]);
const accountOf = ({ call, organization, userId }: Caller) =>
  call<User>('GET', `/users/${organization}/user/${userId}/patient`);

describe('the sections', () => {
  it('are tabs on a desktop, where the profile shows seven of them', async () => {
    const { user, userId } = await fixture.arrive('dora', settingsOf(''), { width: 1280 });
    await screen.findByRole('heading', { level: 2, name: 'Profile Image' });
    const main = within(screen.getByRole('main'));
    expect(textsOf(main.getAllByRole('heading', { level: 2 }))).toEqual([
      'Personal Information',
      'Email Address',
      'Password',
      'Mobile Number',
      'Home State',
      'Medical History',
      'Profile Image',
    ]);
    expect(textsOf(menu().getAllByRole('link'))).toEqual([
      'Profile',
      'Shipping',
      'Billing',
      'Notifications',
      'Security',
    ]);
    for (const [tab, heading] of [
      ['Shipping', 'Shipping address'],
      ['Billing', 'Payment method'],
      ['Notifications', 'Notifications'],
      ['Security', 'Signed-in devices'],
    ] as const) {
      await user.click(menu().getByRole('link', { name: tab }));
      await screen.findByRole('heading', { level: 2, name: heading });
      expect(location.pathname).toBe(`/dashboard/${userId}/settings/${tab.toLowerCase()}`);
      await waitFor(() => expect(open()).toEqual([tab]));
    }
    fixture.noComplaints();
  });

  it('are a menu on a phone, and each leads back to it', async () => {
    const { user } = await fixture.arrive('dora', settingsOf(''));
    await screen.findByRole('link', { name: 'Personal Information' });
    const all = textsOf(menu().getAllByRole('link'));
    expect(all).toEqual([
      'Personal Information',
      'Email Address',
      'Password',
      'Mobile Number',
      'Home State',
      'Medical History',
      'Profile Image',
      'Shipping',
      'Billing',
      'Notifications',
      'Security',
    ]);
    for (const label of sampled(all, 3)) {
      await user.click(menu().getByRole('link', { name: label }));
      await within(screen.getByRole('main')).findAllByRole('heading', { level: 2 });
      await user.click(await screen.findByRole('link', { name: 'Return to Settings' }));
      await screen.findByRole('link', { name: 'Personal Information' });
    }
    fixture.noComplaints();
  });

  it.each([
    ['of another patient', () => `/dashboard/${'0'.repeat(24)}/settings/billing`, '/billing'],
    ['of an older address', settingsOf('/profile'), ''],
    ['that there are not', settingsOf('/nothing'), ''],
  ])('%s lead to those of the patient', async (_, path, to) => {
    const { userId } = await fixture.arrive('dora', path);
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    await waitFor(() => expect(location.pathname).toBe(settingsOf(to)(userId)));
    fixture.noComplaints();
  });
});

describe('personal information', () => {
  it('is saved as far as it was changed, and nothing is sent that is wrong', async () => {
    const { user, ...caller } = await fixture.arrive('dora', settingsOf('/info'));
    const info = await section('Personal Information');
    await fillIn(user, info, 'Date of birth', '02-30-199');
    expect(info.queryByText('Please provide a valid date of birth.')).toBeNull();
    await fillIn(user, info, 'Date of birth', '02-30-1990');
    await info.findByText('Please provide a valid date of birth.');
    // The day after tomorrow, 18 years ago.
    await fillIn(user, info, 'Date of birth', '06-17-2008');
    await info.findByText('You must be at least 18 years of age or older.');
    expect(refuses(info, /^Save/)).toBe(true);
    await fillIn(user, info, 'Date of birth', '01-23-1990');
    await fillIn(user, info, 'First name', 'Dolores');
    await fillIn(user, info, /^Weight/, '161');
    await fillIn(user, info, 'Inches', '9');
    await pressIn(user, info, /^Save/);
    await isSaid('Personal information updated successfully');
    const changes = fixture.calls.calls.filter(({ method }) => method === 'PUT');
    expect(changes.map(({ body }) => body)).toEqual([{ first_name: 'Dolores', weight: 161, height: 69 }]);
    const { first_name, weight, height } = await accountOf(caller);
    expect({ first_name, weight, height }).toEqual({ first_name: 'Dolores', weight: 161, height: 69 });
    await fillIn(user, info, /^Weight/, '480');
    await pressIn(user, info, /^Save/);
    await info.findByText('You entered 480 lb and 5 ft 9 in. Is that right?');
    await pressIn(user, info, 'Yes');
    await waitFor(async () =>
      expect(await accountOf(caller)).toMatchObject({ weight: 480, weight_confirmed: 480, height_confirmed: 69 }),
    );
    await fixture.load();
    await pressIn(user, await section('Personal Information'), /^Save/);
    await isSaid('Nothing has changed, so there is nothing to save.');
    fixture.noComplaints();
  });

  it('that is verified is locked', async () => {
    await fixture.arrive(await fixture.chloe(), settingsOf('/info'));
    await screen.findByText("This profile is verified and can't be changed. For any updates, please contact support.");
    const info = await section('Personal Information');
    for (const label of ['First name', 'Last name', 'Female', 'Male', 'Date of birth'])
      expect(info.getByLabelText(label).matches(':disabled')).toBe(true);
    expect(info.getByLabelText(/^Weight/).matches(':disabled')).toBe(false);
  });

  it('that could not be saved says so and keeps what was entered', async () => {
    const { user } = await fixture.arrive('dora', settingsOf('/info'));
    const info = await section('Personal Information');
    fixture.calls.answer('PUT /users', away, 1);
    await fillIn(user, info, /^Weight/, '170');
    await pressIn(user, info, /^Save/);
    await isRefused(info, 'Network error, please try again later.');
    expect(valueIn(info, /^Weight/)).toBe('170');
    await pressIn(user, info, /^Save/);
    await isSaid('Personal information updated successfully');
  });
});

it('the address to log in with changes with the password, and a mail to the former one can undo it', async () => {
  const dora = await fixture.like('dora');
  const { user } = await fixture.arrive(dora, await linkTo(fixture.backend, dora.email, 'verify-email'));
  await user.click(await screen.findByRole('button', { name: 'Verify email address' }));
  await screen.findByText(/^Your email address is verified/);
  await fixture.load(settingsOf('/email')(dora.userId));
  const form = await section('Email Address');
  await fillIn(user, form, 'Email', 'dora@nowhere');
  await pressIn(user, form, /^Save/);
  await form.findByText('Please enter a valid email address.');
  await fillIn(user, form, 'Email', 'chloe@example.com');
  await fillIn(user, form, 'Current password', 'Portal123');
  await pressIn(user, form, /^Save/);
  await isRefused(form, 'Patient with this email already exists.');
  const next = `new-${dora.email}`;
  await fillIn(user, form, 'Email', next);
  await fillIn(user, form, 'Current password', 'Wrong-123');
  await pressIn(user, form, /^Save/);
  await isRefused(form, 'This is not your current password.');
  await fillIn(user, form, 'Current password', 'Portal123');
  await pressIn(user, form, /^Save/);
  await isSaid('Email address updated successfully');
  await screen.findByText('Verify your email address');
  expect(await accountOf(dora)).toMatchObject({ email: next, email_verified: false });
  expect(await subjectsTo(fixture.backend, next)).toContain('Verify your email address');

  await fixture.load(await linkTo(fixture.backend, dora.email, 'undo-email'));
  await user.click(await screen.findByRole('button', { name: 'Undo the change' }));
  await screen.findByText(/^Your account has its former address back/);
  await user.click(screen.getByRole('link', { name: 'Choose a new password' }));
  await leftFor(fixture, '/request-password-reset');
  const { portal, tenant } = fixture.backend;
  expect(await findUser(portal, tenant.id, dora.userId)).toMatchObject({ email: dora.email });
  await fixture.load(settingsOf('/email')(dora.userId));
  await leftFor(fixture, /^\/login\?/);
  fixture.noComplaints();
});

it('a new password is refused until it keeps the rules, and then logs in', async () => {
  const { user, email, userId } = await fixture.arrive('dora', settingsOf('/password'));
  const form = await section('Password');
  const fill = async (current: string, chosen: string, confirmation: string) => {
    await fillIn(user, form, 'Current password', current);
    await fillIn(user, form, 'New password', chosen);
    await fillIn(user, form, 'Confirm new password', confirmation);
    await user.tab();
  };
  await fill('Portal123', 'portal-456', 'portal-456');
  expect(refuses(form, 'Save')).toBe(true);
  expect((await form.findAllByText('Add an uppercase letter.'))[0]).toBeDefined();
  await fill('Portal123', 'Better-456', 'Better-45');
  expect((await form.findAllByText('Please make sure your passwords match'))[0]).toBeDefined();
  expect(refuses(form, 'Save')).toBe(true);
  await fill('Wrong-123', 'Better-456', 'Better-456');
  await pressIn(user, form, 'Save');
  await isRefused(form, 'This is not your current password.');
  await fill('Portal123', 'Better-456', 'Better-456');
  await pressIn(user, form, 'Save');
  await isSaid('Password updated successfully');
  expect(valueIn(await section('Password'), 'Current password')).toBe('');
  expect(await subjectsTo(fixture.backend, email)).toContain('Your password was changed');
  // The session of this device goes on.
  await fixture.load();
  await section('Password');
  await fixture.load('/login');
  await logIn(user, email, 'Better-456');
  await follow(fixture, `/dashboard/${userId}/profile`);
  await screen.findByRole('heading', { level: 1, name: 'Hi, Dora' });
  fixture.noComplaints();
});

it('the home state is saved', async () => {
  const { user, ...caller } = await fixture.arrive('dora', settingsOf('/state'));
  const form = await section('Home State');
  await form.findByRole('option', { name: 'California' });
  await user.selectOptions(form.getByLabelText('State you live in'), 'California');
  await pressIn(user, form, /^Save/);
  await isSaid('Home state updated successfully');
  expect((await accountOf(caller)).state).toBe('CA');
});

/** Sends an address on without its country. */
async function withoutCountry(request: Request): Promise<Response> {
  const { shipping_info: address }: { readonly shipping_info: object } = await request.json();
  const { body, statusCode } = await fixture.backend.app.inject({
    method: 'PUT',
    url: new URL(request.url).pathname,
    headers: { ...Object.fromEntries(request.headers), host: new URL(fixture.url).host },
    payload: { shipping_info: { ...address, country: '' } },
  });
  return Response.json(JSON.parse(body), { status: statusCode });
}

it('a shipping address says what is wrong with it, and is saved', async () => {
  const { user, ...caller } = await fixture.arrive('dora', settingsOf('/shipping'));
  const form = await section('Shipping address');
  // Nothing was typed: the button says what is missing once it is pressed.
  await pressIn(user, form, /^Save/);
  for (const text of [
    'Address is required',
    'City is required',
    'Please select a state.',
    'Zip code is required',
    'Please enter your phone number.',
  ])
    await form.findByText(text);
  for (const [label, text] of [
    ['First name', 'Dora'],
    ['Last name', 'Demo'],
    ['Street address', '1 Main Street'],
    ['City', 'Los Angeles'],
    ['Zip code', '9000'],
    ['Phone number', '213555'],
  ] as const)
    await fillIn(user, form, label, text);
  await form.findByRole('option', { name: 'California' });
  await user.selectOptions(form.getByLabelText('State'), 'California');
  await form.findByText('Invalid zip code.');
  await form.findByText('The mobile phone must be filled out completely');
  await fillIn(user, form, 'Phone number', '+1 213 555 0123');
  await user.tab();
  await form.findByText('Please remove country code');
  expect(refuses(form, /^Save/)).toBe(true);
  await fillIn(user, form, 'Phone number', '2135550123');
  await fillIn(user, form, 'Zip code', '10001');
  await pressIn(user, form, /^Save/);
  await form.findByText(/^ZIP code 10001 is in NY, not in CA/);
  await fillIn(user, form, 'Zip code', '90001');
  // The country is fixed; a server that is sent none refuses it.
  fixture.calls.answer('PUT /users', withoutCountry, 1);
  await pressIn(user, form, /^Save/);
  await form.findByText('Country is required');
  await pressIn(user, form, /^Save/);
  await isSaid('Shipping address updated successfully');
  const shown = await section('Shipping address');
  await shown.findByText('1 Main Street');
  await pressIn(user, shown, 'Edit');
  await fillIn(user, shown, 'City', 'Nowhere');
  await pressIn(user, shown, 'Cancel');
  await shown.findByText('Los Angeles, CA 90001');
  expect((await accountOf(caller)).shipping_info).toMatchObject({ city: 'Los Angeles', country: 'us' });
  fixture.noComplaints();
});

const isOn = () => screen.getByRole('switch', { name: 'Email' }).getAttribute('aria-checked');

it('news by text message and mail can be switched once the number is verified', async () => {
  const dora = await fixture.like('dora');
  await fixture.arrive(dora, settingsOf('/notifications'));
  await screen.findByRole('button', { name: 'Verify Your Number' });
  expect(screen.queryByRole('switch', { name: 'Email' })).toBeNull();
  const number = '2135550177';
  const account = `/users/${dora.organization}/${dora.userId}`;
  await dora.call('POST', `${account}/send-mobile-verification`, { number });
  const [mail] = await mailsTo(fixture.backend, `+1${number}`);
  const [, code] = /your code is (\d{5})/.exec(mail?.text ?? '') ?? [];
  await dora.call('POST', `${account}/mobile-verify`, { verification_code: code });
  const { user } = await fixture.arrive(dora, settingsOf('/notifications'));
  await screen.findByRole('switch', { name: 'Email' });
  expect(isOn()).toBe('true');
  screen.getByRole('switch', { name: 'Email' }).focus();
  await user.keyboard(' ');
  await isSaid('Notifications updated successfully');
  expect((await accountOf(dora)).notifications.email).toBe(false);
  fixture.calls.answer('PUT /users', away);
  await user.click(screen.getByRole('switch', { name: 'Email' }));
  await isRefused(screen, 'Network error, please try again later.');
  expect(isOn()).toBe('false');
  fixture.noComplaints();
});

it('a pregnancy told in the medical history holds the treatment that would harm, and says so', async () => {
  const chloe = await fixture.chloe();
  const { user } = await fixture.arrive(chloe, settingsOf('/health'));
  const card = await section('Medical History');
  await pressIn(user, card, 'Review medical history');
  const panel = await openPanel('Medical history');
  await user.click(await panel.findByLabelText('I am pregnant'));
  await pressIn(user, panel, 'Save');
  const { textContent: said } = await card.findByRole('alert');
  expect(said).toMatch(/^On hold: .*Generic Rapamycin/);
  expect(said).toContain("Don't take your next dose until you've talked with your care team.");
  expect((await accountOf(chloe)).medical_profile.pregnant).toBe(true);
  await fixture.load(`/dashboard/${chloe.userId}/subscriptions`);
  const told = await screen.findAllByText(/^On hold because of what you told us\./);
  expect(told.length).toBeGreaterThan(1);
  fixture.noComplaints();
});

it('a medical history that was never asked takes one change alone, and is not lost by closing it', async () => {
  const { user, ...caller } = await fixture.arrive('eli', settingsOf('/health'));
  const card = await section('Medical History');
  await pressIn(user, card, 'Review medical history');
  const panel = await openPanel('Medical history');
  await user.click(await panel.findByLabelText('I am pregnant'));
  await pressIn(user, panel, 'Close');
  await panel.findByText("Your changes aren't saved yet.");
  await pressIn(user, panel, 'Save');
  await card.findByText(/^Medical history saved\. If your health has changed, talk with your care team/);
  const { medical_profile: known } = await accountOf(caller);
  expect([known.pregnant, known.breastfeeding, known.has_allergies]).toEqual([true, false, undefined]);
  fixture.noComplaints();
});
