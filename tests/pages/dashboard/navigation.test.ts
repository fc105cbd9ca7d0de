import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openPanel } from '../../support/page/openPanel.ts';
import { away } from '../../support/page/pageCalls.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { signInByCall } from '../../support/portal/signInByCall.ts';
import { type Part } from '../../support/steps/accountPageSteps.ts';
import { asks, press } from '../../support/steps/buyingSteps.ts';
import { leftFor } from '../../support/steps/entryPageSteps.ts';

const fixture = pageFixture();

type User = Awaited<ReturnType<typeof fixture.visit>>['user'];

/** What a page of the dashboard is called, in navigation and in its heading, and the end of its address. */
const pages = [
  ['Labs', 'Labs', 'labs'],
  ['Orders', 'Orders', 'orders'],
  ['Subscriptions', 'Subscriptions', 'subscriptions'],
  ['Messages', 'Messages', 'messages'],
  ['Appointments', 'Appointments', 'appointments'],
  ['Shop', 'Our Products', 'shop'],
] as const;

const hasFocus = (title: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(title));
const frame = () => document.querySelector('#content');

/** Follows a link: the heading of its page has the focus, the title says it, and the frame is the same. */
async function follow(user: User, within_: Part, [name, title, end]: (typeof pages)[number]): Promise<void> {
  const before = frame();
  await user.click(within_.getByRole('link', { name }));
  await asks(title);
  await hasFocus(title);
  expect(location.pathname).toMatch(new RegExp(`/${end}$`));
  await waitFor(() => expect(document.title).toBe(`Healthspan Patient Portal | ${name}`));
  expect(frame()).toBe(before);
}

describe('the navigation', () => {
  it('at the side leads to each page, whose heading has the focus, also by Back', async () => {
    const { user } = await fixture.arrive('chloe', '/dashboard', { width: 1280 });
    await asks('Hi, Chloe');
    const side = within(screen.getByRole('navigation', { name: 'Portal' }));
    for (const one of pages) await follow(user, side, one);
    expect(side.getByRole('link', { current: 'page' }).textContent).toBe('Shop');
    history.back();
    await asks('Appointments');
    await hasFocus('Appointments');
    const help = side.getByRole('link', { name: /^Help center/ });
    expect([help.getAttribute('href'), help.getAttribute('target')]).toEqual([
      'https://healthspan.example/help',
      '_blank',
    ]);
    fixture.noComplaints();
  });

  it('at the foot of a phone has five pages, of which the messages have no footer', async () => {
    const { user } = await fixture.arrive('chloe', '/dashboard');
    await asks('Hi, Chloe');
    expect(screen.getByRole('contentinfo').textContent).toContain('care@healthspan.example');
    const foot = within(screen.getByRole('navigation', { name: 'Main pages' }));
    expect(foot.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Labs',
      'Orders',
      'Subscriptions',
      'Shop',
      'Messages',
    ]);
    for (const one of [pages[0], pages[5], pages[3]]) await follow(user, foot, one);
    expect(foot.getByRole('link', { current: 'page' }).textContent).toBe('Messages');
    expect(screen.queryByRole('contentinfo')).toBeNull();
    fixture.noComplaints();
  });

  it('of the menu has all pages, and closes with the page that is chosen', async () => {
    const { user } = await fixture.arrive('chloe', '/dashboard');
    await asks('Hi, Chloe');
    for (const one of pages) {
      await press(user, 'Menu');
      await follow(user, await openPanel('Menu'), one);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await press(user, 'Menu');
    const links = (await openPanel('Menu')).getAllByRole('link');
    expect(links.map(({ textContent }: HTMLElement) => textContent)).toEqual([
      'Home',
      'Labs',
      'Orders',
      'Subscriptions',
      'Messages',
      'Appointments',
      'Providers',
      'Shop',
      'Settings',
      'Help center (opens in a new tab)',
      'Our science (opens in a new tab)',
    ]);
    fixture.noComplaints();
  });
});

it('a page outside the frame has the focus on its heading, too', async () => {
  const { user } = await fixture.arrive(await signInByCall(fixture.url, 'nina@example.com'));
  await asks(/^Hi,/);
  const calls = await screen.findAllByRole('link', { name: /^Choose a time/ });
  const [first] = calls;
  if (first) await user.click(first);
  await asks('Schedule your coaching appointment');
  expect(location.pathname).toMatch(/^\/schedule-coaching\//);
  await hasFocus('Schedule your coaching appointment');
  fixture.noComplaints();
});

it('the patient who is signed in is named at the foot of the side, with settings and logout', async () => {
  const { user } = await fixture.arrive('dora', '/dashboard', { width: 1280 });
  await asks('Hi, Dora');
  const side = within(screen.getByRole('complementary'));
  const account = side.getByText('Dora Demo');
  const isOpen = () => account.closest('details')?.open;
  await user.click(account);
  expect(isOpen()).toBe(true);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(isOpen()).toBe(false));
  await user.click(account);
  await user.click(side.getByRole('link', { name: 'Settings' }));
  await asks('Settings');
  await waitFor(() => expect(isOpen()).toBe(false));
  await user.click(account);
  await user.click(side.getByRole('button', { name: 'Logout' }));
  await leftFor(fixture, '/login');
  fixture.noComplaints();
});

it('the way to the notifications is there before it is known how many are unread', async () => {
  await fixture.arrive('chloe', '/shop');
  await asks('Our Products');
  const release = fixture.calls.hold('GET /v2/notifications?');
  await fixture.load();
  const notices = within(await screen.findByRole('region', { name: 'Notices' }));
  expect(notices.getByRole('link', { name: 'Notifications' }).getAttribute('href')).toBe('/notifications');
  release();
  await notices.findByRole('link', { name: /^You have \d+ unread notifications$/ });
  fixture.noComplaints();
});

const reads = () => fixture.calls.calls.filter(({ path }) => path === '/version.json');
const isRead = (count: number) =>
  waitFor(() => expect(reads().filter(({ status }) => status !== undefined)).toHaveLength(count));

/** Has time pass for the page alone. */
const later = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);

describe('a new version', () => {
  const BANNER = 'A new version of the portal is available.';
  const FIVE_MINUTES = 300_000;
  const HOUR = 3_600_000;

  /** Has the checks for a new version run when the test says so. */
  function heldChecks(): () => void {
    const { setInterval: set } = globalThis;
    let check: (() => void) | undefined;
    Reflect.set(globalThis, 'setInterval', (run: () => void, every: number) => {
      if (every !== FIVE_MINUTES) return set(run, every);
      check = run;
      return undefined;
    });
    onTestFinished(() => void Reflect.set(globalThis, 'setInterval', set));
    return () => check?.();
  }

  it('is announced, can be put off for an hour, and is loaded on request', async () => {
    const pass = heldChecks();
    const { user } = await fixture.arrive('dora');
    await asks('Hi, Dora');
    fixture.calls.answer('GET /version.json', () => Response.json({ scripts: ['assets/portal-another.js'] }));
    pass();
    await screen.findByText(BANNER);
    await press(user, 'Dismiss');
    await waitFor(() => expect(screen.queryByText(BANNER)).toBeNull());
    onTestFinished(() => later(-HOUR));
    later(HOUR - 1);
    pass();
    expect(reads()).toHaveLength(1);
    later(1);
    pass();
    await screen.findByText(BANNER);
    expect(reads()).toHaveLength(2);
    await press(user, 'Refresh');
    expect(fixture.left.at(-1)).toBe('reload');
  });

  it('is not announced where the version file is missing, cannot be read or says something else', async () => {
    const pass = heldChecks();
    await fixture.arrive('dora');
    await asks('Hi, Dora');
    const answers = [
      new Response('', { status: 404 }),
      new Response('<!doctype html>'),
      Response.json({ scripts: 1 }),
      Response.json({ scripts: [] }),
    ];
    for (const [at, answer] of answers.entries()) {
      fixture.calls.answer('GET /version.json', () => answer, 1);
      pass();
      await isRead(at + 1);
      expect(screen.queryByText(BANNER)).toBeNull();
    }
    fixture.noComplaints();
  });
});

it('a page that cannot be shown says so, and is there again once it is reloaded', async () => {
  const { user } = await fixture.arrive('chloe', '/shop');
  await asks('Our Products');
  fixture.calls.answer('POST /v2/session/refresh', away);
  await fixture.load();
  await screen.findByText('Unexpected error has occured! Refresh the page, please.');
  fixture.calls.restore();
  await press(user, 'Reload page');
  await waitFor(() => expect(fixture.left.at(-1)).toBe('reload'));
  await fixture.load();
  await asks('Our Products');
  expect(location.pathname).toBe('/shop');
});
