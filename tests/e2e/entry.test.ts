import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Campaign } from '#schemas/wire/campaign.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { sampled } from '../support/full.ts';
import { callPortal } from '../support/portal/callPortal.ts';
import {
  alive,
  email,
  evergreen,
  logIn,
  newcomer,
  organizationAt,
  password,
  pathOf,
  readPublic,
  submit,
} from '../support/steps/entrySteps.ts';
import { hold } from '../support/browser/hold.ts';
import { expectNoJump } from '../support/browser/expectNoJump.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { logOut, signIn } from '../support/steps/patientSteps.ts';
import { dashboard, noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';

const fixture = portalFixture();

const ID = '0123456789abcdef01234567';
const hosts = { Healthspan: (url: string) => url, Evergreen: evergreen } as const;
const campaigns = { Healthspan: 'rapamycin-start', Evergreen: 'aging-gently' } as const;

const looks = [
  ['Healthspan', 390],
  ['Healthspan', 1280],
  ['Evergreen', 390],
  ['Evergreen', 1280],
] as const;

describe.each(sampled(looks, 2))('%s at %i pixels', (brand, width) => {
  const isWide = width > 1000;
  const open = async () => {
    const url = hosts[brand](fixture.portal.url);
    const patient = await fixture.browser.newPatient({ width });
    return { url, patient, page: patient.page, ...(await organizationAt(url)) };
  };

  it('login, signup and password reset greet in the words and looks of the organization', async () => {
    const { url, patient, page, organization } = await open();
    const { login, signup, testimonials, favicons, logo, name } = organization.settings;
    for (const [path, heading, { header_text: claim, description }, image] of [
      ['/login', 'Log in', login, login.image_v3],
      ['/get-started', 'Create your account', signup, signup.image],
      ['/request-password-reset', 'Reset your password', login, login.image_v3],
      [`/request-password-reset/${organization._id}/${ID}/token`, 'Choose a new password', login, login.image_v3],
    ] as const) {
      await page.goto(url + path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect(await page.title()).toBe(`${name} Patient Portal`);
      expect(await page.locator('link[rel="icon"]').getAttribute('href')).toBe(favicons[0]);
      expect(await page.getByRole('img', { name }).getAttribute('src')).toBe(logo);
      expect(await page.locator('picture source').getAttribute('srcset')).toBe(image);
      for (const text of [claim, description, testimonials[0]?.testimonial ?? ''])
        expect(await page.getByText(text).isVisible()).toBe(isWide);
      const features = path === '/get-started' ? signup.features : [];
      for (const { title, description: about } of features) {
        expect(await page.getByText(title, { exact: true }).isVisible()).toBe(isWide);
        expect(await page.getByText(about).isVisible()).toBe(isWide);
      }
      const shown = await page
        .locator('picture img')
        .evaluate((one) => one instanceof HTMLImageElement && one.currentSrc);
      expect(shown === url + image).toBe(isWide);
      await expectAccessible(page);
    }
    noComplaints(patient);
  });

  it('landing pages show the product or the campaign as the API gives it', async () => {
    const { url, patient, page, organization, product, campaign } = await open();
    const { settings } = organization;
    const offered = await readPublic<ProductTemplate>(url, `/v2/products/${product('longevity-panel')}/public`);
    const marketed = await readPublic<Campaign>(url, `/marketing/campaigns/${campaign(campaigns[brand])}/public`);
    const sold = await readPublic<ProductTemplate>(url, `/v2/products/${marketed.productTemplate}/public`);
    const main = offered.shop.tags.find((tag) => tag.main)?.label;
    for (const [path, story, of] of [
      [`/product/login/${offered._id}`, { tag: main, title: offered.name, ...offered }, offered],
      [`/product/signup/${offered._id}`, { tag: main, title: offered.name, ...offered }, offered],
      [`/campaign/login/${marketed._id}`, marketed, sold],
      [`/campaign/get-started/${marketed._id}`, marketed, sold],
    ] as const) {
      await page.goto(url + path);
      await page.getByRole('heading', { level: 1, name: story.title }).waitFor();
      await page.getByText(story.tag ?? '', { exact: true }).waitFor();
      await page.getByText(story.description).waitFor();
      const picture = 'image' in story ? story.image : offered.product_images[0];
      const hero = page.getByRole('img', { name: story.title });
      expect(await hero.getAttribute('src')).toBe(picture);
      await expect
        .poll(() => hero.evaluate((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0)))
        .toBeGreaterThan(0);
      expect(await page.locator(`img[src="${settings.product_signup[of.type]}"]`).count()).toBe(1);
      for (const { testimonial, full_name: who } of of.testimonials) {
        expect(await page.getByText(testimonial).isVisible()).toBe(true);
        expect(await page.getByText(who, { exact: true }).isVisible()).toBe(true);
      }
      const heading = path.includes('/login/') ? 'Log in' : 'Create your account';
      await page.getByRole('heading', { level: 2, name: heading }).waitFor();
      await expectAccessible(page);
    }
    noComplaints(patient);
  });
});

it('a landing page of something that nobody sells is the plain form', async () => {
  const { page, complaints } = await fixture.browser.newPatient();
  for (const kind of ['product', 'campaign']) {
    await page.goto(`${fixture.portal.url}/${kind}/login/${ID}`);
    await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
    await page.goto(`${fixture.portal.url}/${kind}/signup/${ID}`);
    await page.getByRole('heading', { level: 1, name: 'Create your account' }).waitFor();
  }
  expect(complaints).toEqual([]);
});

const older = [
  ['/', '/get-started'],
  ['/?defaultDurationSelection=3', '/get-started?defaultDurationSelection=3'],
  [`/product/${ID}?email=a%40b.co`, `/product/login/${ID}?email=a%40b.co`],
  [`/product/nonsense/${ID}`, `/product/login/${ID}`],
  [`/product/constructor/${ID}`, `/product/login/${ID}`],
  [`/campaign/${ID}`, `/campaign/login/${ID}`],
  ['/#/login', '/login'],
  ['/#/login?email=a%40b.co', '/login?email=a%40b.co'],
  ['/login#/get-started', '/get-started'],
] as const;

it.each(sampled(older, 3))('%s leads to %s', async (from, to) => {
  const { page, complaints } = await fixture.browser.newPatient();
  await page.goto(fixture.portal.url + from);
  await page.waitForURL(fixture.portal.url + to);
  await submit(page).waitFor();
  expect(complaints).toEqual([]);
});

it('/ leads who is signed in to the dashboard, and no longer after the logout', async () => {
  const { page, complaints } = await fixture.browser.newPatient({ width: 1280 });
  await signIn(page, fixture.portal.url, (await fixture.like('eli')).email);
  await page.goto(`${fixture.portal.url}/`);
  await page.waitForURL(dashboard);
  await logOut(page);
  await page.waitForURL('**/login');
  await page.goto(`${fixture.portal.url}/`);
  await page.waitForURL('**/get-started');
  expect(complaints).toEqual([]);
});

it('a host that nobody knows shows the default organization', async () => {
  const { port } = fixture.portal;
  for (const host of [`unknown.localhost:${port}`, `127.0.0.1:${port}`]) {
    const html = await callPortal(`http://${host}/login`, { method: 'GET', headers: { accept: 'text/html' } });
    expect(html).toContain('<title>Healthspan Patient Portal</title>');
    expect(html).toContain('alt="Healthspan"');
  }
  const { page, complaints } = await fixture.browser.newPatient();
  await page.goto(`http://unknown.localhost:${port}/login`);
  await logIn(page, (await fixture.like('dora')).email);
  await page.waitForURL(dashboard);
  expect(complaints).toEqual([]);
});

it('the first screen is in the HTML: it is there without JavaScript', async () => {
  const { context } = await fixture.browser.newPatient();
  const without = await context.browser()?.newContext({ javaScriptEnabled: false });
  const plain = await without?.newPage();
  if (!plain) throw new Error('the browser opens another window');
  for (const [path, heading] of [
    ['/login?email=a%40b.co', 'Log in'],
    ['/get-started', 'Create your account'],
    ['/request-password-reset', 'Reset your password'],
  ] as const) {
    await plain.goto(fixture.portal.url + path);
    await plain.getByRole('heading', { name: heading }).waitFor();
    expect(await plain.content()).toMatch(/<noscript>This portal needs JavaScript\..*<\/noscript>\s*<div id="root">/);
    expect(await email(plain).isVisible()).toBe(true);
    const color = await submit(plain).evaluate((one) => getComputedStyle(one).backgroundColor);
    expect(color).not.toBe('rgba(0, 0, 0, 0)');
  }
  await plain.goto(`${fixture.portal.url}/login`);
  await email(plain).fill('a@b.co');
  await password(plain).fill('Portal123');
  await password(plain).press('Enter');
  await submit(plain).click();
  expect(plain.url()).toBe(`${fixture.portal.url}/login`);
  await without?.close();
});

/** A page whose scripts wait until they are let go. */
const openHeld = async (path: string) => {
  const patient = await fixture.browser.newPatient();
  const { page } = patient;
  const letGo = await hold(page, '**/assets/*.js');
  await page.goto(fixture.portal.url + path, { waitUntil: 'commit' });
  return { patient, page, letGo };
};

describe('before the code is there', () => {
  it('a login that is sent goes nowhere yet, and is sent as it was typed once the code is there', async () => {
    const { patient, page, letGo } = await openHeld('/login?email=gus%40example.com');
    expect(await email(page).inputValue()).toBe('gus@example.com');
    const { email: address } = await fixture.like('dora');
    await email(page).fill(address);
    await password(page).fill('Portal123');
    await submit(page).click();
    expect(await submit(page).getAttribute('aria-busy')).toBe('true');
    expect(page.url()).toBe(`${fixture.portal.url}/login?email=gus%40example.com`);
    letGo();
    await page.waitForURL(dashboard);
    await says(page, 'Hi, Dora');
    noComplaints(patient);
  });

  it('a signup that is sent half filled in stays, says what is missing, and can be sent then', async () => {
    const { patient, page, letGo } = await openHeld('/get-started');
    await page.getByLabel('First name').fill('Early');
    await page.getByLabel('Last name').fill('Bird');
    await email(page).fill(newcomer().email);
    await password(page).fill('Portal123');
    await password(page).press('Enter');
    letGo();
    await alive(page);
    await says(page, 'Fill in every field and agree to the terms to continue.');
    expect(await submit(page).getAttribute('aria-busy')).toBeNull();
    expect(pathOf(page)).toBe('/get-started');
    await page.getByRole('checkbox', { name: /^I agree/ }).check();
    await submit(page).click();
    await page.waitForURL('**/signup/profile');
    noComplaints(patient);
  });

  it('an address for a password reset stays', async () => {
    const { patient, page, letGo } = await openHeld('/request-password-reset');
    await email(page).fill((await fixture.like('ava')).email);
    letGo();
    await alive(page);
    await submit(page).click();
    await says(page, 'Please check your email for instructions on how to reset your password.');
    expect(pathOf(page)).toBe('/request-password-reset');
    noComplaints(patient);
  });
});

/** Waits until the form's code has taken it over, though the font may still be on its way. */
const takenOver = (page: Page) => page.locator('html[data-alive]').waitFor();

it.each([390, 1280])('nothing jumps while code and font arrive, at %i pixels', async (width) => {
  const { url } = fixture.portal;
  const { product, campaign } = await organizationAt(url);
  const landings = [`/product/login/${product('rapamycin')}`, `/campaign/login/${campaign('rapamycin-start')}`];
  for (const path of ['/login', '/get-started', ...landings]) {
    const { page } = await fixture.browser.newPatient({ width });
    await expectNoJump(page, url + path, takenOver);
  }
});
