import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '#schemas/wire/user.ts';
import { openPanel } from '../../support/page/openPanel.ts';
import { sampled } from '../../support/full.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { protectedPaths } from '../../support/payloads/protectedPaths.ts';
import { beginVisit } from '../../support/portal/answeredVisit.ts';
import type { Caller } from '../../support/portal/beginSession.ts';
import type { DemoName } from '../../support/portal/patientLike.ts';
import { signInByCall } from '../../support/portal/signInByCall.ts';
import {
  enterPassword,
  fillIn,
  isClosed,
  isSaid,
  logOut,
  pressIn,
  section,
  valueIn,
} from '../../support/steps/accountPageSteps.ts';
import { holdAnswer } from '../../support/steps/buyingSteps.ts';
import { expectNothingKept, field, follow, leftFor, logIn } from '../../support/steps/entryPageSteps.ts';

const fixture = pageFixture();

/** The looks at the end of the session that open pages wait for: no time passes by itself here. */
const looks = new Map<unknown, () => void>();

const timers = { setTimeout, clearTimeout };
beforeAll(() => {
  Object.assign(globalThis, {
    setTimeout: (act: () => void, wait?: number, ...told: unknown[]) => {
      // What a look asks of the backend in this process has timers of its own.
      const [, , caller] = new Error('who waits').stack?.split('\n') ?? [];
      if (!caller?.includes('useSessionEnd')) return timers.setTimeout(act, wait, ...told);
      const look = {};
      looks.set(look, act);
      return look;
    },
    clearTimeout: (timer: NodeJS.Timeout) => looks.delete(timer) || timers.clearTimeout(timer),
  });
});
afterAll(() => void Object.assign(globalThis, timers));

/** Waits until all that the page has asked is answered: a read that comes later would find out first what happens next. */
const isAtRest = () => waitFor(() => expect(fixture.calls.isBusy).toBe(false));

/** Waits until the page has looked, and will look again. */
const hasLooked = () => waitFor(() => expect(looks.size).toBeGreaterThan(0));

/** Lets minutes pass in which nobody touches the device. */
async function pass(minutes: number): Promise<void> {
  await hasLooked();
  fixture.turnClock(minutes * 60);
  const due = [...looks.values()];
  looks.clear();
  for (const look of due) look();
  await isAtRest();
}

const STILL_THERE = 'Are you still there?';
const AGAIN = 'Please log in again';

/** The renewals since a call of the page: whether each says that the session was used, and its status. */
const renewals = (from: number) =>
  fixture.calls.calls
    .slice(from)
    .filter(({ path }) => path === '/v2/session/refresh')
    .map(({ body, status }) => ({ used: body === '', status }));

/** The answers to what the page has read at paths that end so. */
const reads = (end: string) => fixture.calls.calls.filter(({ path }) => path.endsWith(end)).map(({ status }) => status);

const made = () => fixture.calls.calls.length;

const greets = (name: string) => screen.findByRole('heading', { level: 1, name: `Hi, ${name}` });

/** A patient on the dashboard, whose session was renewed by opening it. */
async function atHome() {
  const patient = await fixture.arrive('gus');
  await greets('Gus');
  await waitFor(() => expect(renewals(0).at(-1)).toEqual({ used: true, status: 200 }));
  return patient;
}

/** Ends every session of a patient, as another device would. */
async function endElsewhere({ call }: Caller): Promise<void> {
  await isAtRest();
  await call('POST', '/v2/session/logout-everywhere');
}

/** A patient who writes an answer of a visit that is not sent yet. */
async function atAnswer(name: DemoName) {
  const one = await fixture.like(name);
  const { _id } = await beginVisit(one, 'sleep-support');
  const { user } = await fixture.arrive(one, `/intake/${_id}/profile`);
  await screen.findByRole('heading', { level: 1, name: 'Tell us about yourself' });
  await fillIn(user, screen, /^Weight/, '151');
  return { one, user };
}

/** The account of a patient, whose sessions may all have ended. */
async function accountOf({ email }: Caller): Promise<User> {
  const { call, organization, userId } = await signInByCall(fixture.url, email);
  return call<User>('GET', `/users/${organization}/user/${userId}/patient`);
}

it.each(sampled(Object.values(protectedPaths), 6))(
  '%s leads to the login signed out, and back after it',
  async (path) => {
    const { email } = await fixture.like('dora');
    const { user } = await fixture.visit(path);
    await follow(fixture, `/login?redirectPath=${encodeURIComponent(path)}`);
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    await logIn(user, email);
    await leftFor(fixture, path);
    expectNothingKept();
    fixture.noComplaints();
  },
);

describe('a session that nobody uses', () => {
  it('asks two minutes before its end, and goes on where the patient stays', async () => {
    const { user } = await atHome();
    await pass(27);
    expect(screen.queryByRole('dialog', { name: STILL_THERE })).toBeNull();
    await pass(1.5);
    const asked = await openPanel(STILL_THERE);
    expect(asked.getByRole('timer').textContent).toMatch(/^1:3[01]$/);
    await pass(1);
    await waitFor(() => expect(asked.getByRole('timer').textContent).toMatch(/^0:3[01]$/));
    const before = made();
    await pressIn(user, asked, 'Stay logged in');
    await isClosed(STILL_THERE);
    await waitFor(() => expect(renewals(before)).toEqual([{ used: true, status: 200 }]));
    await pass(27);
    expect(screen.queryByRole('dialog', { name: STILL_THERE })).toBeNull();
    expect(fixture.left).toEqual([]);
    fixture.noComplaints();
  });

  it('ends when the patient asked logs out', async () => {
    const { user, userId } = await atHome();
    await pass(28.5);
    await pressIn(user, await openPanel(STILL_THERE), 'Sign out');
    await leftFor(fixture, '/login');
    await fixture.load(`/dashboard/${userId}/profile`);
    expect(await leftFor(fixture, /^\/login\?redirectPath=/)).toContain('profile');
  });

  it('is left as by the logout where a read of the page finds out first that it is over', async () => {
    const { user } = await atHome();
    await pass(28.5);
    const before = made();
    const end = holdAnswer(fixture.calls, 'POST /v2/session/logout');
    await pressIn(user, await openPanel(STILL_THERE), 'Sign out');
    fixture.turnClock(16 * 60);
    // The notifications are read again whenever the tab is looked at.
    await waitFor(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      expect(renewals(before).map(({ status }) => status)).toContain(401);
    });
    expect(fixture.left).toEqual([]);
    end();
    await leftFor(fixture, '/login');
    fixture.noComplaints();
  });

  it('ends with the login, which says so and leads back', async () => {
    const { email, user, userId } = await atHome();
    const before = made();
    await pass(31);
    await follow(fixture, `/login?expired=true&redirectPath=${encodeURIComponent(`/dashboard/${userId}/profile`)}`);
    // A page by itself never says that it was used.
    expect(renewals(before)).toEqual([{ used: false, status: 401 }]);
    await screen.findByText('Please login again to continue.');
    await logIn(user, email);
    await follow(fixture, `/dashboard/${userId}/profile`);
    await greets('Gus');
  });

  it('keeps what was typed, behind the login', async () => {
    const { user } = await atAnswer('ava');
    await pass(31);
    await enterPassword(user, await openPanel(AGAIN));
    await isClosed(AGAIN);
    expect(valueIn(screen, /^Weight/)).toBe('151');
    expect(fixture.left).toEqual([]);
  });

  it('is renewed and never asked about while the patient does something', async () => {
    await atHome();
    const before = made();
    for (let minutes = 0; minutes < 48; minutes += 6) {
      await hasLooked();
      fireEvent.wheel(document.body);
      await pass(6);
    }
    expect(screen.queryByRole('dialog', { name: STILL_THERE })).toBeNull();
    await waitFor(() =>
      expect(renewals(before)).toEqual(Array.from({ length: 8 }, () => ({ used: true, status: 200 }))),
    );
    expect(fixture.left).toEqual([]);
    fixture.noComplaints();
  });

  it('lasts for thirty days on a device where the patient stays logged in', async () => {
    const { email, userId } = await fixture.like('gus');
    const { user } = await fixture.visit('/login');
    await user.click(await screen.findByLabelText('Stay logged in on this device'));
    await logIn(user, email);
    await leftFor(fixture, `/dashboard/${userId}/profile`);
    fixture.turnClock(29 * 24 * 3600);
    await fixture.load();
    await greets('Gus');
    fixture.turnClock(30 * 24 * 3600 + 60);
    await fixture.load();
    expect(await leftFor(fixture, /^\/login\?redirectPath=/)).toContain('profile');
  });
});

describe('in the settings, a session that ends', () => {
  it('keeps a new address and a new number, and no password', async () => {
    const one = await fixture.like('dora');
    await one.call('PUT', `/users/${one.organization}/${one.userId}`, { mobile_number: '2135550123' });
    const { user } = await fixture.arrive(one, '/dashboard/me/settings', { width: 1280 });
    const address = await section('Email Address');
    const password = await section('Password');
    const mobile = await section('Mobile Number');
    await fillIn(user, address, 'Email', 'another@example.com');
    await fillIn(user, address, 'Current password', 'Portal123');
    await fillIn(user, password, 'New password', 'Secret-12');
    await pressIn(user, mobile, 'New Number');
    await fillIn(user, mobile, 'Mobile number', '2135550177');
    await endElsewhere(one);
    await pass(31);
    const dialog = await openPanel(AGAIN);
    await waitFor(() => expect(valueIn(address, 'Current password')).toBe(''));
    expect(valueIn(password, 'New password')).toBe('');
    await enterPassword(user, dialog);
    await isClosed(AGAIN);
    expect(valueIn(address, 'Email')).toBe('another@example.com');
    expect(valueIn(mobile, 'Mobile number')).toBe('(213) 555-0177');
    expectNothingKept();
    await pressIn(user, mobile, 'Save number');
    await isSaid('Mobile number saved');
    expect((await accountOf(one)).mobile_number).toBe('2135550177');
  });

  it('leaves nothing of it to another patient who logs in there', async () => {
    const one = await fixture.like('dora');
    const other = await fixture.like('gus');
    const { user } = await fixture.arrive(one, '/dashboard/me/settings/email');
    await fillIn(user, await section('Email Address'), 'Email', 'another@example.com');
    await pass(31);
    const dialog = await openPanel(AGAIN);
    await fillIn(user, dialog, 'Email', other.email);
    await enterPassword(user, dialog);
    await follow(fixture, '/dashboard');
    await greets('Gus');
    expect(location.pathname).toContain(other.userId);
  });
});

describe('a session that was ended on another device while something is written', () => {
  it('is begun again in place: the input stays, and the save is repeated', async () => {
    const { one, user } = await atAnswer('ava');
    const path = location.pathname;
    await endElsewhere(one);
    await pressIn(user, screen, 'Continue');
    const dialog = await openPanel(AGAIN);
    expect(location.pathname).toBe(path);
    expect(valueIn(dialog, 'Email')).toBe(one.email);
    await enterPassword(user, dialog, 'wrong-password');
    await dialog.findByText("It looks like the email and password you entered don't match our records.");
    await enterPassword(user, dialog);
    await isClosed(AGAIN);
    const saves = () => fixture.calls.calls.filter(({ method }) => method === 'PUT').map(({ status }) => status);
    // Another call of the page may find out first that the session is over: the save then waits, and is not refused.
    await waitFor(() => expect(saves().filter((status) => status !== 401)).toEqual([200]));
    expect((await accountOf(one)).weight).toBe(151);
    expectNothingKept();
    fixture.noComplaints();
  });

  it('leads to the login where the dialog is closed, and back to the same question', async () => {
    const { one, user } = await atAnswer('hana');
    const path = location.pathname;
    await endElsewhere(one);
    await pressIn(user, screen, 'Continue');
    await openPanel(AGAIN);
    await user.keyboard('{Escape}');
    await follow(fixture, `/login?expired=true&redirectPath=${encodeURIComponent(path)}`);
    await logIn(user, one.email);
    await follow(fixture, path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Tell us about yourself' })).toBeDefined();
  });
});

it('a page that only reads leads to the login once its session is over', async () => {
  const one = await fixture.arrive('dora', (id) => `/dashboard/${id}/messages`, { width: 1280 });
  await waitFor(() => expect(renewals(0).at(-1)).toEqual({ used: true, status: 200 }));
  // What the page still reads would find out before anything is pressed.
  await waitFor(() => expect(reads('/draft')).toEqual([200]));
  await endElsewhere(one);
  fixture.turnClock(16 * 60);
  const [home] = await screen.findAllByRole('link', { name: 'Healthspan' });
  if (home) await one.user.click(home);
  const path = await leftFor(fixture, /^\/login\?expired=true&redirectPath=/);
  await follow(fixture, path);
  await logIn(one.user, one.email);
  await follow(fixture, new URLSearchParams(path.slice(6)).get('redirectPath') ?? '');
  await greets('Dora');
});

it('the logout forgets what the tab has kept', async () => {
  const { user } = await atHome();
  sessionStorage.setItem('selected_products', '[]');
  await logOut(user);
  await follow(fixture, '/login');
  expect(sessionStorage).toHaveLength(0);
  expect((await field('Email')).value).toBe('');
  expectNothingKept();
});

it('the logout works where the browser keeps nothing for pages', async () => {
  const { user } = await atHome();
  const kept = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage') ?? {};
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  await logOut(user);
  const left = leftFor(fixture, '/login').finally(() => Object.defineProperty(globalThis, 'sessionStorage', kept));
  expect(await left).toBe('/login');
  fixture.noComplaints();
});

it('a page that sends something is not left because a read is refused first, and asks to log in over it', async () => {
  const one = await fixture.like('ava');
  const { user } = await fixture.arrive(one, (userId) => `/dashboard/${userId}/settings/info`);
  await fillIn(user, screen, 'First name', 'Avaline');
  await endElsewhere(one);
  const release = fixture.calls.hold('PUT /users/', { acts: true, times: 1 });
  await pressIn(user, await section('Personal Information'), 'Save');
  await waitFor(() => expect(fixture.calls.calls.at(-1)?.method).toBe('PUT'));
  const { queryClient } = await import('#app/queryClient.ts');
  void queryClient.invalidateQueries();
  const dialog = await openPanel(AGAIN);
  expect(valueIn(dialog, 'Email')).toBe(one.email);
  release();
  await enterPassword(user, dialog);
  await isClosed(AGAIN);
  await isSaid('Personal information updated successfully');
  expect(fixture.left).toEqual([]);
});
