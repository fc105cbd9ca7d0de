import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { timeIn } from '#app/dashboard/appointments/details/shownTime.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { signIn } from '../support/steps/patientSteps.ts';
import { noComplaints, portalFixture } from '../support/browser/portalFixture.ts';
import { appointmentsOf, bookByCall, expectScheduled, pickTime } from '../support/steps/schedulingSteps.ts';
import { completeProfile, signUpByCall } from '../support/portal/signUpByCall.ts';

const fixture = portalFixture();

interface Device {
  readonly width?: number;
  readonly timezoneId?: string;
}

/** A patient of the demo organization, at a page. */
async function open(email: string, path: string, device: Device = {}) {
  const patient = await fixture.browser.newPatient(device);
  await signIn(patient.page, fixture.portal.url, email, path);
  return { patient, page: patient.page };
}

/** A new patient who has booked an onboarding call. @param at which of the free moments, for each patient another */
async function booked(at: number) {
  const one = await signUpByCall(fixture.portal.url, completeProfile);
  const appointment = await bookByCall(fixture.portal.url, one, { purpose: 'onboarding' }, at);
  return { ...one, appointment, path: `/dashboard/${one.userId}/appointments` };
}

const card = (page: Page, name: RegExp) => page.getByRole('region', { name });
const ONBOARDING = /^Onboarding call/;

describe('the way back from the scheduling service', () => {
  it('an appointment is moved there, and its old time is struck through', async () => {
    const timezoneId = 'Asia/Tokyo';
    const one = await booked(22);
    const { patient, page } = await open(one.email, one.path, { timezoneId });
    await page.goto(`${fixture.portal.url}/scheduling/booking/${one.appointment.event.uuid}?to=reschedule`);
    await expectAccessible(page);
    const start = await pickTime(page, 30);
    await page.getByRole('button', { name: 'Move booking' }).click();
    await page.waitForURL(`**/appointment/cb?**`);
    await expectScheduled(page, 'Successfully Rescheduled');
    const before = timeIn(one.appointment.event.start_time, timezoneId);
    const after = timeIn(start, timezoneId);
    expect(await page.locator('s').innerText()).toBe(`${before.date}, ${before.time} ${before.zone}`);
    expect(await page.locator('time').innerText()).toContain(after.date);
    expect(await page.locator('time').innerText()).toContain(`${after.time} ${after.zone}`);
    await expectAccessible(page);
    expect((await appointmentsOf(one)).map(({ event }) => event.start_time)).toEqual([start]);
    await page.getByRole('link', { name: 'Return to Appointments' }).click();
    await card(page, ONBOARDING).getByText(after.time).waitFor();
    noComplaints(patient);
  });
});
