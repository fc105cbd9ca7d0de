import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { AppointmentTimes } from '#schemas/wire/appointment.ts';
import type { Message } from '#services/backend/sandbox/messageSchema.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { noComplaints, portalFixture } from '../support/browser/portalFixture.ts';
import { sampled } from '../support/full.ts';
import { answeredVisit } from '../support/portal/answeredVisit.ts';
import type { Caller } from '../support/portal/beginSession.ts';
import { callPortal } from '../support/portal/callPortal.ts';
import { signInByCall } from '../support/portal/signInByCall.ts';
import { completeProfile } from '../support/portal/signUpByCall.ts';
import {
  cards,
  confirmTreatment,
  fillAddress,
  fillCard,
  leaveSubmitted,
  readyToSubmit,
  storedVisit,
  submit,
  toCheckout,
} from '../support/steps/checkoutSteps.ts';
import { evergreen, newcomer, organizationAt, readPublic, signUp, visitAddress } from '../support/steps/entrySteps.ts';
import { expectQuestion, signIn } from '../support/steps/patientSteps.ts';
import { subscriber } from '../support/steps/subscriptionSteps.ts';

const fixture = portalFixture();

/** The link by which an address is verified, in the mail that welcomes its patient. */
async function verificationLink(email: string): Promise<string> {
  const messages = await readPublic<readonly Message[]>(fixture.portal.url, '/sandbox/outbox');
  const welcome = messages.find(({ to, subject }) => to === email && subject.startsWith('Welcome'));
  const [link] = /http\S+verify-email\S+/.exec(welcome?.text ?? '') ?? [];
  if (link === undefined) throw new Error(`no link was mailed to ${email}`);
  return link;
}

it('a new patient comes for a medication and ends with a submitted visit', async () => {
  const { product } = await organizationAt(fixture.portal.url);
  const patient = await fixture.browser.newPatient();
  const { page } = patient;
  const account = newcomer();
  const { email } = account;
  await page.goto(`${fixture.portal.url}/product/signup/${product('sleep-support')}`);
  await signUp(page, account);
  await page.waitForURL(visitAddress);
  await expectQuestion(page, "Let's get started on your visit");
  const caller = await signInByCall(fixture.portal.url, email);
  await caller.call('PUT', `/users/${caller.organization}/${caller.userId}`, completeProfile);
  // Its questions are answered by calls.
  const visit = await answeredVisit(caller, 'sleep-support');
  expect(page.url()).toContain(`/${caller.userId}/${visit.intake._id}/`);
  await page.goto(`${fixture.portal.url}/intake/${visit.intake._id}/treatment`);
  await confirmTreatment(page);
  await toCheckout(page);
  await fillAddress(page);
  await fillCard(page, cards.good);
  await readyToSubmit(page);
  await submit(page).click();
  await leaveSubmitted(page);
  expect((await storedVisit(visit)).patient_complete).not.toBeNull();
  await page
    .getByRole('dialog', { name: 'Thank you. We have your visit.' })
    .getByText(/^Sleep support, sent on /)
    .waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  const notice = page.getByRole('region', { name: 'Email address' });
  await notice.getByText(email).waitFor();
  await page.goto(await verificationLink(email));
  await page.getByRole('button', { name: 'Verify email address' }).click();
  await page.getByText('Your email address is verified.').waitFor();
  await page.getByRole('link', { name: 'Go on' }).click();
  await page.getByRole('heading', { name: /^Hi, / }).waitFor();
  expect(await notice.count()).toBe(0);
  noComplaints(patient);
});

/** A small phone, and a desktop of 1280 pixels at a zoom of 200 %. */
const PHONE = { width: 320, height: 700 };
const ZOOMED = { width: 640, height: 450 };

/**
 * What a patient has under control, and what opens there: the names of buttons and links that open something, in the page or,
 * where one of these is named, in a panel over it.
 */
const pages: readonly (readonly [path: string, opening: readonly string[]])[] = [
  ['settings', []],
  ['settings/info', []],
  ['settings/email', []],
  ['settings/password', []],
  ['settings/mobile', ['New Number']],
  ['settings/state', []],
  ['settings/image', []],
  ['settings/shipping', ['Edit']],
  ['settings/billing', ['Update card']],
  ['settings/notifications', []],
  ['settings/security', ['Turn on two-step sign-in', 'Add a passkey', 'Request a copy of my data', 'Close my account']],
  ['subscriptions', ['Pause', 'Reschedule', 'Cancel']],
  ['appointments', ['Cancel, Onboarding call']],
];

const panels = new Set(['Close my account', 'Pause', 'Reschedule', 'Cancel', 'Cancel, Onboarding call']);

/** Waits until a page shows what it is about, and nothing is loading. */
async function settle(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('heading').first().waitFor();
  await expect.poll(() => main.getByText('Loading', { exact: true }).count()).toBe(0);
}

/** Nothing has to be moved sideways to be read. */
const expectReflow = async (page: Page, at: string) => {
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect([at, scrollWidth]).toEqual([at, clientWidth]);
};

/** What can be pressed or typed into in the page, by its markup; of a group of radios or tabs, one is reached. */
const reachable = () =>
  [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea)')]
    .filter((element) => element.checkVisibility() && !element.matches(':disabled, [tabindex="-1"], [type="radio"]'))
    .map((element) => element.outerHTML);

/** Goes through a page by the keyboard alone: everything is reached, and what has the focus is seen. */
async function expectKeyboard(page: Page, at: string): Promise<void> {
  const wanted = new Set(await page.evaluate(reachable));
  await page.evaluate(() => document.body.focus());
  const most = wanted.size + 60;
  for (let press = 0; press < most && wanted.size > 0; press += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement)) return undefined;
      const { left, right, width, height } = element.getBoundingClientRect();
      const isSeen = width > 0 && height > 0 && right > 0 && left < window.innerWidth;
      return { html: element.outerHTML, isSeen: isSeen || !element.matches('main *') };
    });
    if (focused === undefined) continue;
    expect([at, focused.html, focused.isSeen]).toEqual([at, focused.html, true]);
    wanted.delete(focused.html);
  }
  expect([at, [...wanted]]).toEqual([at, []]);
}

/** Opens something by the keyboard, looks at it, and closes it again. */
async function expectOpened(page: Page, at: string, name: string): Promise<void> {
  const opener = page
    .getByRole('main')
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('main').getByRole('link', { name, exact: true }))
    .first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const isPanel = panels.has(name);
  const dialog = page.getByRole('dialog');
  const within = page.getByRole('main').getByRole('button', { name: 'Cancel', exact: true });
  await (isPanel ? dialog.getByRole('heading').first() : within).waitFor();
  await expectAccessible(page);
  await expectReflow(page, `${at}: ${name}`);
  // The keyboard goes on in what was opened.
  expect([at, name, await page.evaluate(() => document.activeElement === document.body)]).toEqual([at, name, false]);
  if (isPanel) await page.keyboard.press('Escape');
  else await within.click();
  await dialog.waitFor({ state: 'detached' });
  await opener.waitFor();
  const isLost = () => page.evaluate(() => document.activeElement === document.body);
  await expect.poll(async () => [at, name, await isLost()]).toEqual([at, name, false]);
}

/** Books an onboarding call in the calendar of the patient's brand. */
async function bookOnboarding(url: string, { call, headers }: Caller): Promise<void> {
  const timesOf = (month: string) =>
    call<AppointmentTimes>('GET', `/v2/appointments/times?purpose=onboarding&month=${month}`);
  const { times, next } = await timesOf(new Date().toISOString().slice(0, 7));
  const start = times[0] ?? next;
  await callPortal(`${url}/v2/appointments/book`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ purpose: 'onboarding', start_time: start, zone: 'America/Los_Angeles' }),
  });
}

it.each(sampled(['localhost', 'evergreen'], 1))(
  'what a patient controls is there for everybody, at %s',
  async (brand) => {
    const url = brand === 'evergreen' ? evergreen(fixture.portal.url) : fixture.portal.url;
    const one = await subscriber(url);
    await one.call('PUT', `/users/${one.organization}/${one.userId}`, { mobile_number: '2135550123' });
    await bookOnboarding(url, one);
    const patient = await fixture.browser.newPatient(PHONE);
    const { page } = patient;
    const addressOf = (path: string) => `/dashboard/${one.userId}/${path}`;
    await signIn(page, url, one.email, addressOf('settings'));
    for (const [path, opening] of pages) {
      await page.goto(url + addressOf(path));
      await settle(page);
      await expectAccessible(page);
      await expectReflow(page, path);
      await expectKeyboard(page, path);
      for (const name of opening) await expectOpened(page, path, name);
      await page.setViewportSize(ZOOMED);
      await settle(page);
      await expectReflow(page, `${path}, zoomed`);
      await page.setViewportSize(PHONE);
    }
    noComplaints(patient);
  },
);
