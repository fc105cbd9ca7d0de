import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { timeIn } from '#app/dashboard/appointments/details/shownTime.ts';
import type { SchedulingCalendar } from '#schemas/wire/appointment.ts';
import { deviceZone } from '../../support/page/deviceZone.ts';
import { away, lost } from '../../support/page/pageCalls.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import type { Caller } from '../../support/portal/beginSession.ts';
import { completeProfile, signUpByCall } from '../../support/portal/signUpByCall.ts';
import {
  appointmentCard,
  bookChosen,
  bookInPortal,
  chooseTime,
  freeDays,
  isScheduled,
} from '../../support/steps/bookingSteps.ts';
import { appointmentsOf, bookSlot } from '../../support/steps/schedulingSteps.ts';

const fixture = pageFixture();

/** A new patient on a booking page. */
const arrive = async (path: string, one?: Caller) =>
  fixture.arrive(one ?? (await signUpByCall(fixture.url, completeProfile)), path);

const noon = (month: number) => new Date(Date.UTC(2026, month, 10, 12)).toISOString();
const bookPath = (userId: string) => `/dashboard/${userId}/appointments?book=true`;
const goOn = () => screen.getByRole('link', { name: 'Continue' });

describe("the portal's own calendar", () => {
  it('asks for a confirmation, and shows the booked time in the zone of the device', async () => {
    const zone = 'Asia/Tokyo';
    deviceZone(zone);
    const { user, ...one } = await arrive('/schedule-onboarding');
    await screen.findByText('Choose a time for your first call with the care team.');
    expect((await screen.findByText(/^Times are in your time zone/)).textContent).toContain('Japan Standard Time');
    const start = await chooseTime(user);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const { date, time, zone: name } = timeIn(start, zone);
    await screen.findByRole('heading', { name: 'Confirm your call' });
    expect(screen.getByRole('main').textContent).toContain(`${date}${time} ${name}`);
    expect(await appointmentsOf(one)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Book this call' }));
    await isScheduled();
    expect(screen.getByRole('main').textContent).toContain(`${date}${time} ${name}`);
    expect(await appointmentsOf(one)).toMatchObject([
      { event: { start_time: start }, event_type: { kind: 'onboarding' } },
    ]);
    await user.click(goOn());
    await appointmentCard(/^Onboarding call/);
    expect(location.pathname).toBe(`/dashboard/${one.userId}/appointments`);
    fixture.noComplaints();
  });

  it('offers other times where one was taken by somebody else', async () => {
    const { user, ...one } = await arrive('/schedule-verification');
    const start = await chooseTime(user);
    const { url } = await one.call<SchedulingCalendar>('GET', '/v2/appointments/calendar?purpose=verification');
    await bookSlot(fixture.url, url, start, 'rival@example.com');
    await bookChosen(user);
    await screen.findByText(/^This time is no longer free\./);
    expect(await appointmentsOf(one)).toEqual([]);
    const [other] = within(screen.getByRole('region', { name: 'Free times close to it' })).getAllByRole('button');
    if (other) await user.click(other);
    await user.click(await screen.findByRole('button', { name: 'Book this call' }));
    await isScheduled();
    expect(await appointmentsOf(one)).toHaveLength(1);
  });

  it('books once where the answer is lost', async () => {
    const { user, ...one } = await arrive('/schedule-verification');
    await chooseTime(user);
    fixture.calls.answer('POST /v2/appointments/book', lost, 1);
    await bookChosen(user);
    await screen.findByText(/^We could not confirm the booking\./);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await isScheduled();
    expect(await appointmentsOf(one)).toHaveLength(1);
  });

  it('opens in the first month with times, and leads from a month without any to the next ones', async () => {
    fixture.calls.answer('GET /v2/appointments/times', ({ url }) => {
      const month = Number(new URL(url).searchParams.get('month')?.slice(5)) - 1;
      const times = month === 5 ? [] : [noon(month)];
      return Response.json({ name: 'A call', minutes: 20, times, next: month === 5 ? noon(6) : null });
    });
    const { user } = await arrive('/schedule-verification');
    expect(await freeDays()).toHaveLength(1);
    expect(screen.getByText('July 2026')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show these times' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    await screen.findByText('No free times in June 2026');
    await user.click(screen.getByRole('button', { name: 'Show these times' }));
    expect(await screen.findAllByRole('radio')).toHaveLength(1);
  });
});

it('patients without a home state add it first', async () => {
  const { user } = await arrive('/schedule-onboarding', await signUpByCall(fixture.url));
  await screen.findByRole('heading', { name: 'Add your state' });
  expect(screen.queryByRole('grid')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await screen.findByText('Please choose your state.');
  await screen.findByRole('option', { name: 'California' });
  await user.selectOptions(screen.getByLabelText('Home state'), 'California');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await chooseTime(user);
});

describe('a physician', () => {
  it('of the own state is chosen, exchanged for another one after a reload, and booked', async () => {
    const one = await signUpByCall(fixture.url, completeProfile);
    const { user } = await fixture.arrive(one, (id) => `/dashboard/${id}/appointments`);
    await user.click(await screen.findByRole('link', { name: 'Book an appointment' }));
    const selects = await screen.findAllByRole('link', { name: /^Select/ });
    expect(selects.map(({ textContent }) => textContent)).toEqual([
      'Select Amara Osei',
      'Select Daniel Reyes',
      'Select Mei-Lin Carter',
    ]);
    await user.click(screen.getByRole('link', { name: 'Select Daniel Reyes' }));
    await screen.findByText('Your appointment with Daniel Reyes.');
    await fixture.load();
    await screen.findByText('Your appointment with Daniel Reyes.');
    await user.click(screen.getByRole('link', { name: 'Choose another physician' }));
    await user.click(await screen.findByRole('link', { name: 'Select Amara Osei' }));
    await screen.findByText('Your appointment with Amara Osei.');
    await bookInPortal(user);
    await isScheduled();
    await user.click(goOn());
    await appointmentCard(/^Call with Amara Osei/);
    fixture.noComplaints();
  });

  it('is not offered where none treats: the care team is asked', async () => {
    const one = await signUpByCall(fixture.url, { ...completeProfile, state: 'WY' });
    const { user } = await fixture.arrive(one, bookPath);
    await screen.findByText('No provider in your state yet');
    await user.click(screen.getByRole('link', { name: 'Message Us' }));
    await waitFor(() => expect(location.pathname).toBe(`/dashboard/${one.userId}/messages`));
  });

  it('is chosen once the home state is known', async () => {
    const { user } = await fixture.arrive(await signUpByCall(fixture.url), bookPath);
    await screen.findByRole('option', { name: 'Wyoming' });
    await user.selectOptions(screen.getByLabelText('Home state'), 'Wyoming');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    await screen.findByText('No provider in your state yet');
    expect(screen.queryByLabelText('Home state')).toBeNull();
  });
});

/** What the calendar in the frame says. */
const says = (data: object, source = document.querySelector('iframe')?.contentWindow) =>
  window.dispatchEvent(
    new window.MessageEvent('message', {
      data: { source: 'portal-calendar', ...data },
      origin: location.origin,
      source: source ?? null,
    }),
  );

/** A patient at the calendar of the service, as where a brand says so. */
async function framed() {
  const one = await signUpByCall(fixture.url, completeProfile);
  const calendar = await one.call<SchedulingCalendar>('GET', '/v2/appointments/calendar?purpose=onboarding');
  fixture.calls.answer('GET /v2/appointments/calendar', () =>
    Response.json({ ...calendar, origin: location.origin, shown: 'frame' }),
  );
  const arrived = await arrive('/schedule-onboarding', one);
  await expect.poll(() => document.querySelector('iframe')).not.toBeNull();
  const slots: { readonly slots: readonly string[] } = JSON.parse(
    await (await fetch(`${fixture.url}/scheduling/slots?calendar=healthspan%2Fonboarding`)).text(),
  );
  const book = () => bookSlot(fixture.url, calendar.url, slots.slots[0] ?? '', one.email);
  return { ...arrived, book };
}

describe('a booking in the frame of the scheduling service', () => {
  it('is asked for again where it could not be confirmed, and is one appointment', async () => {
    const { user, book, ...one } = await framed();
    const uid = await book();
    fixture.calls.answer('POST /v2/appointments/confirm', lost, 1);
    fixture.calls.answer('POST /v2/appointments/confirm', away, 1);
    says({ type: 'ready' });
    says({ type: 'booked', uid });
    for (let tries = 0; tries < 2; tries += 1) {
      await screen.findByText(/^Your appointment is not confirmed yet\./);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
    }
    await isScheduled();
    expect(fixture.calls.calls.filter(({ path }) => path.endsWith('/confirm')).map(({ status }) => status)).toEqual([
      undefined,
      undefined,
      200,
    ]);
    expect(await appointmentsOf(one)).toHaveLength(1);
  });

  it('is given back where the patient chooses another time', async () => {
    const { user, book, ...one } = await framed();
    const uid = await book();
    fixture.calls.answer('POST /v2/appointments/confirm', away, 1);
    says({ type: 'booked', uid });
    await user.click(await screen.findByRole('button', { name: 'Choose another time' }));
    await expect.poll(() => document.querySelector('iframe')).not.toBeNull();
    // It is free again.
    await book();
    expect(await appointmentsOf(one)).toEqual([]);
  });
});
