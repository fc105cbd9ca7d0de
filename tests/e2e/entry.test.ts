import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isFull } from '../support/full.ts';
import { callPortal } from '../support/portal/callPortal.ts';
import { mailedLinkAt } from '../support/portal/mailedLinkAt.ts';
import {
  alive,
  email,
  expectNothingKept,
  logIn,
  newcomer,
  organizationAt,
  password,
  pathOf,
  submit,
  terms,
} from '../support/steps/entrySteps.ts';
import { codeOf } from '../support/browser/codeOf.ts';
import { expectNoJump } from '../support/browser/expectNoJump.ts';
import { hold } from '../support/browser/hold.ts';
import { settledLog } from '../support/browser/watchCalls.ts';
import { logOut, signIn } from '../support/steps/patientSteps.ts';
import { dashboard, noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';

const fixture = portalFixture();

const WRONG =
  "The password or email you've entered was wrong. If you are having trouble logging in, please select Forgot Password below.";

const open = async (path: string) => {
  const patient = await fixture.browser.newPatient();
  await patient.page.goto(fixture.portal.url + path);
  return { patient, page: patient.page };
};

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
    const answer = await plain.goto(fixture.portal.url + path);
    expect(answer?.headers()['content-security-policy']).toMatch(/^default-src 'self'/);
    expect(answer?.headers()['content-security-policy']).not.toMatch(/https?:/);
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

  // One code keeps what is typed into each form.
  it.runIf(isFull)('an address for a password reset stays', async () => {
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

it('/ leads patients who are signed in to the dashboard, and no longer after the logout', async () => {
  const { page, complaints } = await fixture.browser.newPatient({ width: 1280 });
  await signIn(page, fixture.portal.url, (await fixture.like('eli')).email);
  await page.goto(`${fixture.portal.url}/`);
  await page.waitForURL(dashboard);
  await logOut(page);
  await page.waitForURL('**/login');
  const cookies = await page.context().cookies();
  // By that one the account knows the browser again.
  expect(cookies.map(({ name }) => name)).toEqual(['portal_device']);
  await page.goto(`${fixture.portal.url}/`);
  await page.waitForURL('**/get-started');
  expect(complaints).toEqual([]);
});

it('a login is made by keyboard alone', async () => {
  const { patient, page } = await open('/login');
  await alive(page);
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const focused = () => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.tagName);
  await press('Tab');
  await page.keyboard.type((await fixture.like('dora')).email);
  await press('Tab');
  await page.keyboard.type('Portal124');
  await press('Tab', 'Space');
  expect(await password(page).getAttribute('type')).toBe('text');
  await press('Tab', 'Tab');
  expect(await focused()).toBe('Log in');
  await press('Enter');
  await says(page, WRONG);
  await press('Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'End', 'Backspace');
  await page.keyboard.type('3');
  await press('Enter');
  await page.waitForURL(dashboard);
  noComplaints(patient);
});

it.runIf(isFull)('an account is made by keyboard alone', async () => {
  const { patient, page } = await open('/get-started');
  await alive(page);
  const next = async (text: string) => {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  };
  await next('kay');
  await next('demo');
  await next(newcomer().email);
  await next('Portal123');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await terms(page).isChecked()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Terms of service' });
  await panel.waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await submit(page).evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/signup/profile');
  await page.goto(`${fixture.portal.url}/`);
  await page.waitForURL(dashboard);
  await says(page, 'Hi, Kay');
  noComplaints(patient);
});
it('a mailed link logs in once, is taken out of the address, and falls back to the form', async () => {
  const { email: address } = await fixture.like('ava');
  const ask = () =>
    fetch(`${fixture.portal.url}/sandbox/simulate/send-login-link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: address }),
    });
  expect((await ask()).status).toBe(200);
  const link = await mailedLinkAt(fixture.portal.url, address);
  const { patient, page } = await open('/login');
  await page.route('**/login/*/token', async (route) => {
    expect(page.url()).toBe(`${fixture.portal.url}/login`);
    await route.continue();
  });
  await page.goto(link);
  await page.waitForURL(dashboard);
  await says(page, 'Hi, Ava');
  await expectNothingKept(page);
  await page.goBack();
  expect(page.url()).not.toContain('token=');

  const second = await fixture.browser.newPatient();
  const refused = second.page.waitForResponse('**/login/*/token');
  await second.page.goto(`${link}&redirectPath=%2Fshop`);
  expect((await refused).status()).toBe(422);
  await second.page.waitForURL(`${fixture.portal.url}/login?redirectPath=%2Fshop`);
  await logIn(second.page, address);
  await second.page.waitForURL('**/shop');
  noComplaints(patient);
  noComplaints(second);
});

it('neither the page of a mailed link nor its address reaches the log or a cache', async () => {
  const { email: address } = await fixture.like('dora');
  const { organization } = await organizationAt(fixture.portal.url);
  const json = { 'content-type': 'application/json', 'x-organization': organization._id };
  const before = await mailedLinkAt(fixture.portal.url, address);
  await callPortal(`${fixture.portal.url}/reset/${organization._id}/password-reset-request`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email_address: address }),
  });
  const link = await mailedLinkAt(fixture.portal.url, address, before);
  const [token = ''] = link.split('/').toReversed();
  const answer = await fetch(link, { headers: { accept: 'text/html' } });
  expect(answer.headers.get('cache-control')).toMatch(/no-(cache|store)/);
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(await settledLog(fixture.portal)).not.toContain(token);
  expect(await answer.text()).not.toContain(token);
});

it('code that could not be loaded is loaded at the next press', async () => {
  const { email: address } = await fixture.like('dora');
  const { page } = await fixture.browser.newPatient();
  await page.route(codeOf('clients'), (route) => route.abort());
  await page.goto(`${fixture.portal.url}/login`);
  await alive(page);
  await logIn(page, address, 'Portal123');
  await says(page, 'Connection Error');
  await page.unroute(codeOf('clients'));
  await page.getByRole('button', { name: 'Connection Error' }).click();
  await page.waitForURL(dashboard);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Hi, Dora');
});

/** Waits until the form's code has taken it over, though the font may still be on its way. */
const takenOver = (page: Page) => page.locator('html[data-alive]').waitFor();

it('nothing jumps while code and font arrive', async () => {
  const { url } = fixture.portal;
  const { product, campaign } = await organizationAt(url);
  const landings = [`/product/login/${product('rapamycin')}`, `/campaign/login/${campaign('rapamycin-start')}`];
  const paths = ['/login', '/get-started', ...landings];
  for (const [at, path] of paths.entries())
    for (const width of isFull ? [390, 1280] : [at % 2 === 0 ? 390 : 1280]) {
      const { page } = await fixture.browser.newPatient({ width });
      await expectNoJump(page, url + path, takenOver);
    }
});
