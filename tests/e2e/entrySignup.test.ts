import { describe, expect, it } from 'vitest';
import type { Policy } from '#schemas/wire/policy.ts';
import type { User } from '#schemas/wire/user.ts';
import { signInByCall } from '../support/portal/signInByCall.ts';
import { sampled } from '../support/full.ts';
import {
  alive,
  email,
  evergreen,
  expectNothingKept,
  fillSignup,
  logIn,
  newcomer,
  organizationAt,
  password,
  pathOf,
  readPublic,
  signUp,
  submit,
  terms,
  visitAddress,
} from '../support/steps/entrySteps.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { dashboard, noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';

const fixture = portalFixture();

const TAKEN = 'An account with this email already exists.';
const REASON = 'Fill in every field and agree to the terms to continue.';

const open = async (path: string, { width = 390, url = fixture.portal.url } = {}) => {
  const patient = await fixture.browser.newPatient({ width });
  await patient.page.goto(url + path);
  return { patient, page: patient.page };
};

const isBlocked = async (page: Parameters<typeof submit>[0]) =>
  (await submit(page).getAttribute('aria-disabled')) === 'true';

describe.each([
  [390, 'localhost'],
  [1280, 'evergreen'],
] as const)('at %i pixels, %s', (width, host) => {
  const at = () => ({ width, url: host === 'evergreen' ? evergreen(fixture.portal.url) : fixture.portal.url });

  it('the button can be reached and tells what is missing; each field says what it takes', async () => {
    const { patient, page } = await open('/get-started', at());
    await submit(page).focus();
    expect(await submit(page).evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await isBlocked(page)).toBe(true);
    await says(page, REASON);
    await page.keyboard.press('Enter');
    for (const text of [
      'Enter your first name.',
      'Enter your last name.',
      'Please enter a valid email address.',
      'Please enter your password.',
    ])
      await says(page, text);
    await expectAccessible(page);

    await fillSignup(page, newcomer());
    await terms(page).check();
    expect(await isBlocked(page)).toBe(false);
    await terms(page).uncheck();
    expect(await isBlocked(page)).toBe(true);
    await terms(page).check();
    for (const [label, refused, text, taken] of [
      ['First name', 'a', 'Enter your first name.', 'ab'],
      ['First name', 'a'.repeat(36), 'Enter your first name.', 'a'.repeat(35)],
      ['Last name', 'b', 'Enter your last name.', 'b'.repeat(35)],
      ['Email', 'a@b', 'Please enter a valid email address.', 'a@b.co'],
      ['Password', 'p'.repeat(5), 'Password must be at least 6 characters long.', 'p'.repeat(6)],
      ['Password', 'p'.repeat(50), 'Password must be less than 50 characters', 'p'.repeat(49)],
    ] as const) {
      const field = page.getByLabel(label, { exact: true });
      await field.fill(refused);
      await field.blur();
      await says(page, text);
      expect(await isBlocked(page)).toBe(true);
      await field.fill(taken);
      await field.blur();
      expect(await page.getByText(text).count()).toBe(0);
      expect(await isBlocked(page)).toBe(false);
    }
    expect(pathOf(page)).toBe('/get-started');
    noComplaints(patient);
  });

  it('the policies open with their content, and say so where they cannot be read', async () => {
    const { url } = at();
    const { patient, page } = await open('/get-started', at());
    const { organization } = await organizationAt(url);
    await page.getByLabel('First name').fill('Nora');
    for (const [section, label, title] of [
      ['tos', 'Terms', 'Terms of service'],
      ['privacy', 'Privacy', 'Privacy policy'],
      ['consent', 'Consent', 'Consent to care'],
    ] as const) {
      const policy = await readPublic<Policy>(url, `/organization/${organization._id}/policy/${section}`);
      await page.getByRole('button', { name: label, exact: true }).click();
      const panel = page.getByRole('dialog', { name: title });
      for (const { heading, paragraphs } of policy.parts) {
        await panel.getByRole('heading', { name: heading }).waitFor();
        for (const paragraph of paragraphs) await panel.getByText(paragraph).waitFor();
      }
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
    }
    await page.route('**/policy/privacy', (route) => route.abort());
    await page.reload();
    await page.getByRole('button', { name: 'Privacy', exact: true }).click();
    await says(page, "We're experiencing difficulty retrieving policy at the moment. Please try again later.");
    await expectAccessible(page);
    noComplaints(patient);
  });

  it('a new patient has names with capitals and begins with the profile', async () => {
    const { patient, page } = await open('/get-started', at());
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
    const values = { ...newcomer(), first_name: 'mary ann', last_name: "  o'neill-smith " };
    await fillSignup(page, values);
    await page.getByLabel('First name').focus();
    await page.getByLabel('First name').blur();
    expect(await page.getByLabel('First name').inputValue()).toBe('Mary Ann');
    expect(await page.getByLabel('Last name').inputValue()).toBe("O'Neill-Smith");
    await terms(page).check();
    const answer = page.waitForResponse('**/v2/users');
    await submit(page).click();
    expect((await answer).status()).toBe(201);
    await page.waitForURL('**/signup/profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNothingKept(page);
    await page.goto(`${at().url}/`);
    await says(page, 'Hi, Mary Ann');
    expect(sent.filter((one) => one === 'POST /v2/users')).toHaveLength(1);
    noComplaints(patient);
  });
});

it('an address that has an account is told so, with a way to the login that loses nothing', async () => {
  const { product } = await organizationAt(fixture.portal.url);
  const { patient, page } = await open(`/product/signup/${product('generic-rapamycin')}`);
  const { email: taken } = await fixture.like('dora');
  await signUp(page, { ...newcomer(), email: taken.toUpperCase() });
  await page.getByRole('alert').getByText(TAKEN).waitFor();
  await expectAccessible(page);
  expect(await page.locator('[data-developer-error]').count()).toBe(0);
  expect(await email(page).inputValue()).toBe(taken.toUpperCase());
  await page.getByRole('alert').getByRole('link', { name: 'Login' }).click();
  await page.waitForURL(`**/product/login/${product('generic-rapamycin')}`);
  await logIn(page, taken);
  await page.waitForURL(visitAddress);
  noComplaints(patient);
});

it.each(sampled([404, 500], 1))(
  'a %i answer to a signup is marked for developers and keeps what was entered',
  async (status) => {
    const { page } = await open('/get-started');
    const problem = { status, code: 'NotFound', text: 'x', message: 'Inner matters', fields: [] };
    await page.route('**/v2/users', (route) => route.fulfill({ status, json: problem }));
    await signUp(page, newcomer());
    await page.locator('[data-developer-error="true"]').getByRole('alert').waitFor();
    await says(page, 'An error occurred. Please try again later.');
    expect(await page.getByText('Inner matters').count()).toBe(0);
    expect(await password(page).inputValue()).toBe('Portal123');
    await expectAccessible(page);
    await page.unroute('**/v2/users');
    await submit(page).click();
    await page.waitForURL('**/signup/profile');
  },
);

const destinations = [
  ['/product/signup/{generic-rapamycin}', visitAddress],
  ['/campaign/signup/{coach-beside-you}', visitAddress],
  ['/product/signup/{longevity-panel}', /\/signup\/profile\/[0-9a-f]{24}$/],
  ['/product/get-started/{nad-supplement}', /\/signup\/profile\/[0-9a-f]{24}$/],
  ['/get-started?product={nad-supplement}', /\/signup\/profile\/[0-9a-f]{24}$/],
  ['/get-started?redirectPath=%2Fshop', /\/signup\/profile$/],
] as const;

it.each(sampled(destinations, 2))('a signup at %s leads on', async (path, to) => {
  const { product, campaign } = await organizationAt(fixture.portal.url);
  const idOf = path.startsWith('/campaign') ? campaign : product;
  const { patient, page } = await open(path.replace(/\{(.*)\}/, (_, slug: string) => idOf(slug)));
  await signUp(page, newcomer());
  await page.waitForURL(to);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectNothingKept(page);
  noComplaints(patient);
});

it('the plan that the patient prefers is kept in this tab', async () => {
  const { product } = await organizationAt(fixture.portal.url);
  const { page } = await open(`/product/signup/${product('nad-supplement')}?defaultDurationSelection=3`);
  await signUp(page, newcomer());
  await page.waitForURL('**/signup/profile/*');
  expect(await page.evaluate(() => sessionStorage.getItem('defaultDurationSelection'))).toBe('3');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

it('an account knows by which link its patient came, in codes', async () => {
  const { page } = await open('/get-started?referral=spring-2026&affiliate=not+a+code');
  const one = newcomer();
  await signUp(page, one);
  await page.waitForURL('**/signup/profile');
  const { call, organization, userId } = await signInByCall(fixture.portal.url, one.email);
  const { analytics_traits } = await call<User>('GET', `/users/${organization}/user/${userId}/patient`);
  expect(analytics_traits).toEqual({ referral: 'spring-2026' });
});

it('can be walked by keyboard alone', async () => {
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
