import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampled } from '../support/full.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import {
  drawsByItself,
  expectQuestion,
  goOn,
  isAlive,
  logOut,
  pick,
  signIn,
  walk,
} from '../support/steps/patientSteps.ts';
import { readIntakes } from '../support/portal/readIntakes.ts';
import { noComplaints, portalFixture } from '../support/browser/portalFixture.ts';

const fixture = portalFixture();

it('the dashboard lists incomplete visits, rapamycin first, with their progress, and a visit can be cancelled', async () => {
  const gus = await fixture.like('gus');
  const { page, patient } = await fixture.arrive(gus, '/dashboard', { width: 1280 });
  await page.getByRole('heading', { name: 'Hi, Gus' }).waitFor();
  await page.getByRole('region', { name: 'Metabolic health' }).getByRole('link', { name: 'Start visit' }).click();
  await walk(page, [
    ["Let's get started on your visit", goOn],
    ['Tell us about yourself', goOn],
    ['Review Medical History', goOn],
    ['What matters most to you?', pick('None of the above')],
  ]);
  await goOn(page);
  await expectQuestion(page, 'Has a doctor told you any of this about your blood sugar?');
  await page.goto(`${fixture.portal.url}/`);
  await page.getByText('12% complete. 5 questions left', { exact: true }).waitFor();
  await page.getByRole('region', { name: 'Rapamycin' }).getByRole('link', { name: 'Start visit' }).click();
  await expectQuestion(page, "Let's get started on your visit");
  await page.goto(`${fixture.portal.url}/`);
  const visits = page.getByRole('region', { name: 'Continue your visit' }).getByRole('listitem');
  await visits.nth(1).waitFor();
  expect(await visits.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Rapamycin', 'Metabolic health']);
  await expectAccessible(page);
  await visits.nth(0).getByRole('button', { name: 'Cancel visit' }).click();
  await visits.nth(0).getByRole('button', { name: 'Yes, cancel the visit' }).click();
  await page.getByRole('region', { name: 'Rapamycin' }).getByRole('link', { name: 'Start visit' }).waitFor();
  const held = await readIntakes(gus);
  expect(held.map(({ intake_template: { slug }, closed }) => [slug, closed !== null])).toEqual([
    ['rapamycin', true],
    ['metabolic-health', false],
  ]);
  expect(patient.complaints).toEqual([]);
});

it('the home stands without a read that failed, and reads again on request', async () => {
  const { page } = await fixture.browser.newPatient();
  await drawsByItself(page);
  await page.route('**/intake-template/*', (route) => route.abort());
  await signIn(page, fixture.portal.url, (await fixture.like('dora')).email);
  const again = page.getByRole('button', { name: 'Load again' });
  await again.waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.getByRole('link', { name: 'Message us' }).waitFor();
  await page.unroute('**/intake-template/*');
  await again.click();
  await page.getByRole('link', { name: 'Start visit: Start with a visit: Rapamycin' }).waitFor();
  expect(await again.count()).toBe(0);
});

it('an unfinished visit is opened again by its template, and an unknown template leads to the dashboard', async () => {
  const ben = await fixture.like('ben');
  const { page } = await fixture.arrive(ben);
  const [visit] = await readIntakes(ben);
  await page.goto(`${fixture.portal.url}/start-visit/${visit?.intake_template._id}`);
  await expectQuestion(page, "Let's get started on your visit");
  expect(page.url()).toContain(`/consultation/hiw/${visit?.user}/${visit?._id}/question/none`);
  await page.goto(`${fixture.portal.url}/start-visit/${'0'.repeat(24)}`);
  await page.getByRole('heading', { name: 'Hi, Ben' }).waitFor();
});

it('a wrong password is refused with a text and keeps the address; log out ends the session', async () => {
  const { page } = await fixture.browser.newPatient();
  await page.goto(`${fixture.portal.url}/login`);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('Please enter a valid email address.').waitFor();
  await page.getByText('Please enter your password.').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Email').fill('dora@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong-password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText("The password or email you've entered was wrong.").waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('dora@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Portal123');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Hi, Dora' }).waitFor();
  const dashboard = page.url();
  await logOut(page);
  await page.waitForURL('**/login');
  await page.goto(dashboard);
  await page.waitForURL(/\/login\?redirectPath=/);
  const cookies = await page.context().cookies();
  // By that one the account knows the browser again.
  expect(cookies.map(({ name }) => name)).toEqual(['portal_device']);
});

it('an address that leads nowhere says so, signed in or not', async () => {
  const patient = await fixture.browser.newPatient();
  const { page } = patient;
  const leadsNowhere = async (path: string) => {
    const response = await page.goto(fixture.portal.url + path);
    expect([path, response?.status()]).toEqual([path, 404]);
    await page.getByRole('heading', { name: '404 - Page Not Found' }).waitFor();
    expect(await page.getByText('The page you are looking for does not exist.').count()).toBe(1);
    await expectAccessible(page);
  };
  await leadsNowhere('/no/such/page');
  await signIn(page, fixture.portal.url, 'dora@example.com', '/shop');
  await isAlive(page);
  await leadsNowhere('/no/such/page');
  await leadsNowhere('/notifications/no-such-page');
  noComplaints(patient);
});

it('each host shows its own brand and knows its own patients only', async () => {
  const { page, complaints } = await fixture.browser.newPatient({ width: 1280 });
  const evergreen = fixture.portal.url.replace('localhost', 'evergreen.localhost');
  const brandOf = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--portal-color-brand').trim());
  await page.goto(`${fixture.portal.url}/login`);
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  expect(await page.title()).toBe('Healthspan Patient Portal');
  const brand = await brandOf();
  await page.goto(`${evergreen}/login`);
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  expect(await page.title()).toBe('Evergreen Patient Portal');
  expect(await brandOf()).not.toBe(brand);
  await page.getByLabel('Email').fill('hana@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Portal123');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Email').fill('fern@example.com');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: /^Hi,/ }).waitFor();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

/** The controls of the frame around a page that the banner lies on. */
const coveredControls = (page: Page) =>
  page
    .locator('header, aside, nav')
    .locator('a, button')
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return control.checkVisibility({ visibilityProperty: true }) && top?.closest('output')
          ? [control.textContent]
          : [];
      }),
    );

describe('a new version', () => {
  const BANNER = 'A new version of the portal is available.';
  const MINUTE = 60_000;

  /** A patient on the dashboard whose browser keeps the time that the test tells it. */
  async function arriveAtNoon(width: number) {
    const { patient, page } = await fixture.arrive(await fixture.chloe(), '/dashboard', { width });
    await page.clock.install({ time: new Date('2026-03-04T12:00:00Z') });
    await page.reload();
    // The minutes count from when its code is there.
    await isAlive(page);
    await page.getByRole('heading', { name: 'Hi, Chloe' }).waitFor();
    const banner = page.getByText(BANNER);
    /** Lets time pass; what is read then has its answer before the test looks. */
    const pass = async (minutes: number) => {
      await page.clock.runFor(minutes * MINUTE);
      await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()));
    };
    return { patient, page, banner, pass };
  }

  it.each(sampled([1024, 390], 1))(
    'is announced after five minutes, can be put off for an hour, and refreshed to (%i)',
    async (width) => {
      const { patient, page, banner, pass } = await arriveAtNoon(width);
      await pass(16);
      expect(await banner.count()).toBe(0);
      await page.route('**/version.json', (route) =>
        route.fulfill({ json: { scripts: ['assets/portal-another.js'] } }),
      );
      await pass(3);
      expect(await banner.count()).toBe(0);
      await pass(2);
      await banner.waitFor();
      await expectAccessible(page);
      expect(await coveredControls(page)).toEqual([]);
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await banner.waitFor({ state: 'detached' });
      await pass(59);
      expect(await banner.count()).toBe(0);
      await pass(7);
      await banner.waitFor();
      const loaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Refresh' }).click();
      await loaded;
      await page.getByRole('heading', { name: 'Hi, Chloe' }).waitFor();
      expect(await banner.count()).toBe(0);
      expect(patient.complaints).toEqual([]);
    },
  );

  it.each([
    ['is missing', { status: 404, body: '' }],
    ['cannot be read', { status: 200, body: '<!doctype html>' }],
    ['says something else', { status: 200, body: '{"scripts":1}' }],
  ])('is not announced where the version file %s', async (_, answer) => {
    const { page, banner, pass } = await arriveAtNoon(390);
    let reads = 0;
    await page.route('**/version.json', (route) => {
      reads += 1;
      return route.fulfill(answer);
    });
    // The code that reads it may come after some of the minutes.
    await expect
      .poll(async () => {
        await pass(6);
        return reads;
      })
      .toBeGreaterThan(1);
    expect(await banner.count()).toBe(0);
  });
});

it('a page that cannot be shown says so, and is there again once it is reloaded', async () => {
  const { page } = await fixture.arrive(await fixture.chloe(), '/shop');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.route('**/v2/session/refresh', (route) => route.abort());
  await drawsByItself(page);
  await page.reload();
  await page.getByText('Unexpected error has occured! Refresh the page, please.').waitFor();
  await expectAccessible(page);
  await page.unroute('**/v2/session/refresh');
  await page.getByRole('button', { name: 'Reload page' }).click();
  await page
    .getByRole('heading', { level: 1, name: 'Our Products' })
    .or(page.getByRole('region').first())
    .first()
    .waitFor();
  expect(new URL(page.url()).pathname).toBe('/shop');
});
