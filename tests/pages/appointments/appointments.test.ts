import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { pacificTime, timeIn } from '#app/dashboard/appointments/details/shownTime.ts';
import { openPanel } from '../../support/page/openPanel.ts';
import { deviceZone } from '../../support/page/deviceZone.ts';
import { lost, away } from '../../support/page/pageCalls.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { completeProfile, signUpByCall } from '../../support/portal/signUpByCall.ts';
import { appointmentCard, bookChosen, chooseTime, isScheduled } from '../../support/steps/bookingSteps.ts';
import { appointmentsOf, bookByCall } from '../../support/steps/schedulingSteps.ts';

const fixture = pageFixture();

const NOBODY = '0'.repeat(24);
const ONBOARDING = /^Onboarding call/;
const pathOf = (userId: string) => `/dashboard/${userId}/appointments`;

/** A new patient who has booked an onboarding call. */
async function booked() {
  const one = await signUpByCall(fixture.url, completeProfile);
  const appointment = await bookByCall(fixture.url, one, { purpose: 'onboarding' });
  return { ...one, appointment };
}

const asked = async () => await openPanel('Cancel this appointment?');

const callback = (query: Readonly<Record<string, string>>) => `/appointment/cb?${new URLSearchParams(query)}`;
const lie = '2031-01-01T00:00:00Z';
const refusal = () => screen.findByRole('heading', { name: 'We could not confirm this appointment' });

it('the list shows what lies ahead, then what is over, and offers changes only before an appointment begins', async () => {
  const zone = 'America/New_York';
  deviceZone(zone);
  const chloe = await fixture.chloe();
  await fixture.arrive(chloe, pathOf(NOBODY));
  await appointmentCard(ONBOARDING);
  expect(location.pathname).toBe(pathOf(chloe.userId));
  expect(document.title).toBe('Healthspan Patient Portal | Appointments');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Upcoming',
    'Past and canceled',
  ]);
  const all = await appointmentsOf(chloe);
  const isAhead = all.map(({ event }) => !event.canceled && new Date(event.start_time) > new Date());
  expect(new Set(isAhead)).toEqual(new Set([true, false]));
  for (const [at, { event }] of all.entries()) {
    const { date, time } = timeIn(event.start_time, zone);
    const card = await appointmentCard(`${event.name}, ${date}`);
    expect(card.getByText(time)).toBeDefined();
    const offered = card.queryAllByRole<HTMLAnchorElement>('link');
    expect(offered.map(({ textContent }) => textContent)).toEqual(
      isAhead[at] ? ['Join Room', 'Add to calendar', 'Reschedule', 'Cancel'] : [],
    );
    for (const link of offered.slice(2)) expect(link.href).toContain(event.uuid);
  }
  expect(screen.getByRole('main').textContent.match(/Eastern|Pacific|PST/g)).toEqual(['Eastern']);
  fixture.noComplaints();
});

describe('canceling', () => {
  it('names the call, is given up or done, and is announced', async () => {
    const zone = 'America/New_York';
    deviceZone(zone);
    const one = await booked();
    const { user } = await fixture.arrive(one, `${pathOf(one.userId)}?cancel=${one.appointment.event.uuid}`);
    const { date, time, zone: name } = timeIn(one.appointment.event.start_time, zone);
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this appointment?' });
    expect(dialog.textContent).toContain(`${date}${time} ${name}`);
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await appointmentsOf(one))[0]?.event.canceled).toBe(false);

    await user.click((await appointmentCard(ONBOARDING)).getByRole('link', { name: 'Cancel, Onboarding call' }));
    await user.click((await asked()).getByRole('button', { name: 'Yes, cancel it' }));
    await screen.findByText('Your appointment is canceled.');
    await waitFor(async () => expect((await appointmentCard(ONBOARDING)).getByText('Canceled')).toBeDefined());
    expect((await appointmentCard(ONBOARDING)).queryByRole('link')).toBeNull();
    expect((await appointmentsOf(one))[0]?.event).toMatchObject({ canceled: true, patientCanceled: true });
    fixture.noComplaints();
  });

  it('says that it failed, and settles on the truth where its answer is lost', async () => {
    const one = await booked();
    const { user } = await fixture.arrive(one, pathOf);
    await user.click((await appointmentCard(ONBOARDING)).getByRole('link', { name: 'Cancel, Onboarding call' }));
    const dialog = await asked();
    fixture.calls.answer('POST /v2/appointments/cancel', lost, 1);
    fixture.calls.answer('POST /v2/appointments/cancel', away, 1);
    await user.click(dialog.getByRole('button', { name: 'Yes, cancel it' }));
    await dialog.findByText(/^We could not cancel your appointment\./);
    expect((await appointmentsOf(one))[0]?.event.canceled).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Yes, cancel it' }));
    await screen.findByText('Your appointment is canceled.');
    await waitFor(async () => expect((await appointmentCard(ONBOARDING)).getByText('Canceled')).toBeDefined());
  });
});

describe('moving', () => {
  it('is done in place, and the old time is struck through', async () => {
    const zone = 'Asia/Tokyo';
    deviceZone(zone);
    const one = await booked();
    const { event } = one.appointment;
    const { user } = await fixture.arrive(one, pathOf);
    await user.click((await appointmentCard(ONBOARDING)).getByRole('link', { name: 'Reschedule, Onboarding call' }));
    await screen.findByRole('heading', { level: 1, name: 'Move your call' });
    expect(new URLSearchParams(location.search).get('reschedule')).toBe(event.uuid);
    const start = await chooseTime(user);
    await bookChosen(user, 'Move my call');
    await isScheduled('Successfully Rescheduled');
    expect(fixture.left).toEqual([]);
    const before = timeIn(event.start_time, zone);
    const after = timeIn(start, zone);
    expect(document.querySelector('s')?.textContent).toBe(`${before.date}, ${before.time} ${before.zone}`);
    expect(document.querySelector('time')?.textContent).toContain(`${after.time} ${after.zone}`);
    expect((await appointmentsOf(one)).map((of) => of.event.start_time)).toEqual([start]);
    await user.click(screen.getByRole('link', { name: 'Return to Appointments' }));
    await (await appointmentCard(ONBOARDING)).findByText(after.time);
    fixture.noComplaints();
  });

  it('is refused where there is no such call, or its time has come', async () => {
    const one = await booked();
    await fixture.arrive(one, `${pathOf(one.userId)}?reschedule=${NOBODY}`);
    await screen.findByText('There is no such call among your appointments.');
    await one.call('POST', '/v2/appointments/cancel', { appointmentId: one.appointment._id });
    await fixture.load(`${pathOf(one.userId)}?reschedule=${one.appointment.event.uuid}`);
    await screen.findByText(/^This call can no longer be moved/);
    expect(screen.queryByRole('grid')).toBeNull();
  });
});

describe('the way back from the scheduling service', () => {
  it('names a booking by its id or by its time, and shows the times of the backend', async () => {
    const one = await booked();
    const { event } = one.appointment;
    const { date, time } = timeIn(event.start_time, 'UTC');
    await fixture.arrive(one);
    for (const query of [
      { uid: event.uuid, startTime: lie, formerTime: lie },
      { startTime: event.start_time, formerTime: lie },
      { slot: event.start_time },
      { rescheduleUid: event.uuid, startTime: lie, formerTime: lie },
    ]) {
      await fixture.load(callback(query));
      await isScheduled();
      const { textContent: text } = screen.getByRole('main');
      expect(text).toContain(`${date}${time}`);
      expect(text).not.toMatch(/203[01]/);
      expect(document.querySelector('s')).toBeNull();
    }
    fixture.noComplaints();
  });

  it('is no success where nothing is booked, it was canceled, or it is of somebody else', async () => {
    const one = await booked();
    const other = await booked();
    const gone = await booked();
    await gone.call('POST', '/v2/appointments/cancel', { appointmentId: gone.appointment._id });
    const start = other.appointment.event.start_time;
    const { user } = await fixture.arrive(one);
    for (const query of [
      { startTime: '2026-01-05T17:00:00Z' },
      { slot: 'no time at all' },
      { startTime: start },
      { rescheduleUid: NOBODY, startTime: one.appointment.event.start_time },
      { rescheduleUid: other.appointment.event.uuid, startTime: start, formerTime: start },
      { formerTime: start },
      {},
    ]) {
      await fixture.load(callback(JSON.parse(JSON.stringify(query))));
      await refusal();
      expect(screen.queryByText(/Successfully/)).toBeNull();
    }
    await user.click(screen.getByRole('link', { name: 'Return to Appointments' }));
    await appointmentCard(ONBOARDING);
    await fixture.arrive(gone, callback({ uid: gone.appointment.event.uuid }));
    await refusal();
  });

  it('leads patients who are signed out through the login', async () => {
    await fixture.load(callback({ uid: 'x' }));
    await waitFor(() => expect(fixture.left.at(-1)).toContain('/login?'));
    expect(new URL(fixture.left.at(-1) ?? '').searchParams.get('redirectPath')).toBe('/appointment/cb?uid=x');
  });
});

describe('coaching on the dashboard', () => {
  it('says when the first appointment is, in Pacific time, and leads to its room', async () => {
    deviceZone('Asia/Tokyo');
    const chloe = await fixture.chloe();
    const coaching = (await appointmentsOf(chloe)).find(({ event_type: type }) => type.kind === 'coaching');
    await fixture.arrive(chloe);
    const booking = await appointmentCard('Your onboarding appointment has been booked');
    const { date, time } = pacificTime(coaching?.event.start_time ?? '');
    expect(booking.getByText(date)).toBeDefined();
    expect(booking.getByText('PST').parentElement?.textContent).toBe(`${time} PST`);
    expect(booking.getByRole('link', { name: 'Join Room' }).getAttribute('href')).toBe(coaching?.event.location);
  });
});
