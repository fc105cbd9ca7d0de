import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Agreements } from '#schemas/wire/agreement.ts';
import { noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import { hold } from '../support/browser/hold.ts';
import { expectNoJump } from '../support/browser/expectNoJump.ts';
import { isAlive, logIn, signIn } from '../support/steps/patientSteps.ts';

const fixture = portalFixture();

/** The pages of the dashboard by their addresses, and what each shows. `agreed` is the version of the terms of the patient. */
const pages: readonly (readonly [path: (userId: string, agreed: string) => string, heading: string])[] = [
  [(id) => `/dashboard/${id}/profile`, 'Hi, Chloe'],
  [() => '/notifications', 'Notifications'],
  [(id) => `/dashboard/${id}/subscriptions`, 'Subscriptions'],
  [(id) => `/dashboard/${id}/medications`, 'My medications'],
  [(id) => `/dashboard/${id}/providers`, 'Providers'],
  [(id) => `/dashboard/${id}/appointments`, 'Appointments'],
  [(id) => `/dashboard/${id}/settings`, 'Settings'],
  [(id) => `/dashboard/${id}/settings/info`, 'Settings'],
  [(id) => `/dashboard/${id}/settings/billing`, 'Settings'],
  [(id) => `/dashboard/${id}/settings/security`, 'Settings'],
  [(id, agreed) => `/dashboard/${id}/agreements/${agreed}`, 'Terms of service'],
  [(id) => `/dashboard/${id}/timeline`, 'Timeline'],
  [() => '/orders', 'Orders'],
  [() => '/labs/trends', 'Trends'],
  [() => '/labs/outside-results', 'Results from elsewhere'],
  [() => '/orders?status=delivered&page=1', 'Orders'],
  [(id) => `/dashboard/${id}/messages`, 'Messages'],
  [() => '/shop', 'Our Products'],
  [() => '/labs', 'Labs'],
  [(id) => `/dashboard/${id}/labs`, 'Labs'],
  [(id) => `/dashboard/${id}/no-such-page`, '404 - Page Not Found'],
];

/** What a page asks for once it is seen: its session, to be told at once what is new, and what came in between. */
const laterCalls = [
  /^POST \/v2\/session\/refresh$/,
  /^POST \/pusher\/(auth|user-auth)$/,
  /^GET \/v2\/(notifications|conversations\/patient)$/,
  /^GET \/conversations\/[^?]+\/conversation\/\w+$/,
  /^POST \/conversations\/[^?]+\/read$/,
];

/** What a page asks the API for. */
function callsOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Later code is fetched, too.
    if (request.resourceType() === 'fetch' && !pathname.startsWith('/assets/'))
      asked.push(`${request.method()} ${pathname}`);
  });
  return asked;
}

const SETTINGS = 'Healthspan Patient Portal | Settings';

describe.each([390, 1280])('at %d pixels, a page of the dashboard', (width) => {
  it('is read before any code has run, and asks for nothing but its session afterward', async () => {
    // A day ahead of the server for most of its day: what is written in the wrong zone shows as another text.
    const patient = await fixture.browser.newPatient({ width, timezoneId: 'Pacific/Kiritimati' });
    const { page } = patient;
    const { call, email, organization, userId } = await fixture.chloe();
    const { agreements } = await call<Agreements>('GET', `/v2/users/${organization}/${userId}/agreements`);
    const agreed = agreements.find(({ policy }) => policy === 'tos')?.digest ?? '';
    await signIn(page, fixture.portal.url, email, '/shop');
    await isAlive(page);
    const asked = callsOf(page);
    for (const [path, heading] of pages) {
      const letCodeGo = await hold(page, '**/assets/*.js');
      await page.goto(fixture.portal.url + path(userId, agreed), { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect(await page.locator('#content [style], [aria-busy="true"]').count()).toBe(0);
      expect(await page.locator('html[data-alive]').count()).toBe(0);
      const title = await page.title();
      letCodeGo();
      await isAlive(page);
      await expect.poll(() => page.title()).toMatch(/ \| ./);
      // On a phone a section of the settings stands alone, which the server cannot know.
      expect(title).toBe(path(userId, agreed).endsWith('/info') && width === 390 ? SETTINGS : await page.title());
      await page.unroute('**/assets/*.js');
    }
    expect(asked.filter((path) => !laterCalls.some((one) => one.test(path)))).toEqual([]);
    await page.goto(`${fixture.portal.url}/dashboard`);
    await says(page, 'Hi, Chloe');
    noComplaints(patient);
  });

  it('does not jump while its code and its font arrive', async () => {
    const { userId, page } = await fixture.arrive(await fixture.chloe(), '/shop', { width });
    for (const path of [`/dashboard/${userId}/profile`, `/dashboard/${userId}/settings`])
      await expectNoJump(page, fixture.portal.url + path, isAlive);
  });
});

it('what was typed and pressed before the code was there is done once it is', async () => {
  const { userId, page } = await fixture.arrive('dora', '/shop', { width: 1280 });
  const letCodeGo = await hold(page, '**/assets/*.js');
  await page.goto(`${fixture.portal.url}/dashboard/${userId}/settings`, { waitUntil: 'commit' });
  const section = page.getByRole('region', { name: 'Personal Information' });
  await section.getByLabel('Weight').fill('171');
  await section.getByRole('button', { name: 'Save' }).click();
  letCodeGo();
  await says(page, 'Personal information updated successfully');
  await page.reload();
  expect(await section.getByLabel('Weight').inputValue()).toBe('171');
});

/** Chooses a state in the moment in which the page comes to life, before anything else can happen. */
function chooseAtOnce() {
  new MutationObserver((_changes, observer) => {
    const list = document.querySelector<HTMLSelectElement>('select[name="state"], [id="state"] select');
    if (!('alive' in document.documentElement.dataset) || !list) return;
    observer.disconnect();
    list.value = 'CA';
    for (const kind of ['input', 'change']) list.dispatchEvent(new Event(kind, { bubbles: true }));
  }).observe(document, { attributes: true, subtree: true });
}

it('what is chosen while the page comes to life stays', async () => {
  const { userId, page } = await fixture.arrive('dora', '/shop', { width: 1280 });
  await page.addInitScript(chooseAtOnce);
  await page.goto(`${fixture.portal.url}/dashboard/${userId}/settings`);
  const section = page.getByRole('region', { name: 'Home State' });
  await expect.poll(() => section.getByLabel('State you live in').inputValue()).toBe('CA');
  await section.getByRole('button', { name: 'Save' }).click();
  await says(page, 'Home state updated successfully');
});

it.each(['Asia/Tokyo', 'Pacific/Honolulu'])(
  'times stand in the zone of a device in %s, at once from its second page on',
  async (timezoneId) => {
    const caller = await fixture.chloe();
    const patient = await fixture.browser.newPatient({ timezoneId });
    const { page } = patient;
    await logIn(page.request, fixture.portal.url, caller.email);
    const isOfDevice = () =>
      page
        .locator('main time')
        .first()
        .evaluate(({ title, dateTime }: HTMLTimeElement) =>
          title.startsWith(new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(dateTime))),
        );
    await page.goto(`${fixture.portal.url}/notifications`);
    await expect.poll(isOfDevice).toBe(true);
    await isAlive(page);
    await hold(page, '**/assets/*.js');
    await page.goto(`${fixture.portal.url}/notifications`, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
    expect(await isOfDevice()).toBe(true);
    noComplaints(patient);
  },
);

describe('a logout in another tab', () => {
  it('leaves nothing for Back', async () => {
    const { page, patient } = await fixture.arrive('ava', '/notifications');
    await isAlive(page);
    await page.goto(`${fixture.portal.url}/dashboard/me/profile`);
    await says(page, 'Hi, Ava');
    await patient.context.request.post(`${fixture.portal.url}/v2/session/logout`);
    // It is told at once and leaves by itself: to go back in that moment would be two navigations that cross.
    await page.waitForURL(/\/login/);
    await page.goBack();
    await page.waitForURL(/\/login/);
    expect(await page.locator('body').innerText()).not.toContain('Notifications');
  });

  it('shows nothing of a patient to the one who has logged in since', async () => {
    const { page, patient, url } = await fixture.arrive('ava', '/dashboard/me/profile');
    await says(page, 'Hi, Ava');
    await isAlive(page);
    const ben = await fixture.like('ben');
    await logIn(patient.context.request, url, ben.email);
    await page.reload();
    await says(page, 'Hi, Ben');
    expect(await page.locator('body').innerText()).not.toContain('Ava');
  });
});
