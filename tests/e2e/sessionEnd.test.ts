import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { User } from '#schemas/wire/user.ts';
import { expectNothingKept, logIn } from '../support/steps/entrySteps.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { expectQuestion, isAlive, signIn } from '../support/steps/patientSteps.ts';
import { dashboard, noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import { beginVisit } from '../support/portal/answeredVisit.ts';
import type { Caller } from '../support/portal/beginSession.ts';
import type { DemoName } from '../support/portal/patientLike.ts';

const fixture = portalFixture();

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

/** A page of a patient whose device has a clock that the test moves. */
async function opened(name: DemoName, path: string) {
  const one = await fixture.like(name);
  const patient = await fixture.browser.newPatient();
  const { page } = patient;
  await ownTime(page);
  await signIn(page, fixture.portal.url, one.email, path);
  await isAlive(page);
  return { one, patient, page };
}

/** Lets a minute pass in which nobody touches the device. */
const untouched = (page: Page): Promise<void> => page.clock.runFor(60_000);

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

/** The renewals that a page asks for from now on: whether it says that the session was used. */
function renewals(page: Page): boolean[] {
  const said: boolean[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v2/session/refresh')) said.push(request.postData() === null);
  });
  return said;
}

describe('a session that nobody uses', () => {
  it('asks two minutes before its end, and goes on for whoever is there', async () => {
    const { patient, page } = await opened('gus', '/dashboard');
    await says(page, 'Hi, Gus');
    await untilAsked(page);
    expect(await question(page).getByRole('timer').textContent()).toMatch(/^[01]:\d\d$|^2:00$/);
    await expectAccessible(page);
    const said = renewals(page);
    await question(page).getByRole('button', { name: 'Stay logged in' }).click();
    await question(page).waitFor({ state: 'detached' });
    await expect.poll(() => said).toEqual([true]);
    await says(page, 'Hi, Gus');
    noComplaints(patient);
  });

  it('is asked about in all tabs, and one answer counts for all', async () => {
    const { patient, page } = await opened('gus', '/dashboard');
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

  it('is logged out at a press', async () => {
    const { page } = await opened('gus', '/dashboard');
    await untilAsked(page);
    await question(page).getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/login');
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['portal_device']);
  });

  it('ends with the login, which says so and leads back', async () => {
    const { one, page } = await opened('gus', '/dashboard');
    const problem = { status: 401, code: 'Unauthorized', text: 'x', message: 'x', fields: [] };
    await page.route('**/v2/session/refresh', (route) => route.fulfill({ status: 401, json: problem }));
    const said = renewals(page);
    await expect
      .poll(async () => {
        if (!page.url().includes('/login')) await untouched(page).catch(() => undefined);
        return new URL(page.url()).searchParams.get('expired');
      })
      .toBe('true');
    await says(page, 'Please login again to continue.');
    // A page by itself never says that it was used.
    expect(said).toEqual([false]);
    await page.unroute('**/v2/session/refresh');
    const from = new URL(page.url()).searchParams.get('redirectPath');
    await logIn(page, one.email);
    await page.waitForURL(fixture.portal.url + from);
  });

  it('keeps what was typed, behind the login', async () => {
    const one = await fixture.like('ava');
    const { _id } = await beginVisit(one, 'sleep-support');
    const patient = await fixture.browser.newPatient();
    const { page } = patient;
    await page.clock.install();
    await signIn(page, fixture.portal.url, one.email, `/intake/${_id}/profile`);
    await expectQuestion(page, 'Tell us about yourself');
    await isAlive(page);
    await page.getByLabel('Weight').fill('151');
    await one.call('POST', '/v2/session/logout-everywhere');
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await expect
      .poll(async () => {
        await untouched(page);
        return dialog.count();
      })
      .toBe(1);
    await dialog.getByLabel('Password', { exact: true }).fill('Portal123');
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Weight').inputValue()).toBe('151');
  });
});

/** Ends the session of a page on which something was typed, as if nobody had used it. */
async function untilSignIn(page: Page, { call }: Caller) {
  await call('POST', '/v2/session/logout-everywhere');
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect
    .poll(async () => {
      await untouched(page);
      return dialog.count();
    })
    .toBe(1);
  return dialog;
}

/** A section of the settings, also while the login stands over it. */
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true, includeHidden: true });

describe('in the settings, a session that ends', () => {
  it('keeps a new address and a new number, and no password', async () => {
    const { one, page } = await opened('dora', '/dashboard/me/settings');
    await one.call('PUT', `/users/${one.organization}/${one.userId}`, { mobile_number: '2135550123' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.reload();
    await isAlive(page);
    const address = section(page, 'Email Address');
    const password = section(page, 'Password').getByLabel('New password', { exact: true });
    const mobile = section(page, 'Mobile Number');
    await address.getByRole('textbox', { name: 'Email' }).fill('another@example.com');
    await address.getByLabel('Current password').fill('Portal123');
    await password.fill('Secret-12');
    await mobile.getByRole('button', { name: 'New Number' }).click();
    await mobile.getByLabel('Mobile number').fill('2135550177');
    const dialog = await untilSignIn(page, one);
    for (const secret of [address.getByLabel('Current password'), password]) expect(await secret.inputValue()).toBe('');
    await dialog.getByLabel('Password', { exact: true }).fill('Portal123');
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await address.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('another@example.com');
    expect(await mobile.getByLabel('Mobile number').inputValue()).toBe('(213) 555-0177');
    await expectNothingKept(page);
    await mobile.getByRole('button', { name: 'Save number' }).click();
    await says(page, 'Mobile number saved');
  });

  it('leaves nothing of it to another patient who logs in there', async () => {
    const { one, page } = await opened('dora', '/dashboard/me/settings/email');
    await section(page, 'Email Address').getByRole('textbox', { name: 'Email' }).fill('another@example.com');
    const other = await fixture.like('gus');
    const dialog = await untilSignIn(page, one);
    await dialog.getByLabel('Email').fill(other.email);
    await dialog.getByLabel('Password', { exact: true }).fill('Portal123');
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(dashboard);
    await says(page, 'Hi, Gus');
    expect(page.url()).toContain(other.userId);
  });
});

it('whoever uses the page is never asked, and the session is renewed meanwhile', async () => {
  const { patient, page } = await opened('gus', '/dashboard');
  await says(page, 'Hi, Gus');
  const said = renewals(page);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 10);
      await page.clock.runFor(60_000);
      return said.length;
    })
    .toBeGreaterThan(1);
  for (let minute = 0; minute < 40; minute += 1) {
    await page.mouse.wheel(0, minute % 2 === 0 ? 10 : -10);
    await page.clock.runFor(60_000);
  }
  expect(await question(page).count()).toBe(0);
  expect(said.every(Boolean)).toBe(true);
  noComplaints(patient);
});

it('whoever stays logged in on a device has thirty days there', async () => {
  const one = await fixture.like('gus');
  const { page } = await fixture.browser.newPatient();
  await page.goto(`${fixture.portal.url}/login`);
  await page.getByLabel('Stay logged in on this device').check();
  await logIn(page, one.email);
  await page.waitForURL(/\/dashboard\//);
  const { expires } = (await page.context().cookies()).find(({ name }) => name === 'portal_refresh') ?? {};
  expect((expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * 24 * 3600);
  const user = await one.call<User>('GET', `/users/${one.organization}/user/${one.userId}/patient`);
  expect(user.email).toBe(one.email);
});
