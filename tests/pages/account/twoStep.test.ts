import { eq } from 'drizzle-orm';
import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { TwoStepSecret } from '#schemas/wire/twoStep.ts';
import { twoSteps } from '#services/backend/kernel/database/tables/twoSteps.ts';
import { openPanel } from '../../support/page/openPanel.ts';
import { mailedLink } from '../../support/backend/mailsTo.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import type { Caller } from '../../support/portal/beginSession.ts';
import { timeCodeOf } from '../../support/portal/timeCodeOf.ts';
import {
  enterPassword,
  fillIn,
  isClosed,
  isRefused,
  isSaid,
  linkTo,
  logOut,
  pressIn,
  section,
  subjectsTo,
  valueIn,
} from '../../support/steps/accountPageSteps.ts';
import { follow, leftFor, logIn } from '../../support/steps/entryPageSteps.ts';

const fixture = pageFixture();

const PASSWORD = 'Portal123';
const WRONG_CODE = /^This code is not right/;
const MISSING_CODE = 'Please enter the 6 digits that your app shows.';

const settingsOf = (part: string) => (userId: string) => `/dashboard/${userId}/settings/${part}`;
const dashboard = /^\/dashboard\/[0-9a-f]{24}\/profile$/;
const press = (user: UserEvent, name: string | RegExp) => pressIn(user, screen, name);
const fill = (user: UserEvent, label: string, text: string) => fillIn(user, screen, label, text);
const pathOf = ({ organization, userId }: Caller) => `/v2/users/${organization}/${userId}/two-step`;
const listed = (name: string) => within(screen.getByRole('list', { name })).queryAllByRole('listitem');

/** Turns it on by calls. */
async function turnOn(caller: Caller) {
  const path = pathOf(caller);
  const { secret } = await caller.call<TwoStepSecret>('POST', `${path}/secret`, { current_password: PASSWORD });
  const { codes } = await caller.call<{ codes: string[] }>('PUT', path, { code: timeCodeOf(secret, new Date()) });
  // No code serves twice: the next one comes after it.
  return { codes, code: () => timeCodeOf(secret, new Date(), 1) };
}

async function twoStepPatient() {
  const caller = await fixture.like('ava');
  return { ...caller, ...(await turnOn(caller)) };
}

/** A patient with two steps who has entered the password of the login. */
async function atCode(path = '/login') {
  const ava = await twoStepPatient();
  const { user } = await fixture.visit(path);
  await logIn(user, ava.email);
  await screen.findByLabelText('Code');
  return { ava, user };
}

/** The same who is signed in. @param path that the login leads to */
async function signedIn(path: (userId: string) => string) {
  const ava = await twoStepPatient();
  const to = path(ava.userId);
  const { user } = await fixture.visit(`/login?redirectPath=${encodeURIComponent(to)}`);
  await logIn(user, ava.email);
  await fill(user, 'Code', ava.code());
  await press(user, 'Log in');
  await follow(fixture, to);
  return { ava, user };
}

it('is turned on, asked for at the login, and turned off', async () => {
  const ava = await fixture.like('ava');
  const { user, userId } = await fixture.arrive(ava, settingsOf('security'));
  await press(user, 'Turn on two-step sign-in');
  await fill(user, 'Current password', 'Wrong-123');
  await press(user, 'Continue');
  await isRefused(screen, 'This is not your current password.');
  await fill(user, 'Current password', PASSWORD);
  await press(user, 'Continue');
  await screen.findByRole('img', { name: 'QR code for your authenticator app' });
  const address = new URL(screen.getByRole('link', { name: 'Open it' }).getAttribute('href') ?? '');
  const secret = address.searchParams.get('secret') ?? '';
  expect(document.querySelector('main')?.textContent.replaceAll(/\s/g, '')).toContain(secret);
  await fill(user, 'Code', '12');
  await press(user, 'Turn on');
  await screen.findByText(MISSING_CODE);
  await fill(user, 'Code', timeCodeOf(secret, new Date()));
  await press(user, 'Turn on');
  await screen.findByRole('list', { name: 'Recovery codes' });
  const codes = listed('Recovery codes').map(({ textContent }) => textContent);
  expect(codes).toHaveLength(10);
  await press(user, 'Download as a text file');
  expect(fixture.saved).toMatchObject([{ name: 'recovery-codes.txt' }]);
  expect(await fixture.saved[0]?.file?.text()).toContain(codes.join('\n'));
  await press(user, 'I have saved them');
  await isSaid('Two-step sign-in is on.');
  await screen.findByText('10 recovery codes are left.');

  await logOut(user);
  await follow(fixture, '/login');
  await logIn(user, ava.email);
  const code = await screen.findByLabelText('Code');
  await waitFor(() => expect(document.activeElement).toBe(code));
  await fill(user, 'Code', '000000');
  await press(user, 'Log in');
  await isRefused(screen, WRONG_CODE);
  await fill(user, 'Code', timeCodeOf(secret, new Date(), 1));
  await press(user, 'Log in');
  await follow(fixture, dashboard);

  await logOut(user);
  await follow(fixture, '/login');
  await logIn(user, ava.email);
  await press(user, 'Use a recovery code');
  await fill(user, 'Recovery code', codes[0]?.toUpperCase() ?? '');
  await press(user, 'Log in');
  await leftFor(fixture, dashboard);

  await fixture.load(settingsOf('security')(userId));
  await screen.findByText('9 recovery codes are left.');
  await press(user, 'Turn off');
  await fill(user, 'Current password', PASSWORD);
  await press(user, 'Use a recovery code');
  await fill(user, 'Recovery code', codes[1] ?? '');
  await press(user, 'Turn two-step sign-in off');
  await isSaid('Two-step sign-in is off.');
  await screen.findByRole('button', { name: 'Turn on two-step sign-in' });
  expect(await subjectsTo(fixture.backend, ava.email)).toEqual(
    expect.arrayContaining(['Two-step sign-in is on', 'A recovery code was used', 'Two-step sign-in is off']),
  );
  fixture.noComplaints();
});

it('new recovery codes take the place of those before', async () => {
  const { ava, user } = await signedIn(settingsOf('security'));
  await press(user, 'New recovery codes');
  await fill(user, 'Current password', PASSWORD);
  fixture.turnClock(60);
  await fill(user, 'Code', ava.code());
  await press(user, 'Make new codes');
  await screen.findByRole('list', { name: 'Recovery codes' });
  const codes = listed('Recovery codes').map(({ textContent }) => textContent);
  expect(codes).toHaveLength(10);
  expect(codes.filter((code) => ava.codes.includes(code))).toEqual([]);
  await press(user, 'I have saved them');
  await isSaid('You have new recovery codes.');
  fixture.noComplaints();
});

it('a login whose time is over begins again with the password', async () => {
  const { ava, user } = await atCode();
  await fill(user, 'Code', ava.code());
  // All sessions end, and with them what has been begun.
  await ava.call('POST', '/v2/session/logout-everywhere');
  await press(user, 'Log in');
  await isRefused(screen, /Please log in again/);
  await press(user, 'Log in again');
  await logIn(user, ava.email);
  await fill(user, 'Code', ava.code());
  await press(user, 'Log in');
  expect(await leftFor(fixture, dashboard)).toContain(ava.userId);
});

it('a mailed link to log in asks for the second step, too', async () => {
  const ava = await twoStepPatient();
  await ava.call('POST', '/sandbox/simulate/send-login-link', { email: ava.email });
  await fixture.backend.portal.afterAnswer.rest();
  const { pathname, search } = await mailedLink(fixture.backend, ava.email, 'token=');
  const { user } = await fixture.visit(pathname + search);
  await fill(user, 'Code', ava.code());
  await press(user, 'Log in');
  await leftFor(fixture, dashboard);
  fixture.noComplaints();
});

it('a session that ends over a page asks for both steps there', async () => {
  const { ava, user } = await signedIn(settingsOf('info'));
  await fill(user, 'First name', 'Avaline');
  await ava.call('POST', '/v2/session/logout-everywhere');
  await pressIn(user, await section('Personal Information'), 'Save');
  const dialog = await openPanel('Please log in again');
  await enterPassword(user, dialog, PASSWORD);
  await pressIn(user, dialog, 'Use a recovery code');
  await fillIn(user, dialog, 'Recovery code', ava.codes[0] ?? '');
  await pressIn(user, dialog, 'Log in');
  await isClosed('Please log in again');
  await isSaid('Personal information updated successfully');
  expect(valueIn(screen, 'First name')).toBe('Avaline');
});

it('a patient who has lost app and recovery codes asks to turn it off, and a mail can stop that', async () => {
  const { ava, user } = await atCode();
  await press(user, 'Use a recovery code');
  await press(user, "I don't have my app or my recovery codes");
  await press(user, 'Send me the link');
  await screen.findByText(/^We emailed you a link/);
  await fixture.load(await linkTo(fixture.backend, ava.email, 'lost-step'));
  await screen.findByRole('heading', { level: 1, name: 'Turn two-step sign-in off' });
  await press(user, 'Turn it off in 7 days');
  await screen.findByText(/^Two-step sign-in will be off in 7 days/);
  expect(await ava.call('GET', pathOf(ava))).toMatchObject({ off_from: expect.any(String) });
  await fixture.load(await linkTo(fixture.backend, ava.email, 'keep-two-step'));
  await press(user, 'Keep it on');
  await screen.findByText(/^Two-step sign-in stays on/);
  expect(await ava.call('GET', pathOf(ava))).toMatchObject({ off_from: null });
  fixture.noComplaints();
});

it('a patient who has lost both after a password by mail is told to contact the care team', async () => {
  const { ava, user } = await atCode();
  const { database } = fixture.backend.portal;
  await database.db.update(twoSteps).set({ mailedPassword: true }).where(eq(twoSteps.userId, ava.userId));
  await press(user, 'Use a recovery code');
  await press(user, "I don't have my app or my recovery codes");
  await press(user, 'Send me the link');
  await isRefused(screen, /^Your password was last reset by email.* Contact your care team/);
  expect(screen.queryByRole('button', { name: 'Send me the link' })).toBeNull();
  expect(screen.getByRole('link', { name: '(800) 555-0142' }).getAttribute('href')).toBe('tel:+18005550142');
  fixture.noComplaints();
});

it('address, password and the end of the account ask for the second step, too', async () => {
  const { ava, user } = await signedIn(settingsOf('email'));
  const email = await section('Email Address');
  await fillIn(user, email, 'Email', `second.${ava.email}`);
  await email.findByLabelText('Code');
  await fillIn(user, email, 'Current password', PASSWORD);
  await pressIn(user, email, 'Save');
  await email.findByText(MISSING_CODE);
  await fillIn(user, email, 'Code', '000000');
  await pressIn(user, email, 'Save');
  await isRefused(email, WRONG_CODE);
  await pressIn(user, email, 'Use a recovery code');
  await fillIn(user, email, 'Recovery code', ava.codes[0] ?? '');
  await pressIn(user, email, 'Save');
  await isSaid('Email address updated successfully');

  await fixture.load(settingsOf('password')(ava.userId));
  const password = await section('Password');
  await fillIn(user, password, 'Current password', PASSWORD);
  await fillIn(user, password, 'New password', 'Better-456');
  await fillIn(user, password, 'Confirm new password', 'Better-456');
  await pressIn(user, password, 'Use a recovery code');
  await fillIn(user, password, 'Recovery code', ava.codes[1] ?? '');
  await pressIn(user, password, 'Save');
  await isSaid('Password updated successfully');

  await fixture.load(settingsOf('security')(ava.userId));
  await press(user, 'Close my account');
  const closing = await openPanel('Close my account');
  await fillIn(user, closing, 'Current password', 'Better-456');
  await fillIn(user, closing, 'Type CLOSE to confirm', 'CLOSE');
  await closing.findByLabelText('Code');
  await pressIn(user, closing, 'Close my account now');
  await closing.findByText(MISSING_CODE);
  await pressIn(user, closing, 'Use a recovery code');
  await fillIn(user, closing, 'Recovery code', ava.codes[2] ?? '');
  await pressIn(user, closing, 'Close my account now');
  expect(await leftFor(fixture, '/login')).toBe('/login');
});

it('a form asks for the code once the account has a second step that the page does not know of yet', async () => {
  const ava = await fixture.like('ava');
  const { user } = await fixture.arrive(ava, settingsOf('email'));
  const email = await section('Email Address');
  await fillIn(user, email, 'Email', `late.${ava.email}`);
  await waitFor(() => expect(fixture.calls.isBusy).toBe(false));
  const { code } = await turnOn(ava);
  await fillIn(user, email, 'Current password', PASSWORD);
  await pressIn(user, email, 'Save');
  await isRefused(email, /^Your account is protected by more than the password/);
  await fillIn(user, email, 'Code', code());
  expect(valueIn(email, 'Email')).toBe(`late.${ava.email}`);
  await pressIn(user, email, 'Save');
  await isSaid('Email address updated successfully');
});

it('a device that is trusted asks for no code, until the patient ends that', async () => {
  const { ava, user } = await atCode();
  await fill(user, 'Code', ava.code());
  await user.click(screen.getByLabelText('Do not ask for a code on this device for 30 days'));
  await press(user, 'Log in');
  await follow(fixture, dashboard);
  await logOut(user);
  await follow(fixture, '/login');
  await logIn(user, ava.email);
  await leftFor(fixture, dashboard);

  await fixture.load(settingsOf('security')(ava.userId));
  await screen.findByRole('list', { name: 'Devices without a code' });
  expect(listed('Devices without a code').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('This device'),
  ]);
  await press(user, /^Ask for a code ?on Unknown device, this device$/);
  await isSaid('A login on Unknown device asks for a code again.');
  await logOut(user);
  await follow(fixture, '/login');
  await logIn(user, ava.email);
  await screen.findByLabelText('Code');
});
