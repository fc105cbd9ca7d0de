import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { expectNoJump } from '../support/browser/expectNoJump.ts';
import { noComplaints, portalFixture } from '../support/browser/portalFixture.ts';
import { isFull } from '../support/full.ts';
import { isAlive } from '../support/steps/patientSteps.ts';

const fixture = portalFixture();

const WIDTHS = isFull ? [390, 1280] : [390];

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const slide = (page: Page) => page.getByRole('group', { name: /^\d of \d$/ });
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

it.each(WIDTHS)('at %d pixels, reload and Back find page and place of the shop again', async (width) => {
  const { patient, page } = await fixture.arrive('gus', '/shop?page=2', { width, height: 844 });
  await isAlive(page);
  const first = cards(page).first().getByRole('heading');
  const name = await first.innerText();
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
  expect(await first.innerText()).toBe(name);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  // After a reload the router puts the page where it was, a moment after its code is there.
  await page.reload();
  await isAlive(page);
  expect(await first.innerText()).toBe(name);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  noComplaints(patient);
});

it.each(WIDTHS)('at %d pixels, the shop does not jump while its code and its font arrive', async (width) => {
  const { page, url } = await fixture.arrive(await fixture.chloe(), '/orders', { width });
  await expectNoJump(page, `${url}/shop`, isAlive);
});

it('the page of a product asks no one who is signed in to log in, and leads back to the same filters', async () => {
  const { patient, page } = await fixture.arrive('gus', '/shop?type=supplement&benefits=Energy');
  await isAlive(page);
  const { href } = new URL(page.url());
  const card = page.getByRole('main').getByRole('article', { name: 'NAD+ Support', exact: true });
  await card.getByRole('link', { name: /^Learn More/ }).click();
  await page.waitForURL(/\/product\/login\/[0-9a-f]{24}\?redirectPath=/);
  await page.getByRole('heading', { level: 1, name: 'NAD+ Support' }).waitFor();
  await page.getByRole('button', { name: 'Purchase' }).waitFor();
  expect(await page.getByLabel('Password').count()).toBe(0);
  await expectAccessible(page);
  expect(await widthOf(page)).toBe(390);
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await isAlive(page);
  expect(page.url()).toBe(href);
  noComplaints(patient);
});

it.runIf(isFull)(
  'the banners turn every five seconds, unless motion is reduced, a pointer is on them or they were stopped',
  async () => {
    const { patient, page, url } = await fixture.arrive('gus', '/orders', { width: 1280 });
    await page.clock.install();
    const motion = page.waitForResponse(/CarouselMotion/);
    await page.goto(`${url}/shop`);
    await isAlive(page);
    await (await motion).finished();
    await page.clock.runFor(30_000);
    expect(await slide(page).getAttribute('aria-label')).toMatch(/^1 of/);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
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
  },
);
