import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Agreements } from '#schemas/wire/agreement.ts';
import { isFull, sampled } from '../support/full.ts';
import { noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import { hold } from '../support/browser/hold.ts';
import { expectNoDataJump, expectNoJump } from '../support/browser/expectNoJump.ts';
import { drawsByItself, isAlive, logIn, logOut, signIn } from '../support/steps/patientSteps.ts';

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

describe('a page of the dashboard', () => {
  it('is read before any code has run, and asks for nothing but its session afterward', async () => {
    // A day ahead of the server for most of its day: what is written in the wrong zone shows as another text.
    const patient = await fixture.browser.newPatient({ timezoneId: 'Pacific/Kiritimati' });
    const { page } = patient;
    const { call, email, organization, userId } = await fixture.chloe();
    const { agreements } = await call<Agreements>('GET', `/v2/users/${organization}/${userId}/agreements`);
    const agreed = agreements.find(({ policy }) => policy === 'tos')?.digest ?? '';
    await signIn(page, fixture.portal.url, email, '/shop');
    await isAlive(page);
    const asked = callsOf(page);
    for (const [at, [path, heading]] of sampled([...pages.entries()], 8))
      for (const width of isFull ? [390, 1280] : [at % 2 === 0 ? 1280 : 390]) {
        await page.setViewportSize({ width, height: 844 });
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

  it.runIf(isFull)('does not jump while its code and its font arrive', async () => {
    const chloe = await fixture.chloe();
    for (const width of [390, 1280]) {
      const { userId, page } = await fixture.arrive(chloe, '/shop', { width });
      const home = `/dashboard/${userId}/profile`;
      const settings = `/dashboard/${userId}/settings`;
      for (const path of isFull ? [home, settings] : [width === 390 ? home : settings])
        await expectNoJump(page, fixture.portal.url + path, isAlive);
    }
  });

  it('does not jump when its data comes', async () => {
    const chloe = await fixture.chloe();
    for (const width of isFull ? [390, 1280] : [390])
      for (const data of ['**/intakes/**', '**/v2/notifications*']) {
        const { page } = await fixture.browser.newPatient({ width });
        await signIn(page, fixture.portal.url, chloe.email, '/shop');
        await drawsByItself(page);
        const shown = () => page.getByRole('list', { name: 'Your care' }).waitFor();
        await expectNoDataJump(page, `${fixture.portal.url}/dashboard/${chloe.userId}/profile`, data, shown);
      }
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

it.runIf(isFull)('what is chosen while the page comes to life stays', async () => {
  const { userId, page } = await fixture.arrive('dora', '/shop', { width: 1280 });
  await page.addInitScript(chooseAtOnce);
  await page.goto(`${fixture.portal.url}/dashboard/${userId}/settings`);
  const section = page.getByRole('region', { name: 'Home State' });
  await expect.poll(() => section.getByLabel('State you live in').inputValue()).toBe('CA');
  await section.getByRole('button', { name: 'Save' }).click();
  await says(page, 'Home state updated successfully');
});

it.each(sampled(['Asia/Tokyo', 'Pacific/Honolulu'], 1))(
  'times are in the zone of a device in %s, at once from its second page on',
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
    const other = await patient.context.newPage();
    await other.goto(`${fixture.portal.url}/dashboard/me/profile`);
    await logOut(other);
    // This tab leaves by itself: to go back in that moment would be two navigations that cross.
    await page.waitForURL(/\/login/);
    await page.goBack();
    await page.waitForURL(/\/login/);
    expect(await page.locator('body').innerText()).not.toContain('Notifications');
  });

  it.runIf(isFull)('shows nothing of a patient to the one who has logged in since', async () => {
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

it('nothing is drawn before the whole screen has come, so that nothing on it moves', async () => {
  const html = await (await fetch(`${fixture.portal.url}/login`)).text();
  const middle = html.indexOf('</form>');
  expect(middle).toBeGreaterThan(html.indexOf('id="root"'));
  const held: (() => void)[] = [];
  const server = createServer((request, response) => {
    if (request.url !== '/login') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, middle));
    held.push(() => response.end(html.slice(middle)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const at = server.address();
  if (typeof at !== 'object' || at === null) throw new Error('the server listens nowhere');
  const { page } = await fixture.browser.newPatient();
  const painted = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  await page.goto(`http://127.0.0.1:${at.port}/login`, { waitUntil: 'commit' });
  await page.locator('form').waitFor({ state: 'attached' });
  // A frame that was not held back would have come by then.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  expect(await painted()).toBe(0);
  for (const sendRest of held) sendRest();
  await expect.poll(painted).toBeGreaterThan(0);
});
