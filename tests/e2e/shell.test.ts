import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isFull, sampled } from '../support/full.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { isAlive } from '../support/steps/patientSteps.ts';
import { evergreen, logIn, organizationAt } from '../support/steps/entrySteps.ts';
import { dashboard, noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';

const fixture = portalFixture();

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Follows a link, and expects the page that it names: its heading has the focus, its title says it. */
async function follow(page: Page, within: ReturnType<Page['getByRole']>, name: string, title = name) {
  await within.getByRole('link', { name, exact: true }).click();
  await heading(page, title).waitFor();
  await expect.poll(() => focused(page)).toBe(title);
  await expect.poll(() => page.title()).toBe(`Healthspan Patient Portal | ${name}`);
  // Where the frame would be made anew, its pictures would be loaded anew as well.
  expect(await page.evaluate(() => document.querySelector('#content')?.getAttribute('data-kept'))).toBe('yes');
}

const keep = (page: Page) => page.evaluate(() => document.querySelector('#content')?.setAttribute('data-kept', 'yes'));

it('on a desktop the side leads on by keyboard and Back, with settings and logout at its foot', async () => {
  const { patient, page } = await fixture.arrive('dora', '/dashboard', { width: 1280 });
  await says(page, 'Hi, Dora');
  await isAlive(page);
  await keep(page);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to the content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  const side = page.getByRole('complementary').getByRole('navigation', { name: 'Portal' });
  await follow(page, side, 'Appointments');
  await side.getByRole('link', { name: 'Shop', exact: true }).press('Enter');
  await heading(page, 'Our Products').waitFor();
  await expect.poll(() => focused(page)).toBe('Our Products');
  expect(await side.locator('[aria-current=page]').allInnerTexts()).toEqual(['Shop']);
  await page.goBack();
  await heading(page, 'Appointments').waitFor();
  await expect.poll(() => focused(page)).toBe('Appointments');

  const account = page.getByRole('complementary').getByText('Dora Demo');
  const settings = page.getByRole('complementary').getByRole('link', { name: 'Settings' });
  await account.click();
  await settings.waitFor();
  await page.keyboard.press('Escape');
  await settings.waitFor({ state: 'hidden' });
  await account.click();
  await settings.click();
  await heading(page, 'Settings').waitFor();
  await settings.waitFor({ state: 'hidden' });
  await expectAccessible(page);
  await account.click();
  await page.getByRole('complementary').getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  noComplaints(patient);
});

it('on a phone the foot and the menu lead on, and the menu keeps the focus and gives it back', async () => {
  const { patient, page } = await fixture.arrive('dora', '/dashboard');
  await says(page, 'Hi, Dora');
  await isAlive(page);
  await keep(page);
  const foot = page.getByRole('navigation', { name: 'Main pages' });
  await follow(page, foot, 'Orders');
  await follow(page, foot, 'Messages');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await button.press('Enter');
  await menu.waitFor();
  await expect.poll(() => menu.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  await expectAccessible(page);
  for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('Tab');
  expect(await menu.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toBe('Menu');
  await button.click();
  await follow(page, menu, 'Shop', 'Our Products');
  await menu.waitFor({ state: 'hidden' });
  noComplaints(patient);
});

it.runIf(isFull)('the navigation at the foot covers nothing and is there up to 1023 pixels', async () => {
  const { page } = await fixture.arrive('chloe', '/dashboard', { width: 1023 });
  await says(page, 'Hi, Chloe');
  const foot = page.getByRole('navigation', { name: 'Main pages' });
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const [bar, end] = await Promise.all([foot.boundingBox(), footer.boundingBox()]);
  expect(end && end.y + end.height).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(await page.getByRole('complementary').isVisible()).toBe(false);
  await page.setViewportSize({ width: 1024, height: 844 });
  expect(await page.getByRole('complementary').isVisible()).toBe(true);
  expect(await foot.isVisible()).toBe(false);
});

it('each host greets in the words and looks of its organization, and knows its own patients only', async () => {
  const patient = await fixture.browser.newPatient({ width: 1280 });
  const { page } = patient;
  const url = evergreen(fixture.portal.url);
  const { organization } = await organizationAt(url);
  const { login, signup, testimonials, favicons, logo, name } = organization.settings;
  const brandOf = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--portal-color-brand').trim());
  await page.goto(`${fixture.portal.url}/login`);
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  expect(await page.title()).toBe('Healthspan Patient Portal');
  const brand = await brandOf();
  for (const [path, { header_text: claim, description }, image] of [
    ['/get-started', signup, signup.image],
    ['/login', login, login.image_v3],
  ] as const)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(url + path);
      await page.locator('button[type="submit"]').waitFor();
      expect(await page.title()).toBe(`${name} Patient Portal`);
      expect(await brandOf()).not.toBe(brand);
      expect(await page.locator('link[rel="icon"]').getAttribute('href')).toBe(favicons[0]);
      expect(await page.getByRole('img', { name }).getAttribute('src')).toBe(logo);
      const features = path === '/get-started' ? signup.features.map(({ title }) => title) : [];
      for (const text of [claim, description, testimonials[0]?.testimonial ?? '', ...features])
        expect(await page.getByText(text, { exact: true }).isVisible()).toBe(width === 1280);
      const picture = page.locator('picture img');
      const shown = await picture.evaluate((one) => one instanceof HTMLImageElement && one.currentSrc);
      expect(shown === url + image).toBe(width === 1280);
      await expectAccessible(page);
    }
  await logIn(page, (await fixture.like('dora')).email);
  await page.getByRole('alert').waitFor();
  await logIn(page, (await fixture.like('fern')).email);
  await page.waitForURL(dashboard);
  expect(new URL(page.url()).hostname).toBe('evergreen.localhost');
  await says(page, /^Hi,/);
  await expectAccessible(page);
  noComplaints(patient);
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

const asksForVersion = (request: Request) => request.url().endsWith('/version.json');

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
    const asked = { sent: 0, answered: 0 };
    page.on('request', (request) => (asked.sent += Number(asksForVersion(request))));
    page.on('requestfinished', (request) => (asked.answered += Number(asksForVersion(request))));
    /** Lets time pass in which so many questions for the version are asked; all have their answers before the test looks. */
    const pass = async (minutes: number, questions: number) => {
      const before = asked.sent;
      await page.clock.runFor(minutes * MINUTE);
      await expect.poll(() => [asked.sent - before, asked.sent - asked.answered]).toEqual([questions, 0]);
    };
    return { patient, page, banner, pass };
  }

  it.each(sampled([1024, 390], 1))(
    'is announced after five minutes, covers no control, can be put off for an hour, and is loaded at %i pixels',
    async (width) => {
      const { patient, page, banner, pass } = await arriveAtNoon(width);
      await pass(16, 3);
      expect(await banner.count()).toBe(0);
      await page.route('**/version.json', (route) =>
        route.fulfill({ json: { scripts: ['assets/portal-another.js'] } }),
      );
      await pass(3, 0);
      expect(await banner.count()).toBe(0);
      await pass(2, 1);
      await banner.waitFor();
      await expectAccessible(page);
      expect(await coveredControls(page)).toEqual([]);
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await banner.waitFor({ state: 'detached' });
      await pass(59, 0);
      expect(await banner.count()).toBe(0);
      await pass(7, 2);
      await banner.waitFor();
      const loaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Refresh' }).click();
      await loaded;
      await page.getByRole('heading', { name: 'Hi, Chloe' }).waitFor();
      expect(await banner.count()).toBe(0);
      expect(patient.complaints).toEqual([]);
    },
  );
});
