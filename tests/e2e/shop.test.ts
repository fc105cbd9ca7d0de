import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { expectNoJump } from '../support/browser/expectNoJump.ts';
import { noComplaints, portalFixture } from '../support/browser/portalFixture.ts';
import { isAlive } from '../support/steps/patientSteps.ts';

const fixture = portalFixture();

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const card = (page: Page, name: string) => page.getByRole('main').getByRole('article', { name, exact: true });
const count = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const slide = (page: Page) => page.getByRole('group', { name: /^\d of \d$/ });
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

describe.each([390, 1280])('at %d pixels, the shop', (width) => {
  it('is filtered, in step with its address, which can be sent to somebody', async () => {
    const { patient, page, url } = await fixture.arrive('gus', '/shop?type=lab,no-such-type', { width, height: 844 });
    await count(page, /^\d+ products?$/).waitFor();
    await isAlive(page);
    await expect.poll(() => page.title()).toBe('Healthspan Patient Portal | Shop');
    expect(await cards(page).getByText('Lab test', { exact: true }).count()).toBe(await cards(page).count());
    await expectAccessible(page);
    expect(await widthOf(page)).toBe(width);

    const isPhone = width === 390;
    const openFilters = async () => {
      if (isPhone) await page.getByRole('button', { name: /^Filters/ }).press('Enter');
    };
    const filters = isPhone ? page.getByRole('dialog', { name: 'Filters' }) : page.getByRole('main');
    const submit = async () => {
      if (isPhone) await filters.getByRole('button', { name: 'Show products' }).press('Enter');
    };
    await openFilters();
    expect(await filters.getByRole('checkbox', { name: 'Lab tests' }).isChecked()).toBe(true);
    await expectAccessible(page);
    await filters.getByRole('checkbox', { name: 'Lab tests' }).press('Space');
    await filters.getByRole('checkbox', { name: 'Supplements' }).press('Space');
    await filters.getByRole('checkbox', { name: 'Energy', exact: true }).press('Space');
    await submit();
    await expect.poll(() => searchOf(page)).toEqual({ type: 'supplement', benefits: 'Energy' });
    await card(page, 'NAD+ Support').waitFor();
    expect(await card(page, 'Longevity Panel').count()).toBe(0);
    const { href } = new URL(page.url());

    // Whoever is signed in is not asked to log in on the page of a product, and comes back to the same filters.
    await card(page, 'NAD+ Support')
      .getByRole('link', { name: /^Learn More/ })
      .click();
    await page.waitForURL(/\/product\/login\/[0-9a-f]{24}\?redirectPath=/);
    await page.getByRole('heading', { level: 1, name: 'NAD+ Support' }).waitFor();
    await page.getByRole('button', { name: 'Purchase' }).waitFor();
    expect(await page.getByLabel('Password').count()).toBe(0);
    await expectAccessible(page);
    expect(await widthOf(page)).toBe(width);
    await page.getByRole('link', { name: 'Back to the shop' }).click();
    await isAlive(page);
    expect(page.url()).toBe(href);

    const other = await fixture.arrive('ben', href.slice(url.length), { width, height: 844 });
    await card(other.page, 'NAD+ Support').waitFor();
    expect(await cards(other.page).count()).toBe(await cards(page).count());

    await openFilters();
    await filters.getByRole('button', { name: 'Reset' }).press('Enter');
    await submit();
    await expect.poll(() => searchOf(page)).toEqual({});
    await page.goBack();
    await expect.poll(() => searchOf(page)).toEqual({ type: 'supplement', benefits: 'Energy' });
    noComplaints(patient);
  });

  it('is turned page by page; reload and Back find page, filters and place again', async () => {
    const { patient, page } = await fixture.arrive('gus', '/shop', { width, height: 844 });
    await isAlive(page);
    expect(await cards(page).count()).toBe(6);
    const pages = page.getByRole('navigation', { name: 'Pages of products' });
    const first = await cards(page).first().getByRole('heading').innerText();
    await pages.getByRole('link', { name: 'Page 2' }).press('Enter');
    await pages.getByRole('link', { name: 'Page 2', exact: true }).and(page.locator('[aria-current=page]')).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('products');
    const second = cards(page).first().getByRole('heading');
    await expect.poll(() => second.innerText()).not.toBe(first);
    const name = await second.innerText();

    await page.evaluate(() => window.scrollTo(0, 700));
    await page.waitForFunction(() => window.scrollY === 700);
    // The router hears of it with the next frame, and nobody scrolls and presses within one.
    await page.evaluate(() => new Promise((seen) => void requestAnimationFrame(() => requestAnimationFrame(seen))));
    // It stands where the page is, so that the page does not scroll to it.
    const portal = page.getByRole('navigation', { name: width === 390 ? 'Main pages' : 'Portal' });
    await portal.getByRole('link', { name: 'Orders' }).click();
    await page.waitForURL('**/orders');
    // The router has arrived: it shows a page that was never opened at its top.
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await page.waitForURL('**/shop?page=2');
    expect(await second.innerText()).toBe(name);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
    // After a reload the router puts the page where it was, a moment after its code is there: nothing is scrolled from here on.
    await page.reload();
    await isAlive(page);
    expect(await second.innerText()).toBe(name);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
    const out = page.getByRole('navigation', { name: 'Shop' });
    await out.getByRole('button', { name: 'Back' }).press('Enter');
    await expect.poll(() => searchOf(page)).toEqual({});
    await out.getByRole('link', { name: 'Return to Dashboard' }).press('Enter');
    await page.waitForURL(/\/dashboard\/[0-9a-f]{24}\/profile$/);
    noComplaints(patient);
  });

  it('does not jump while its code and its font arrive', async () => {
    const { page, url } = await fixture.arrive(await fixture.chloe(), '/orders', { width });
    await expectNoJump(page, `${url}/shop`, isAlive);
  });

  it('tells a subscriber of the subscription, and leads to it', async () => {
    const chloe = await fixture.chloe();
    const { patient, page } = await fixture.arrive(chloe, '/shop?type=medication', { width, height: 844 });
    await isAlive(page);
    const rapamycin = card(page, 'Generic Rapamycin');
    await rapamycin.getByText('Subscribed', { exact: true }).waitFor();
    await rapamycin.getByRole('button', { name: /^Start Visit/ }).press('Enter');
    const panel = page.getByRole('dialog', { name: 'Subscription Already Exists' });
    await panel.getByRole('button', { name: 'Modify Treatment' }).waitFor();
    expect(await panel.getByRole('button', { name: 'One Time Purchase' }).count()).toBe(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Start Visit, Generic Rapamycin');
    await rapamycin.getByRole('button', { name: /^Start Visit/ }).press('Enter');
    await panel.getByRole('link', { name: 'Manage Subscription' }).click();
    await page.waitForURL(`**/dashboard/${chloe.userId}/subscriptions`);
    noComplaints(patient);
  });
});

it('a visit begun from a card has its product chosen and says that it came from the shop', async () => {
  const { patient, page } = await fixture.arrive('gus', '/shop?type=medication');
  await isAlive(page);
  const start = card(page, 'Metformin ER').getByRole('link', { name: /^Start Visit/ });
  expect(await start.getAttribute('href')).toMatch(/^\/start\/[0-9a-f]{24}\/p\/[0-9a-f]{24}\?referrer=shop$/);
  await start.press('Enter');
  await page.waitForURL('**/consultation/hiw/*/*/question/none?referrer=shop');
  noComplaints(patient);
});

it('what is not sold in the state of a patient says so, and what is', async () => {
  const { patient, page } = await fixture.arrive('dora', '/shop?type=lab', { width: 1280 });
  const panel = card(page, 'Longevity Panel');
  await panel.getByText('We cannot send this to New York yet.').waitFor();
  expect(await panel.getByRole('button', { name: /^Purchase/ }).count()).toBe(0);
  await panel
    .getByRole('link', { name: 'Ask your care team' })
    .or(panel.getByText(/^In New York you can get/))
    .waitFor();
  await expectAccessible(page);
  noComplaints(patient);
});

describe('the banners', () => {
  it('turn every five seconds, from the last to the first, unless somebody looks closer or has stopped them', async () => {
    const { patient, page, url } = await fixture.arrive('gus', '/orders', { width: 1280 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    const motion = page.waitForResponse(/CarouselMotion/);
    await page.goto(`${url}/shop`);
    await isAlive(page);
    await (await motion).finished();
    const slides = await page.locator('[aria-roledescription="slide"]').count();
    expect(slides).toBeGreaterThan(1);
    const at = async () => Number((await slide(page).getAttribute('aria-label'))?.split(' ')[0]);
    // From here on time passes only where the test lets it.
    await page.clock.pauseAt(Date.now() + 600_000);
    const before = await at();
    await expect
      .poll(async () => {
        await page.clock.runFor(250);
        return at();
      })
      .not.toBe(before);
    /** The slides that are seen while the time of as many passes. */
    const seen = [await at()];
    for (let more = 1; more <= slides; more += 1) {
      await page.clock.runFor(4700);
      expect(await at()).toBe(seen.at(-1));
      await page.clock.runFor(300);
      const next = ((seen.at(-1) ?? 0) % slides) + 1;
      await expect.poll(at).toBe(next);
      seen.push(next);
    }
    expect(seen.at(-1)).toBe(seen[0]);

    await page.locator('[aria-roledescription="carousel"]').hover();
    await page.clock.runFor(20_000);
    expect(await at()).toBe(seen[0]);
    await page.getByRole('button', { name: 'Stop turning slides' }).click();
    await page.getByRole('button', { name: 'Start turning slides' }).waitFor();
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.clock.runFor(20_000);
    expect(await at()).toBe(seen[0]);
    noComplaints(patient);
  });

  it('never turn by themselves where the patient prefers reduced motion', async () => {
    const { page, url } = await fixture.arrive('gus', '/orders');
    await page.clock.install();
    await page.goto(`${url}/shop`);
    await isAlive(page);
    await page.clock.runFor(30_000);
    expect(await slide(page).getAttribute('aria-label')).toMatch(/^1 of/);
    expect(await page.getByRole('button', { name: 'Stop turning slides' }).count()).toBe(0);
  });
});
