import { describe, expect, it } from 'vitest';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { sampled } from '../support/full.ts';
import {
  alive,
  email,
  evergreen,
  expectNothingKept,
  logIn,
  organizationAt,
  password,
  readPublic,
  submit,
  visitAddress,
} from '../support/steps/entrySteps.ts';
import { mailedLinkAt } from '../support/portal/mailedLinkAt.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { dashboard, noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import { sentBodies } from '../support/browser/sentBodies.ts';

const fixture = portalFixture();

const WRONG =
  "The password or email you've entered was wrong. If you are having trouble logging in, please select Forgot Password below.";
const LOCKED = 'Too many attempts to log in. Please wait 15 minutes and try again.';

const open = async (path: string, width = 390) => {
  const patient = await fixture.browser.newPatient({ width });
  await patient.page.goto(fixture.portal.url + path);
  return { patient, page: patient.page };
};

const destinations = [
  ['/login', dashboard],
  ['/login?redirectPath=%2Fshop%3Fa%3D1%23b', /\/shop\?a=1#b$/],
  ['/login?redirectPath=%2F%2Fevil.example', dashboard],
  ['/login?product={generic-rapamycin}', visitAddress],
  ['/product/login/{generic-rapamycin}', visitAddress],
  ['/product/login/{generic-rapamycin}?redirectPath=%2Fshop', /\/shop$/],
  ['/product/login/{longevity-coaching}', visitAddress],
  ['/product/login/{longevity-panel}', /\/signup\/lab-visit$/],
  ['/product/login/{nad-supplement}', /\/signup\/protocol-preference\/[0-9a-f]{24}$/],
  ['/campaign/login/{rapamycin-start}', visitAddress],
  ['/campaign/login/{know-your-numbers}', /\/signup\/lab-visit$/],
  ['/product/login/0123456789abcdef01234567', dashboard],
] as const;

describe('leads on', () => {
  it.each(sampled(destinations, 4))('from %s', async (path, to) => {
    const { product, campaign } = await organizationAt(fixture.portal.url);
    const idOf = path.startsWith('/campaign') ? campaign : product;
    const { patient, page } = await open(path.replace(/\{(.*)\}/, (_, slug: string) => idOf(slug)));
    const seen: string[] = [];
    page.on('framenavigated', (frame) => seen.push(frame.url()));
    await logIn(page, (await fixture.like('gus')).email);
    // A signup may lead on by itself from where it is entered.
    await expect.poll(() => seen.find((url) => to.test(url))).toBeDefined();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNothingKept(page);
    noComplaints(patient);
  });

  it('remembers the lab test and the plan that the patient prefers in this tab', async () => {
    const { product } = await organizationAt(fixture.portal.url);
    const { page } = await open(`/product/login/${product('longevity-panel')}?defaultDurationSelection=3`);
    await logIn(page, (await fixture.like('gus')).email);
    await page.waitForURL(/\/signup\//);
    const kept = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
    expect(kept['defaultDurationSelection']).toBe('3');
    expect(JSON.parse(kept['signup_product'] ?? '')).toEqual({
      productTemplate: product('longevity-panel'),
      type: 'lab',
      referrer: 'shop',
    });
  });

  it('between the forms nothing of what the patient came for is lost', async () => {
    const { product } = await organizationAt(fixture.portal.url);
    const id = product('nad-supplement');
    const { patient, page } = await open(`/product/login/${id}?defaultDurationSelection=3&email=a%40b.co`);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.waitForURL(`**/product/signup/${id}?defaultDurationSelection=3`);
    const sold = await readPublic<ProductTemplate>(fixture.portal.url, `/v2/products/${id}/public`);
    await page.getByRole('heading', { level: 1, name: sold.name }).waitFor();
    await page.getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL(`**/product/login/${id}?defaultDurationSelection=3`);
    await page.goto(`${fixture.portal.url}/login?product=${id}`);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.waitForURL(`**/get-started?product=${id}`);
    noComplaints(patient);
  });
});

describe.each(sampled([1280, 390], 1))('at %i pixels', (width) => {
  it('says what is wrong with an entry, a password and a connection', async () => {
    const { patient, page } = await open('/login', width);
    const sent = await sentBodies(page);
    await page.reload();
    await submit(page).click();
    await says(page, 'Please enter a valid email address.');
    await says(page, 'Please enter your password.');
    expect(await email(page).evaluate((one) => one === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await logIn(page, 'a@b.co', 'short');
    await says(page, 'Password must be at least 6 characters long.');
    expect(await password(page).evaluate((one) => one === document.activeElement)).toBe(true);

    const { email: address } = await fixture.like('dora');
    await logIn(page, `  ${address.toUpperCase()} `, 'not-the-password');
    await page.getByRole('alert').getByText(WRONG).waitFor();
    const { organization } = await organizationAt(fixture.portal.url);
    expect(await sent()).toEqual([
      [`POST /login/${organization._id}`, { email: address, password: 'not-the-password' }],
    ]);
    expect(await submit(page).innerText()).toBe('Log in');
    await expectAccessible(page);
    expect(await page.getByRole('link', { name: 'Forgot Password' }).getAttribute('href')).toBe(
      '/request-password-reset',
    );

    await page.route('**/login/*', (route) => route.fulfill({ status: 500, body: 'down' }));
    await logIn(page, address);
    await page.getByRole('button', { name: 'Connection Error' }).waitFor();
    await page.getByRole('alert').waitFor();
    await expectAccessible(page);
    await page.unroute('**/login/*');
    await submit(page).click();
    await page.waitForURL(dashboard);
    noComplaints(patient);
  });

  it('greets who was sent here with the reason and the address', async () => {
    const { patient, page } = await open('/login?expired=true&email=dora%40example.com', width);
    await says(page, 'Please login again to continue.');
    expect(await email(page).inputValue()).toBe('dora@example.com');
    await expectAccessible(page);
    const { product } = await organizationAt(fixture.portal.url);
    await page.goto(`${fixture.portal.url}/login?product=${product('nad-supplement')}`);
    await says(page, 'Please login again to continue.');
    await page.goto(`${fixture.portal.url}/login`);
    expect(await page.getByText('Please login again to continue.').count()).toBe(0);
    noComplaints(patient);
  });
});

it('without a network the form stays as it is', async () => {
  const { patient, page } = await open('/login');
  await alive(page);
  await patient.context.setOffline(true);
  await logIn(page, 'dora@example.com');
  await page.getByRole('button', { name: 'Connection Error' }).waitFor();
  await says(page, 'Network error, please try again later.');
  expect([await email(page).inputValue(), await password(page).inputValue()]).toEqual([
    'dora@example.com',
    'Portal123',
  ]);
});

it('an account is locked after six failures, and a new password unlocks it', async () => {
  const { email: address } = await fixture.like('eli');
  const { patient, page } = await open('/login');
  for (let failure = 0; failure < 6; failure += 1) {
    const answer = page.waitForResponse((response) => response.url().includes('/login/'));
    await logIn(page, address, `wrong-${failure}`);
    expect((await answer).status()).toBe(401);
  }
  await logIn(page, address);
  await page.getByRole('alert').getByText(LOCKED).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await email(page).fill(address.toUpperCase());
  await submit(page).click();
  await says(page, 'Please check your email for instructions on how to reset your password.');
  await page.goto(await mailedLinkAt(fixture.portal.url, address));
  await page.getByLabel('New password').fill('unlocked-1');
  await page.getByLabel('Confirm password').fill('unlocked-1');
  await submit(page).click();
  await page.waitForURL('**/login');
  await logIn(page, address, 'unlocked-1');
  await page.waitForURL(dashboard);
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

it('can be walked by keyboard alone', async () => {
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

it('a patient of one organization is none of the other', async () => {
  const { page } = await fixture.browser.newPatient();
  await page.goto(`${evergreen(fixture.portal.url)}/login`);
  await logIn(page, (await fixture.like('dora')).email);
  await says(page, WRONG);
  await logIn(page, (await fixture.like('fern')).email);
  await page.waitForURL(dashboard);
  expect(new URL(page.url()).hostname).toBe('evergreen.localhost');
});

it('names no host of anybody else', async () => {
  const { page } = await fixture.browser.newPatient();
  const answer = await page.goto(`${fixture.portal.url}/login`);
  expect(answer?.headers()['content-security-policy']).toMatch(/^default-src 'self'/);
  expect(answer?.headers()['content-security-policy']).not.toMatch(/https?:/);
});

it('code that could not be loaded is loaded at the next press', async () => {
  const { email: address } = await fixture.like('dora');
  const { page } = await fixture.browser.newPatient();
  await page.route('**/assets/clients-*.js', (route) => route.abort());
  await page.goto(`${fixture.portal.url}/login`);
  await alive(page);
  await logIn(page, address, 'Portal123');
  await says(page, 'Connection Error');
  await page.unroute('**/assets/clients-*.js');
  await page.getByRole('button', { name: 'Connection Error' }).click();
  await page.waitForURL(dashboard);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Hi, Dora');
});
