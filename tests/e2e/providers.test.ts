import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hold } from '../support/browser/hold.ts';
import { noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import { isAlive, signIn } from '../support/steps/patientSteps.ts';
import { sampled } from '../support/full.ts';
import { evergreen } from '../support/steps/entrySteps.ts';
import { completeProfile, signUpByCall } from '../support/portal/signUpByCall.ts';

const fixture = portalFixture();

const at = (userId: string) => `/dashboard/${userId}/providers`;
const juniper = (url: string): string => url.replace('//localhost', '//juniper.localhost');
const names = async (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
const CARE_TEAM = "Dr. Brandt's care team";

describe.each(sampled([390, 1280], 1))('at %d pixels, the providers', (width) => {
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

const brands = [
  ['the default brand', (url: string) => url],
  ['the second brand', evergreen],
] as const;

it.each(sampled(brands, 1))('%s shows no care team of a practice', async (_, hostOf) => {
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
