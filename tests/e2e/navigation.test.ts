import type { Page } from 'playwright-core';
import { drawsByItself, isAlive } from '../support/steps/patientSteps.ts';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hold } from '../support/browser/hold.ts';
import { signInByCall } from '../support/portal/signInByCall.ts';
import { noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';

const fixture = portalFixture();

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** What a page of the dashboard is called, in navigation and in its heading, and the end of its address. */
const pages = [
  ['Labs', 'Labs', 'labs'],
  ['Orders', 'Orders', 'orders'],
  ['Subscriptions', 'Subscriptions', 'subscriptions'],
  ['Messages', 'Messages', 'messages'],
  ['Appointments', 'Appointments', 'appointments'],
  ['Shop', 'Our Products', 'shop'],
] as const;

/** Follows a link, and expects the page that it names: its heading has the focus, its title says it. */
async function follow(page: Page, within: ReturnType<Page['getByRole']>, [name, title, end]: (typeof pages)[number]) {
  await within.getByRole('link', { name, exact: true }).click();
  await heading(page, title).waitFor();
  await expect.poll(() => focused(page)).toBe(title);
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`/${end}$`));
  await expect.poll(() => page.title()).toBe(`Healthspan Patient Portal | ${name}`);
  // Where the frame would be made anew, its pictures would be loaded anew as well.
  expect(await page.evaluate(() => document.querySelector('#content')?.getAttribute('data-kept'))).toBe('yes');
}

const keep = (page: Page) => page.evaluate(() => document.querySelector('#content')?.setAttribute('data-kept', 'yes'));

describe('on a desktop', () => {
  it('the side leads to each page, the frame stays, and the heading of the page has the focus', async () => {
    const { patient, page } = await fixture.arrive('chloe', '/dashboard', { width: 1280 });
    await says(page, 'Hi, Chloe');
    await keep(page);
    const side = page.getByRole('complementary').getByRole('navigation', { name: 'Portal' });
    for (const one of pages) await follow(page, side, one);
    expect(await side.locator('[aria-current=page]').allInnerTexts()).toEqual(['Shop']);
    await page.goBack();
    await heading(page, 'Appointments').waitFor();
    await expect.poll(() => focused(page)).toBe('Appointments');
    await side.getByText('More', { exact: true }).click();
    const more = side.getByRole('link', { name: /^Help center/ });
    expect([await more.getAttribute('href'), await more.getAttribute('target')]).toEqual([
      'https://healthspan.example/help',
      '_blank',
    ]);
    await expectAccessible(page);
    noComplaints(patient);
  });

  it('a page outside the frame has the focus on its heading, too', async () => {
    const nina = await signInByCall(fixture.portal.url, 'nina@example.com');
    const { patient, page } = await fixture.arrive(nina, '/dashboard', { width: 1280 });
    await isAlive(page);
    await page.locator('main a[href^="/schedule-coaching/"]').first().click();
    await page.waitForURL('**/schedule-coaching/**');
    await heading(page, 'Schedule your coaching appointment').waitFor();
    await expect.poll(() => focused(page)).toBe('Schedule your coaching appointment');
    noComplaints(patient);
  });

  it('whoever is signed in stands at the foot of the side, with settings and logout', async () => {
    const { patient, page } = await fixture.arrive('dora', '/dashboard', { width: 1280 });
    await says(page, 'Hi, Dora');
    await isAlive(page);
    const account = page.getByRole('complementary').getByText('Dora Demo');
    await account.click();
    const settings = page.getByRole('complementary').getByRole('link', { name: 'Settings' });
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

  it('a page that does not exist says so within the frame', async () => {
    const { patient, page } = await fixture.arrive('dora', '/dashboard/me/nonsense', { width: 1280 });
    await heading(page, '404 - Page Not Found').waitFor();
    await page.getByRole('complementary').getByRole('link', { name: 'Home' }).click();
    await says(page, 'Hi, Dora');
    await expectAccessible(page);
    noComplaints(patient);
  });
});

describe('on a phone', () => {
  it('the foot and the menu lead to each page; the menu closes, and the footer is not on the messages', async () => {
    const { patient, page } = await fixture.arrive('chloe', '/dashboard', { width: 390 });
    await says(page, 'Hi, Chloe');
    await keep(page);
    const footer = page.getByRole('contentinfo');
    expect(await footer.innerText()).toContain('care@healthspan.example');
    const foot = page.getByRole('navigation', { name: 'Main pages' });
    expect(await foot.getByRole('link').allInnerTexts()).toEqual([
      'Labs',
      'Orders',
      'Subscriptions',
      'Shop',
      'Messages',
    ]);
    const [labs, orders, , messages, , shop] = pages;
    await follow(page, foot, labs);
    await follow(page, foot, shop);
    await follow(page, foot, orders);
    await follow(page, foot, messages);
    expect(await foot.getByRole('link', { name: 'Messages' }).getAttribute('aria-current')).toBe('page');
    expect(await footer.count()).toBe(0);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const one of pages) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await follow(page, menu, one);
      await menu.waitFor({ state: 'hidden' });
    }
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    expect(await menu.getByRole('link').allTextContents()).toEqual([
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
    await expectAccessible(page);
    noComplaints(patient);
  });

  it('the unread notifications have their place before they are known, and a way to them is there without any', async () => {
    const { patient, page } = await fixture.arrive('chloe', '/shop', { width: 390 });
    await says(page, 'Our Products');
    const release = await hold(page, '**/v2/notifications?*');
    await drawsByItself(page);
    await page.reload();
    const title = heading(page, 'Our Products');
    await title.waitFor();
    const notices = page.getByRole('region', { name: 'Notices' });
    await notices.getByRole('link', { name: 'Notifications', exact: true }).waitFor();
    const before = await title.boundingBox();
    release();
    await notices.getByRole('link', { name: /^You have \d+ unread notifications$/ }).waitFor();
    expect(await title.boundingBox()).toEqual(before);
    noComplaints(patient);
  });

  it('the navigation at the foot covers nothing and is there up to 1023 pixels', async () => {
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
});
