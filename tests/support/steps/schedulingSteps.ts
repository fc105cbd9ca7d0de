import type { FrameLocator, Locator, Page } from 'playwright-core';
import type { Appointment, CalendarQuery, SchedulingCalendar } from '#schemas/wire/appointment.ts';
import type { Caller } from '../portal/beginSession.ts';

/** The calendar of the scheduling service, in its frame. */
export const calendar = (page: Page): FrameLocator => page.frameLocator('iframe');

const times = (within: FrameLocator | Page): Locator =>
  within.getByRole('group', { name: 'Time', exact: true }).getByRole('radio');

/** Chooses one of the free times from the second day on. @returns when it starts, ISO 8601 */
export async function pickTime(within: FrameLocator | Page, at = 0): Promise<string> {
  await times(within).first().waitFor();
  let left = at;
  for (let day = 1; ; day += 1) {
    await within.getByLabel('Day').selectOption({ index: day });
    const count = await times(within).count();
    if (left < count) break;
    left -= count;
  }
  const time = times(within).nth(left);
  await time.check();
  return time.inputValue();
}

/** Books what was picked. */
export const confirmTime = (page: Page): Promise<void> =>
  calendar(page).getByRole('button', { name: 'Confirm booking' }).click();

/** Has a page show the scheduling service's own calendar, as where a brand says so. */
export async function showFrame(page: Page): Promise<void> {
  await page.route('**/v2/appointments/calendar?**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...JSON.parse(await response.text()), shown: 'frame' } });
  });
}

/** The days of the portal's own calendar that have free times. */
const freeDays = (page: Page) => page.getByRole('grid').getByRole('button', { disabled: false });

/** The free times of the chosen day. */
export const freeTimes = (page: Page) => page.getByRole('radio');

/** Chooses one of the free times in the portal's own calendar, from the second day on. @returns when it starts, ISO 8601 */
export async function chooseTime(page: Page, at = 0): Promise<string> {
  // As long as they are read, no day can be chosen.
  await page.locator('[role="grid"] button:not([aria-disabled])').first().waitFor();
  let left = at;
  for (let month = 0; month < 2; month += 1) {
    const days = await freeDays(page).count();
    for (let day = month === 0 ? 1 : 0; day < days; day += 1) {
      await freeDays(page).nth(day).click();
      await freeTimes(page).first().waitFor();
      const count = await freeTimes(page).count();
      if (left < count) {
        const time = freeTimes(page).nth(left);
        await time.check();
        return time.inputValue();
      }
      left -= count;
    }
    await page.getByRole('button', { name: 'Next month' }).click();
    await freeDays(page).first().waitFor();
  }
  throw new Error('so many times are not free');
}

/** Goes on with the chosen time, and books it. */
export async function bookChosen(page: Page, name = 'Book this call'): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name }).click();
}

/** Waits until the backend has confirmed a booking, or a move. */
export const expectScheduled = (page: Page, title = 'Successfully Scheduled'): Promise<void> =>
  page.getByRole('heading', { level: 1, name: title }).waitFor();

/** The appointments of a patient, newest start first. */
export const appointmentsOf = ({ call, organization, userId }: Caller): Promise<readonly Appointment[]> =>
  call<Appointment[]>('GET', `/v2/appointments/${organization}/user/${userId}`);

/** The path of the calendar's event link, by the address of its frame. */
const pathOf = (frame: string) => new URL(frame).pathname.replace('/scheduling/calendar/', '');

/** The moments that are free in a calendar, soonest first. */
async function freeIn(url: string, frame: string): Promise<readonly string[]> {
  const answer = await fetch(`${url}/scheduling/slots?calendar=${encodeURIComponent(pathOf(frame))}`);
  const { slots }: { readonly slots: readonly string[] } = JSON.parse(await answer.text());
  return slots;
}

/** Books a moment as whoever comes with this email address. @returns the booking's id */
export async function bookSlot(url: string, frame: string, start: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/scheduling/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ calendar: pathOf(frame), name: 'Demo Patient', email, start }),
  });
  const { uid }: { readonly uid?: string } = JSON.parse(await answer.text());
  if (uid === undefined) throw new Error(`the booking was answered with ${answer.status}`);
  return uid;
}

/** Books and confirms an appointment without a browser. @param at which of the free moments */
export async function bookByCall(
  url: string,
  { call, email }: Caller,
  query: CalendarQuery,
  at = 0,
): Promise<Appointment> {
  const found = await call<SchedulingCalendar>(
    'GET',
    `/v2/appointments/calendar?${new URLSearchParams(JSON.parse(JSON.stringify(query)))}`,
  );
  const start = (await freeIn(url, found.url))[at];
  if (start === undefined) throw new Error('no time is free');
  const uid = await bookSlot(url, found.url, start, email);
  return call<Appointment>('POST', '/v2/appointments/confirm', { uid, ...query });
}
