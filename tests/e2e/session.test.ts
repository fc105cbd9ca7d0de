import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Session } from '#schemas/wire/session.ts';
import { expectNothingKept, logIn, newcomer, signUp } from '../support/steps/entrySteps.ts';
import type { WatchedPage } from '../support/browser/openBrowser.ts';
import { isAlive, logOut, signIn } from '../support/steps/patientSteps.ts';
import type { Caller } from '../support/portal/beginSession.ts';
import type { DemoName } from '../support/portal/patientLike.ts';
import { dashboard, noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import { isFull } from '../support/full.ts';

const fixture = portalFixture();

const desktop = { width: 1280 };

/** Ends every session of a patient, as another device would. */
const endElsewhere = ({ call }: Caller) => call('POST', '/v2/session/logout-everywhere');

/** Refuses the tokens that the pages of a browser have now as expired, as the server does after fifteen minutes. */
async function expireTokens({ context }: Pick<WatchedPage, 'context'>, tokens: ReadonlySet<string>): Promise<void> {
  // Tokens count in seconds: one renewed within the same second would be the same token.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await context.route('**/*', async (route) => {
    const token = route.request().headers()['authorization']?.replace('Bearer ', '');
    if (token === undefined || !tokens.has(token)) return route.fallback();
    const problem = { status: 401, code: 'TokenExpired', text: 'x', message: 'x', fields: [] };
    return route.fulfill({ status: 401, json: problem });
  });
}

/** Keeps every access token that a browser is given, and how often its refresh token was replaced. */
function watchTokens({ context }: Pick<WatchedPage, 'context'>) {
  const tokens = new Set<string>();
  const seen = { tokens, rotations: 0, refreshes: 0 };
  context.on('response', async (response) => {
    if (!response.url().endsWith('/v2/session/refresh') || !response.ok()) return;
    // A test that is over has closed its pages, whatever they still heard.
    const cookie = await response.headerValue('set-cookie').catch(() => undefined);
    if (cookie === undefined) return;
    // A document that is left takes the texts of its answers along.
    const session: Session | undefined = await response.json().catch(() => undefined);
    if (session) tokens.add(session.token);
    if (cookie !== null) seen.rotations += 1;
    seen.refreshes += 1;
  });
  return seen;
}

/** Where a page stands that reads its lists only once they are asked for. */
async function atMessages(name: DemoName) {
  const one = await fixture.like(name);
  const patient = await fixture.browser.newPatient(desktop);
  const seen = watchTokens(patient);
  const path = `/dashboard/${one.userId}/messages`;
  await signIn(patient.page, fixture.portal.url, one.email, path);
  await home(patient.page).waitFor();
  await expect.poll(() => seen.refreshes).toBe(1);
  // Before that, a link loads another document.
  await isAlive(patient.page);
  return { one, patient, page: patient.page, path, seen };
}

const home = (page: Page) => page.getByRole('link', { name: 'Healthspan', exact: true });

it('tabs whose token expires renew it together: one rotation, and all of them stay signed in', async () => {
  const { patient, page, path, seen } = await atMessages('gus');
  const tabs = [page, await patient.newTab(), await patient.newTab(), await patient.newTab()];
  for (const tab of tabs) {
    await tab.goto(fixture.portal.url + path);
    await home(tab).waitFor();
  }
  await expect.poll(() => seen.refreshes).toBe(5);
  await expireTokens(patient, new Set(seen.tokens));
  seen.rotations = 0;
  await Promise.all(tabs.map((tab) => home(tab).evaluate((link) => link instanceof HTMLElement && link.click())));
  for (const tab of tabs) await says(tab, 'Hi, Gus');
  expect(tabs.map((tab) => dashboard.test(tab.url()))).toEqual([true, true, true, true]);
  await expect.poll(() => seen.refreshes).toBe(6);
  expect(seen.rotations).toBe(1);
  for (const tab of tabs) await tab.reload();
  for (const tab of tabs) await says(tab, 'Hi, Gus');
  noComplaints(patient);
});

it.runIf(isFull)('a tab whose token expired uses what another tab has renewed before', async () => {
  const { patient, page, path, seen } = await atMessages('gus');
  const later = await patient.newTab();
  await later.goto(fixture.portal.url + path);
  await home(later).waitFor();
  await expect.poll(() => seen.refreshes).toBe(2);
  await expireTokens(patient, new Set(seen.tokens));
  seen.rotations = 0;
  for (const tab of [page, later]) {
    await tab.bringToFront();
    await home(tab).click();
    await says(tab, 'Hi, Gus');
  }
  await expect.poll(() => seen.refreshes).toBe(3);
  expect(seen.rotations).toBe(1);
  noComplaints(patient);
});

const question = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });

/** The scripts that pages have asked for, and those that have come. A page's own list is the clock's, and stays empty. */
const scripts = new WeakMap<Page, { readonly asked: string[]; readonly come: string[] }>();

/** Has the device of a page keep a time that the test moves. */
async function ownTime(page: Page): Promise<void> {
  const [asked, come]: [string[], string[]] = [[], []];
  page.on('request', (request) => asked.push(request.url()));
  page.on('requestfinished', (request) => come.push(request.url()));
  scripts.set(page, { asked, come });
  await page.clock.install();
}

/** Whether one of the scripts has this name. */
const includes = (urls: readonly string[] | undefined, name: string): boolean =>
  urls?.some((url) => url.includes(`/${name}-`)) ?? false;

/** Lets time pass until the code is there that looks after the end of the session: the page loads it once it is idle. */
const untilWatched = async (page: Page): Promise<void> => {
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return includes(scripts.get(page)?.come, 'SessionEnd');
    })
    .toBe(true);
};

/** Lets time pass until the patient is asked, and only a little of it while the code of the question is loaded. */
const untilAsked = async (page: Page): Promise<void> => {
  await untilWatched(page);
  await expect
    .poll(async () => {
      const isNear = includes(scripts.get(page)?.asked, 'StillThere');
      await page.clock.runFor(isNear ? 500 : 60_000);
      return question(page).count();
    })
    .toBe(1);
};

it('a session that nobody uses is asked about in all tabs, and one answer counts for all', async () => {
  const { email } = await fixture.like('gus');
  const patient = await fixture.browser.newPatient();
  const { page } = patient;
  await ownTime(page);
  await signIn(page, fixture.portal.url, email, '/dashboard');
  await isAlive(page);
  const other = await patient.newTab();
  await ownTime(other);
  await other.goto(page.url());
  await isAlive(other);
  for (const tab of [page, other]) await untilAsked(tab);
  await question(other).getByRole('button', { name: 'Stay logged in' }).click();
  await question(other).waitFor({ state: 'detached' });
  await expect
    .poll(async () => {
      await page.clock.runFor(2000);
      return question(page).count();
    })
    .toBe(0);
  noComplaints(patient);
});

it('a page whose session is ended on another device goes to the login by itself, and comes back', async () => {
  const { one, page } = await atMessages('dora');
  await endElsewhere(one);
  // It is told of by its socket, and leaves by itself.
  await page.waitForURL(/\/login\?redirectPath=%2Fdashboard%2F[0-9a-f]{24}%2Fmessages$/);
  expect(await page.getByText('Please login again to continue.').count()).toBe(0);
  const from = new URL(page.url()).searchParams.get('redirectPath');
  await logIn(page, one.email);
  await page.waitForURL(fixture.portal.url + from);
});

/** The names of the cookies that a browser keeps. The one that an account knows it by outlives a logout. */
const cookiesIn = async ({ context }: WatchedPage) => (await context.cookies()).map(({ name }) => name);

describe('the logout', () => {
  it('clears cookies and storage, and Back shows nothing of the patient', async () => {
    const { patient, page } = await fixture.arrive('dora', '/dashboard', desktop);
    await says(page, 'Hi, Dora');
    await page.evaluate(() => sessionStorage.setItem('selected_products', '[]'));
    await expectNothingKept(page);
    await logOut(page);
    await page.waitForURL('**/login');
    expect(await cookiesIn(patient)).toEqual(['portal_device']);
    // The router keeps how far its pages were scrolled, by keys that say nothing.
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(kept.filter((key) => !key.startsWith('tsr-scroll-'))).toEqual([]);
    await page.goBack();
    await page.waitForURL(/\/login\?redirectPath=/);
    expect(await page.locator('body').innerText()).not.toContain('Dora');
    noComplaints(patient);
  });

  it('is that of every tab', async () => {
    const { patient, page } = await fixture.arrive('dora', '/dashboard', desktop);
    const other = await patient.newTab();
    const renewed = other.waitForResponse('**/v2/session/refresh');
    await other.goto(fixture.portal.url + new URL(page.url()).pathname);
    await says(other, 'Hi, Dora');
    // From then on it hears what other tabs say.
    await renewed;
    await logOut(page);
    for (const tab of [page, other]) await tab.waitForURL('**/login');
    expect(await other.locator('body').innerText()).not.toContain('Dora');
    noComplaints(patient);
  });

  it.runIf(isFull)('leaves nothing of the patient in a page that the browser keeps for Back', async () => {
    const { patient, page } = await fixture.arrive('dora', '/dashboard', desktop);
    await says(page, 'Hi, Dora');
    // The way out is held up, and the page is told what a browser tells one that it had kept.
    await page.route('**/login', (route) => route.fulfill({ status: 204 }));
    await logOut(page);
    await expect.poll(() => cookiesIn(patient)).toEqual(['portal_device']);
    await page.evaluate(() => {
      setTimeout(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    });
    // The way out that is held up ends in this page, and a wait for the next address would hear of it.
    await expect.poll(() => page.url()).toMatch(/\/login\?redirectPath=/);
    expect(await page.locator('body').innerText()).not.toContain('Dora');
  });
});

/** What pages find where the patient has blocked cookies: everything that could keep something fails with them. */
const BLOCKED = `
  const refuse = () => { throw new DOMException('The operation is insecure.', 'SecurityError'); };
  Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
  for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get: refuse });
  window.BroadcastChannel = function () { refuse(); };
  Object.defineProperty(navigator, 'locks', { value: { request: async () => refuse() } });
`;

/** A browser that keeps no cookie. */
async function withoutCookies() {
  const patient = await fixture.browser.newPatient();
  await patient.context.addInitScript({ content: BLOCKED });
  await patient.page.route('**/login/*', async (route) => {
    const response = await route.fetch();
    const { 'set-cookie': _kept, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  return patient;
}

it('a browser that blocks cookies says so at the login, and leads there from every page', async () => {
  const patient = await withoutCookies();
  const { page } = patient;
  await page.goto(`${fixture.portal.url}/messages`);
  await page.waitForURL(/\/login\?redirectPath=/);
  await logIn(page, 'chloe@example.com');
  await page.getByRole('alert').getByText('Allow cookies for this site').waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  await page.goto(`${fixture.portal.url}/get-started`);
  await signUp(page, newcomer());
  await page.getByRole('alert').getByText('Allow cookies for this site').waitFor();
  noComplaints(patient);
});
