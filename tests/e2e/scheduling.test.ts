import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { timeIn } from '#app/dashboard/appointments/details/shownTime.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { sampled } from '../support/full.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { openVisit, submit } from '../support/steps/checkoutSteps.ts';
import { expectQuestion, signIn } from '../support/steps/patientSteps.ts';
import { noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import {
  appointmentsOf,
  bookInFrame,
  bookInPortal,
  bookSlot,
  calendar,
  chooseTime,
  confirmTime,
  expectScheduled,
  freeDays,
  pickTime,
  showFrame,
} from '../support/steps/schedulingSteps.ts';
import { answeredVisit } from '../support/portal/answeredVisit.ts';
import type { Caller } from '../support/portal/beginSession.ts';
import { completeProfile, signUpByCall } from '../support/portal/signUpByCall.ts';
import { stored, subscriber, subscriptionsOf } from '../support/steps/subscriptionSteps.ts';

const fixture = portalFixture();

const NOBODY = '0'.repeat(24);
const ONBOARDING = 'Schedule your onboarding';

interface Schedule {
  readonly one?: Caller;
  readonly width?: number;
  readonly timezoneId?: string;
  /** Whether the calendar is the scheduling service's, in a frame. */
  readonly isFramed?: boolean;
}

/** A patient on a booking page. */
async function schedule(path: string, { one, isFramed = false, ...browser }: Schedule = {}) {
  const caller = one ?? (await signUpByCall(fixture.portal.url, completeProfile));
  const patient = await fixture.browser.newPatient(browser);
  const { page } = patient;
  if (isFramed) await showFrame(page);
  let counted = 0;
  page.on('request', (request) => {
    if (request.url().includes('/cancellation-info')) counted += 1;
  });
  await signIn(page, fixture.portal.url, caller.email, path);
  return { ...caller, patient, page, counted: () => counted };
}

const goOn = (page: Page) => page.getByRole('link', { name: 'Continue', exact: true });
const shown = (page: Page) => page.getByRole('main').innerText();
const alert = (page: Page) => page.getByRole('alert');

const pathOf = ({ _id }: Subscription, query = '') => `/schedule-subscription/${_id}${query}`;
const COUNTS = '?canIncrementCancellationAttempt=true';
const attempts = async (one: Caller, { _id }: Subscription) =>
  (await stored(one, _id)).cancellation_info.cancellation_attempt;

/** Says what a calendar would say, in whatever window it runs. */
const say = () => window.parent.postMessage({ source: 'portal-calendar', type: 'booked', uid: 'x' }, '*');

describe.each(sampled([390, 1280], 1))('at a width of %d', (width) => {
  it('a call is booked in the frame of a service, which knows who books; it counts once it is confirmed', async () => {
    const at = await schedule('/schedule-onboarding', { width, timezoneId: 'Europe/Berlin', isFramed: true });
    const { page, patient, email } = at;
    await expectQuestion(page, ONBOARDING);
    await expect.poll(() => calendar(page).getByLabel('Your email').inputValue()).toBe(email);
    expect(await calendar(page).getByLabel('Your name').inputValue()).toBe('Demo Patient');
    expect(page.frames().map((frame) => decodeURIComponent(frame.url()))).not.toContainEqual(
      expect.stringContaining(email),
    );
    const start = await pickTime(calendar(page));
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await appointmentsOf(at)).toEqual([]);
    expect(await page.getByText('Successfully').count()).toBe(0);

    await confirmTime(page);
    await expectScheduled(page);
    const { date, time, zone } = timeIn(start, 'Europe/Berlin');
    expect(await shown(page)).toContain(date);
    expect(await shown(page)).toContain(`${time} ${zone}`);
    await expectAccessible(page);
    const [appointment] = await appointmentsOf(at);
    expect(appointment).toMatchObject({ event: { start_time: start }, event_type: { kind: 'onboarding' } });
    const file = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
    const answer = await page.request.get(new URL(file ?? '', fixture.portal.url).href);
    expect(await answer.text()).toContain('BEGIN:VCALENDAR');

    await goOn(page).click();
    await page.waitForURL(`**/dashboard/${at.userId}/appointments`);
    await page.getByRole('region', { name: /^Onboarding call/ }).waitFor();
    noComplaints(patient);
  });
});

it('after a check-in a call can be booked, and the appointments show it', async () => {
  const visit = await answeredVisit(await fixture.like('hana'), 'follow-up-check-in');
  const patient = await fixture.browser.newPatient();
  const { page } = patient;
  await openVisit(page, fixture.portal.url, visit, 'checkout');
  await expectQuestion(page, 'Thank you for checking in');
  await page.getByRole('link', { name: 'Schedule a call' }).click();
  await expectQuestion(page, 'Schedule a call');
  await bookInPortal(page, 0);
  await expectScheduled(page);
  expect(await appointmentsOf(visit)).toMatchObject([{ event_type: { kind: 'onboarding' } }]);
  await goOn(page).click();
  await page.waitForURL(`**/dashboard/${visit.userId}/appointments`);

  await page.goto(`${fixture.portal.url}/consultation/follow-up/${visit.intake._id}/schedule`);
  await expectQuestion(page, 'Schedule a call');
  noComplaints(patient);
});

describe('where the onboarding is booked', () => {
  it('has several addresses', async () => {
    const one = await subscriber(fixture.portal.url);
    const { page, userId, patient } = await schedule(`/dashboard/${NOBODY}/schedule-onboarding?subscriptionId=x`, {
      one,
    });
    await page.waitForURL(`**/dashboard/${userId}/schedule-onboarding?subscriptionId=x`);
    await page.goto(`${fixture.portal.url}/schedule-onboarding?subscriptionId=${one.subscription._id}`);
    await chooseTime(page);
    await page.goto(`${fixture.portal.url}/schedule-onboarding/${NOBODY}/${one.subscription._id}`);
    await alert(page).waitFor();
    expect(await page.getByRole('grid').count()).toBe(0);
    noComplaints(patient);
  });
});

describe('the consultation about a subscription', () => {
  it('counts as an attempt where the address says that it may', async () => {
    const one = await subscriber(fixture.portal.url);
    const { page, patient, counted } = await schedule(pathOf(one.subscription, COUNTS), { one });
    await expectQuestion(page, 'Schedule your free consultation');
    await bookInPortal(page);
    await expectScheduled(page);
    await expect.poll(() => attempts(one, one.subscription)).toBe(1);
    await goOn(page).click();
    await page.waitForURL('**/appointments');
    expect(counted()).toBe(1);
    expect(await appointmentsOf(one)).toMatchObject([
      { subscription: one.subscription._id, event_type: { kind: 'consultation' } },
    ]);
    noComplaints(patient);
  });

  it('does not count where the address does not', async () => {
    const one = await subscriber(fixture.portal.url);
    const { page, counted } = await schedule(pathOf(one.subscription), { one });
    await bookInPortal(page, 1);
    await expectScheduled(page);
    await goOn(page).click();
    await page.waitForURL('**/appointments');
    await page.getByRole('region', { name: /^Longevity consultation/ }).waitFor();
    expect([counted(), await attempts(one, one.subscription)]).toEqual([0, 0]);
  });

  it('is counted on the way on where it could not be counted at once; the patient is not bothered', async () => {
    const one = await subscriber(fixture.portal.url);
    const { page, patient, counted } = await schedule(pathOf(one.subscription, COUNTS), { one });
    await page.route('**/cancellation-info', (route) => route.abort(), { times: 1 });
    await bookInPortal(page, 2);
    await expectScheduled(page);
    await expect.poll(counted).toBe(1);
    expect(await alert(page).count()).toBe(0);
    expect(await attempts(one, one.subscription)).toBe(0);
    await goOn(page).click();
    await page.waitForURL('**/appointments');
    await expect.poll(() => attempts(one, one.subscription)).toBe(1);
    expect(counted()).toBe(2);
    noComplaints(patient);
  });

  it("is not booked for somebody else's subscription", async () => {
    const { subscription } = await subscriber(fixture.portal.url);
    const { page } = await schedule(pathOf(subscription, COUNTS));
    await alert(page).getByText('We could not open the calendar.').waitFor();
    expect(await page.getByRole('grid').count()).toBe(0);
    await expectAccessible(page);
  });
});

describe('the call that verifies an account', () => {
  it('is booked by who cannot take photos, and the dashboard knows of it', async () => {
    const one = await signUpByCall(fixture.portal.url, completeProfile);
    const { page, userId, patient } = await schedule(`/verification/x/schedule`, { one });
    await page.getByRole('link', { name: 'Choose a time' }).click();
    await expectQuestion(page, 'Schedule your verification call');
    await freeDays(page).first().waitFor();
    await expectAccessible(page);
    const start = await bookInPortal(page);
    await expectScheduled(page);
    const [appointment] = await appointmentsOf(one);
    expect(appointment).toMatchObject({ event: { start_time: start }, event_type: { kind: 'user-verification' } });
    await goOn(page).click();
    await page.waitForURL(`**/dashboard/${userId}/appointments`);
    await says(page, 'You have a call scheduled to verify your account.');
    noComplaints(patient);
  });
});

describe('the coaching appointment', () => {
  it('is booked in the calendar of the subscription, whatever link is in the address, and leads to the profile', async () => {
    const chloe = await fixture.like('chloe');
    const { page: checkout } = await fixture.begin(chloe, 'longevity-coaching', 'membership');
    await checkout.getByRole('radio', { name: /3 months/ }).click();
    await checkout.getByRole('button', { name: 'Continue', exact: true }).click();
    await expectQuestion(checkout, 'Billing Information');
    await submit(checkout).click();
    await checkout.waitForURL('**/schedule-coaching/**');
    const [coaching] = await subscriptionsOf(chloe);
    expect(coaching?.coaching_link).toMatch(/^https:/);
    const evil = encodeURIComponent('https://evil.example/steal');
    for (const path of [
      `/schedule-coaching/${coaching?._id}?coachingLink=${evil}`,
      `/schedule-onboarding?subscriptionId=${coaching?._id}&coachingLink=${evil}`,
    ]) {
      const { page, patient } = await schedule(path, { one: chloe });
      await bookInPortal(page, 3);
      await expectScheduled(page);
      await goOn(page).click();
      await page.waitForURL(`**/dashboard/${chloe.userId}/profile`);
      noComplaints(patient);
    }
  });
});

describe('a booking in a frame that goes wrong', () => {
  it('is asked for again where it could not be confirmed, and is one appointment', async () => {
    const at = await schedule('/schedule-onboarding', { isFramed: true });
    const { page, patient } = at;
    await page.route('**/v2/appointments/confirm', (route) => route.abort(), { times: 1 });
    await bookInFrame(page, 4);
    await alert(page).getByText('Your appointment is not confirmed yet.').waitFor();
    await expectAccessible(page);
    await page.route(
      '**/v2/appointments/confirm',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await alert(page).getByText('Your appointment is not confirmed yet.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectScheduled(page);
    expect(await appointmentsOf(at)).toHaveLength(1);
    noComplaints(patient);
  });

  it('is given back where the patient chooses another time', async () => {
    const at = await schedule('/schedule-onboarding', { isFramed: true });
    const { page, patient } = at;
    await page.route('**/v2/appointments/confirm', (route) => route.abort(), { times: 1 });
    const start = await bookInFrame(page, 9);
    await page.getByRole('button', { name: 'Choose another time' }).click();
    // The first time is free again.
    const calendarPage = calendar(page);
    await calendarPage.getByLabel('Day').waitFor();
    expect(await pickTime(calendarPage, 9)).toBe(start);
    expect(await appointmentsOf(at)).toEqual([]);
    noComplaints(patient);
  });

  it('says that a time was taken meanwhile and offers others', async () => {
    const at = await schedule('/schedule-onboarding', { isFramed: true });
    const { page, patient } = at;
    const start = await pickTime(calendar(page), 5);
    await bookSlot(fixture.portal.url, page.frames()[1]?.url() ?? '', start, 'rival@example.com');
    await confirmTime(page);
    const others = calendar(page).getByRole('group', { name: 'Free times close to it' }).getByRole('radio');
    await others.first().waitFor();
    await expectAccessible(page);
    expect(await appointmentsOf(at)).toEqual([]);
    await others.first().check();
    const other = await others.first().inputValue();
    await confirmTime(page);
    await expectScheduled(page);
    expect((await appointmentsOf(at)).map(({ event }) => event.start_time)).toEqual([other]);
    noComplaints(patient);
  });

  it('is not believed of any other window', async () => {
    const at = await schedule('/schedule-onboarding', { isFramed: true });
    const { page } = at;
    await pickTime(calendar(page));
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/confirm')) asked += 1;
    });
    await page.evaluate(say);
    await page.evaluate(() => document.body.append(document.createElement('iframe')));
    await page.frames().at(-1)?.evaluate(say);
    // What was heard would have been asked for by then.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
    expect(asked).toBe(0);
    await page.frameLocator('iframe >> nth=0').getByRole('button', { name: 'Confirm booking' }).waitFor();
  });

  it('is not begun where the calendar does not load; it can be loaded again', async () => {
    const { page } = await schedule('/dashboard', { isFramed: true });
    await page.waitForURL('**/profile');
    await page.route('**/scheduling/calendar/**', (route) => route.abort(), { times: 1 });
    await page.clock.install();
    await page.goto(`${fixture.portal.url}/schedule-onboarding`);
    await page.locator('iframe').waitFor();
    await page.clock.fastForward(21_000);
    await alert(page).getByText('The calendar did not load.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(await pickTime(calendar(page))).toMatch(/Z$/);
  });
});

it('who has no home state adds it first', async () => {
  const at = await schedule('/schedule-onboarding', { one: await signUpByCall(fixture.portal.url) });
  const { page, patient } = at;
  await page.getByRole('heading', { name: 'Add your state' }).waitFor();
  await expectAccessible(page);
  expect(await page.getByRole('grid').count()).toBe(0);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByText('Please choose your state.').waitFor();
  await page.getByLabel('Home state').selectOption({ label: 'California' });
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await chooseTime(page);
  noComplaints(patient);
});

describe.each(sampled(['Asia/Tokyo', 'America/New_York'], 1))('a device in %s', (timezoneId) => {
  it('shows the booked time in its zone, with the name of the zone', async () => {
    const { page, patient } = await schedule('/schedule-onboarding', { timezoneId });
    await says(page, 'Choose a time for your first call');
    const start = await bookInPortal(page, timezoneId === 'Asia/Tokyo' ? 6 : 7);
    await expectScheduled(page);
    const { date, time, zone } = timeIn(start, timezoneId);
    expect(await shown(page)).toContain(date);
    expect(await shown(page)).toContain(`${time} ${zone}`);
    noComplaints(patient);
  });
});
