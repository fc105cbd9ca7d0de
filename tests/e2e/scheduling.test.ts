import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { timeIn } from '#app/dashboard/appointments/details/shownTime.ts';
import { isFull, sampled } from '../support/full.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { expectQuestion, signIn } from '../support/steps/patientSteps.ts';
import { noComplaints, portalFixture } from '../support/browser/portalFixture.ts';
import {
  appointmentsOf,
  bookSlot,
  calendar,
  confirmTime,
  expectScheduled,
  pickTime,
  showFrame,
} from '../support/steps/schedulingSteps.ts';
import type { Caller } from '../support/portal/beginSession.ts';
import { completeProfile, signUpByCall } from '../support/portal/signUpByCall.ts';

const fixture = portalFixture();

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

describe('a booking in a frame that goes wrong', () => {
  it.runIf(isFull)('says that a time was taken meanwhile and offers others', async () => {
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

  it.runIf(isFull)('is not begun where the calendar does not load; it can be loaded again', async () => {
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
