import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hold } from '../support/browser/hold.ts';
import { noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import { drawsByItself, expectQuestion, isAlive, signIn } from '../support/steps/patientSteps.ts';
import { evergreen } from '../support/steps/entrySteps.ts';
import { completeProfile, signUpByCall } from '../support/portal/signUpByCall.ts';

const fixture = portalFixture();

const at = (userId: string) => `/dashboard/${userId}/providers`;
const juniper = (url: string): string => url.replace('//localhost', '//juniper.localhost');
const names = async (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
const CARE_TEAM = "Dr. Brandt's care team";

describe.each([390, 1280])('at %d pixels, the providers', (width) => {
  it('are those of the own state, and each leads to the own calendar', async () => {
    const { patient, page } = await fixture.arrive('ava', at, { width, height: 844 });
    await says(page, 'Who can treat you in California.');
    expect(await names(page)).toEqual(['Amara Osei, MD', 'Daniel Reyes, DO', 'Mei-Lin Carter, MD, PhD']);
    await isAlive(page);
    await expect.poll(() => page.title()).toBe('Healthspan Patient Portal | Providers');
    for (const portrait of await page.getByRole('main').locator('img').all()) {
      await portrait.scrollIntoViewIfNeeded();
      await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Book an appointment with Daniel Reyes, DO' }).click();
    await expectQuestion(page, 'Choose a time');
    await says(page, 'Your appointment with Daniel Reyes.');
    noComplaints(patient);
  });

  it('are others in another state', async () => {
    const { patient, page } = await fixture.arrive('dora', at, { width });
    await says(page, 'Who can treat you in New York.');
    expect(await names(page)).toEqual(['Daniel Reyes, DO', 'Jonas Whitfield, NP']);
    noComplaints(patient);
  });

  it('are none where nobody treats, and where no state is known', async () => {
    const { patient, page } = await fixture.arrive('eli', at, { width });
    await page.getByRole('heading', { name: 'Tell us where you live' }).waitFor();
    await isAlive(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Add your state' }).click();
    await page.getByRole('heading', { level: 2, name: 'Home State' }).waitFor();
    noComplaints(patient);
    const there = await signUpByCall(fixture.portal.url, { ...completeProfile, state: 'WY' });
    const other = await fixture.arrive(there, at, { width });
    await other.page.getByRole('heading', { name: 'No provider in Wyoming yet' }).waitFor();
    await isAlive(other.page);
    await expectAccessible(other.page);
    await other.page.getByRole('main').getByRole('link', { name: 'Message us' }).click();
    await other.page.getByRole('heading', { level: 1, name: 'Messages' }).waitFor();
    noComplaints(other.patient);
  });

  it('stay where they are while their pictures arrive', async () => {
    const { userId, page } = await fixture.arrive('ava', '/shop', { width });
    await isAlive(page);
    const letPicturesGo = await hold(page, '**/brand/*/portrait-*');
    await page.goto(fixture.portal.url + at(userId), { waitUntil: 'commit' });
    await isAlive(page);
    await page.evaluate(() => document.fonts.ready);
    const places = () =>
      page.getByRole('main').evaluate((main) =>
        [...main.querySelectorAll('img, h2, a')].map((one) => {
          const { x, y, width: wide, height } = one.getBoundingClientRect();
          return [x, y, wide, height];
        }),
      );
    const portrait = page.getByRole('main').locator('img').first();
    const isDrawn = () => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    expect(await isDrawn()).toBe(false);
    const before = await places();
    letPicturesGo();
    await expect.poll(isDrawn).toBe(true);
    expect(await places()).toEqual(before);
    expect(await portrait.boundingBox()).toMatchObject({ width: 112, height: 112 });
  });

  it('are reached from the menu', async () => {
    const { patient, page } = await fixture.arrive('ava', '/shop', { width });
    await isAlive(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Providers' }).click();
    await says(page, 'Who can treat you in California.');
    await menu.waitFor({ state: 'hidden' });
    noComplaints(patient);
  });

  it('of a brand of one practice are its own, and the link to its team is in reach', async () => {
    const url = juniper(fixture.portal.url);
    const { email, userId } = await signUpByCall(url, completeProfile);
    const patient = await fixture.browser.newPatient({ width });
    const { page } = patient;
    await signIn(page, url, email, at(userId));
    await says(page, 'Who can treat you in California.');
    expect(await names(page)).toEqual(['Lena Brandt, MD']);
    await isAlive(page);
    await expectAccessible(page);
    // On a phone there is no navigation at the side.
    const atSide = page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: CARE_TEAM });
    expect(await atSide.count()).toBe(width === 1280 ? 1 : 0);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const inMenu = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: CARE_TEAM });
    await inMenu.waitFor();
    expect(await inMenu.getAttribute('href')).toBe('https://juniper.example/care-team');
    noComplaints(patient);
  });
});

it.each([
  ['the default brand', (url: string) => url],
  ['the second brand', evergreen],
])('%s shows no care team of a practice', async (_, hostOf) => {
  const url = hostOf(fixture.portal.url);
  const { email, userId } = await signUpByCall(url, completeProfile);
  const { page } = await fixture.browser.newPatient({ width: 1280 });
  await signIn(page, url, email, at(userId));
  await says(page, 'Who can treat you in California.');
  await isAlive(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Providers' }).waitFor();
  expect(await page.getByRole('link', { name: /care team/i }).count()).toBe(0);
});

it('whoever opens the page of somebody else is led to the own', async () => {
  const { page, userId } = await fixture.arrive('ava', at('0'.repeat(24)));
  await says(page, 'Who can treat you in California.');
  expect(new URL(page.url()).pathname).toBe(at(userId));
});

it('a read that failed is tried again on request', async () => {
  const ava = await fixture.like('ava');
  const { page } = await fixture.browser.newPatient({ width: 1280 });
  await drawsByItself(page);
  await page.route('**/physicians?*', (route) => route.abort());
  await signIn(page, fixture.portal.url, ava.email, at(ava.userId));
  const again = page.getByRole('button', { name: 'Load again' });
  await again.waitFor();
  await page.unroute('**/physicians?*');
  const [asked] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('/physicians?')),
    again.click(),
  ]);
  expect(Object.fromEntries(new URL(asked.url()).searchParams)).toEqual({ state_id: 'CA', is_provider: 'true' });
  await says(page, 'Who can treat you in California.');
});
