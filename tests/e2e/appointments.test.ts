import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pacificTime, timeIn } from '#app/dashboard/appointments/details/shownTime.ts';
import type { Physician } from '#schemas/wire/appointment.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { sampled } from '../support/full.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { drawsByItself, expectQuestion, isAlive, signIn } from '../support/steps/patientSteps.ts';
import { noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import {
  appointmentsOf,
  bookByCall,
  bookChosen,
  bookInPortal,
  chooseTime,
  expectScheduled,
  pickTime,
} from '../support/steps/schedulingSteps.ts';
import { completeProfile, signUpByCall } from '../support/portal/signUpByCall.ts';

const fixture = portalFixture();

const NOBODY = '0'.repeat(24);
const CHLOE = 'chloe@example.com';

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
const links = (page: Page, name: RegExp) => card(page, name).getByRole('link').allInnerTexts();

const ask = async (page: Page) => {
  await card(page, ONBOARDING).getByRole('link', { name: 'Cancel, Onboarding call' }).click();
  return page.getByRole('dialog', { name: 'Cancel this appointment?' });
};

const callback = (query: Readonly<Record<string, string>>) => `/appointment/cb?${new URLSearchParams(query)}`;

const coachingOf = (list: readonly Subscription[]) =>
  list.find(({ type, active }) => active && type === 'coaching-membership');

describe.each(sampled([1280, 390], 1))('the list at a width of %d', (width) => {
  it('shows what lies ahead, then what is over or canceled, and offers changes only before an appointment begins', async () => {
    const chloe = await fixture.chloe();
    const timezoneId = 'America/New_York';
    const { patient, page } = await open(CHLOE, `/dashboard/${NOBODY}/appointments`, { width, timezoneId });
    await expectQuestion(page, 'Appointments');
    await page.waitForURL(`**/dashboard/${chloe.userId}/appointments`);
    await expect.poll(() => page.title()).toBe('Healthspan Patient Portal | Appointments');
    await card(page, ONBOARDING).waitFor();
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(['Upcoming', 'Past and canceled']);

    const all = await appointmentsOf(chloe);
    const ahead = all.filter(({ event }) => !event.canceled && new Date(event.start_time) > new Date());
    expect(ahead.length).toBeGreaterThan(0);
    for (const { event } of all) {
      const { date, time } = timeIn(event.start_time, timezoneId);
      const one = page.getByRole('region', { name: `${event.name}, ${date}` });
      expect(await one.innerText()).toContain(time);
      const changes = ahead.some(({ event: { uuid } }) => uuid === event.uuid);
      const offered = await one.getByRole('link').allInnerTexts();
      expect(offered).toEqual(changes ? ['Join Room', 'Add to calendar', 'Reschedule', 'Cancel'] : []);
      if (!changes) continue;
      for (const name of ['Reschedule', 'Cancel'])
        expect(await one.getByRole('link', { name: `${name}, ${event.name}` }).getAttribute('href')).toContain(
          event.uuid,
        );
    }
    // The zone is named once, whichever way a call is.
    expect((await page.getByRole('main').innerText()).match(/Eastern|Pacific|PST/g)).toEqual(['Eastern']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page);
    noComplaints(patient);
  });

  it('a physician of the own state is chosen, and booked', async () => {
    const one = await signUpByCall(fixture.portal.url, completeProfile);
    const { patient, page } = await open(one.email, `/dashboard/${one.userId}/appointments`, { width });
    await page.getByText('No appointments yet').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Book an appointment' }).click();
    await expectQuestion(page, 'Choose a physician');
    const offered = await one.call<Physician[]>('GET', '/physicians?state_id=CA&is_provider=true');
    await page.getByRole('listitem').getByRole('heading').first().waitFor();
    expect(await page.getByRole('link', { name: /^Select/ }).allInnerTexts()).toEqual(
      offered.map(({ first_name: first, last_name: last }) => `Select ${first} ${last}`),
    );
    await expectAccessible(page);
    const [chosen] = offered;
    const name = `${chosen?.first_name} ${chosen?.last_name}`;
    await page.getByRole('link', { name: `Select ${name}` }).click();
    await expectQuestion(page, 'Choose a time');
    await says(page, chosen?.bio.bio_description ?? name);
    await chooseTime(page);
    await expectAccessible(page);
    // A reload, and the way back, stay where they are.
    await page.reload();
    await expectQuestion(page, 'Choose a time');
    await page.goBack();
    await expectQuestion(page, 'Choose a physician');
    await page.goForward();
    await bookInPortal(page, width === 390 ? 0 : 1);
    await expectScheduled(page);
    await page.getByRole('link', { name: 'Continue', exact: true }).click();
    await card(page, new RegExp(`^Call with ${name}`)).waitFor();
    noComplaints(patient);
  });
});

it('who lives where no physician treats is led to the care team', async () => {
  const one = await signUpByCall(fixture.portal.url, { ...completeProfile, state: 'WY' });
  const { patient, page } = await open(one.email, `/dashboard/${one.userId}/appointments?book=true`);
  await page.getByText('No physician in your state yet').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Message Us' }).click();
  await page.waitForURL('**/messages');
  noComplaints(patient);
});

it('who has no home state adds it before physicians are shown', async () => {
  const one = await signUpByCall(fixture.portal.url);
  const { patient, page } = await open(one.email, `/dashboard/${one.userId}/appointments?book=true`);
  await page.getByLabel('Home state').selectOption({ label: 'Wyoming' });
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByText('No physician in your state yet').waitFor();
  noComplaints(patient);
});

describe('canceling', () => {
  it('is asked about first, and then done', async () => {
    const one = await booked(20);
    const { patient, page } = await open(one.email, one.path, { timezoneId: 'America/New_York' });
    const asked = await ask(page);
    const { date, time, zone } = timeIn(one.appointment.event.start_time, 'America/New_York');
    expect(await asked.innerText()).toContain(date);
    expect(await asked.innerText()).toContain(`${time} ${zone}`);
    await expectAccessible(page);
    await asked.getByRole('button', { name: 'Keep it' }).click();
    await asked.waitFor({ state: 'detached' });
    expect((await appointmentsOf(one))[0]?.event.canceled).toBe(false);

    await (await ask(page)).getByRole('button', { name: 'Yes, cancel it' }).click();
    await says(page, 'Your appointment is canceled.');
    await card(page, ONBOARDING).getByText('Canceled', { exact: true }).waitFor();
    expect(await links(page, ONBOARDING)).toEqual([]);
    expect((await appointmentsOf(one))[0]?.event).toMatchObject({ canceled: true, patientCanceled: true });
    await expectAccessible(page);
    noComplaints(patient);
  });

  it('settles on the truth where its answer is lost, and says so where it failed', async () => {
    const one = await booked(21);
    const { patient, page } = await open(one.email, one.path);
    const cancel = '**/v2/appointments/cancel';
    // Kept for all of it: a read that follows at the moment at which a browser stops to intercept can be lost.
    await page.route(cancel, (route) => route.abort());
    const asked = await ask(page);
    const press = () => asked.getByRole('button', { name: 'Yes, cancel it' }).click();
    const lost = page.waitForRequest(cancel);
    await press();
    await asked.getByRole('alert').getByText('We could not cancel your appointment.').waitFor();
    expect((await appointmentsOf(one))[0]?.event.canceled).toBe(false);
    // It takes effect before the page can have given up waiting for its answer.
    expect((await page.request.fetch(await lost)).status()).toBe(200);
    await press();
    await says(page, 'Your appointment is canceled.');
    await card(page, ONBOARDING).getByText('Canceled', { exact: true }).waitFor();
    noComplaints(patient);
  });
});

describe('moving', () => {
  it('is done in place, under the shell, and the old time is struck through', async () => {
    const timezoneId = 'Asia/Tokyo';
    const one = await booked(27);
    const { event } = one.appointment;
    const { patient, page } = await open(one.email, one.path, { timezoneId });
    // Before, its links load documents.
    await isAlive(page);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await card(page, ONBOARDING).getByRole('link', { name: 'Reschedule, Onboarding call' }).click();
    await expectQuestion(page, 'Move your call');
    expect(new URL(page.url()).searchParams.get('reschedule')).toBe(event.uuid);
    const start = await chooseTime(page, 30);
    await expectAccessible(page);
    await bookChosen(page, 'Move my call');
    await expectScheduled(page, 'Successfully Rescheduled');
    expect(documents).toBe(0);
    const before = timeIn(event.start_time, timezoneId);
    const after = timeIn(start, timezoneId);
    expect(await page.locator('s').innerText()).toBe(`${before.date}, ${before.time} ${before.zone}`);
    expect(await page.locator('time').innerText()).toContain(`${after.time} ${after.zone}`);
    expect((await appointmentsOf(one)).map((of) => of.event.start_time)).toEqual([start]);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Return to Appointments' }).click();
    await card(page, ONBOARDING).getByText(after.time).waitFor();
    noComplaints(patient);
  });

  it('says so where there is no such call, or its time has come', async () => {
    const one = await booked(28);
    const { page, patient } = await open(one.email, `${one.path}?reschedule=${NOBODY}`);
    await says(page, 'There is no such call among your appointments.');
    await one.call('POST', '/v2/appointments/cancel', { appointmentId: one.appointment._id });
    await page.goto(`${fixture.portal.url}${one.path}?reschedule=${one.appointment.event.uuid}`);
    await says(page, 'This call can no longer be moved');
    await expectAccessible(page);
    noComplaints(patient);
  });

  it('and canceling have addresses that name the booking', async () => {
    const one = await booked(29);
    const { page, patient } = await open(one.email, `${one.path}?cancel=${one.appointment.event.uuid}`);
    await page.getByRole('dialog', { name: 'Cancel this appointment?' }).waitFor();
    await expectAccessible(page);
    noComplaints(patient);
  });
});

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

  it('a new booking is named by its id or by its time; the times shown are those of the backend', async () => {
    const timezoneId = 'America/New_York';
    const one = await booked(23);
    const { event } = one.appointment;
    const { date, time } = timeIn(event.start_time, timezoneId);
    const lie = '2031-01-01T00:00:00Z';
    const { page } = await open(one.email, one.path, { timezoneId });
    for (const query of [
      { uid: event.uuid, startTime: lie, formerTime: lie },
      { startTime: event.start_time, formerTime: lie },
      { slot: event.start_time },
      { rescheduleUid: event.uuid, startTime: lie, formerTime: lie },
    ]) {
      await page.goto(fixture.portal.url + callback(query));
      await expectScheduled(page);
      const text = await page.getByRole('main').innerText();
      expect(text).toContain(date);
      expect(text).toContain(time);
      expect(text).not.toContain('2030');
      expect(text).not.toContain('2031');
      expect(await page.locator('s').count()).toBe(0);
    }
  });

  it('what is not booked, canceled, or foreign is no success', async () => {
    const one = await booked(24);
    const other = await booked(25);
    const gone = await booked(26);
    const { page, patient } = await open(one.email, one.path);
    const start = other.appointment.event.start_time;
    for (const query of [
      { startTime: '2026-01-05T17:00:00Z' },
      { slot: 'no time at all' },
      { startTime: start },
      { rescheduleUid: NOBODY, startTime: one.appointment.event.start_time },
      { rescheduleUid: other.appointment.event.uuid, startTime: start, formerTime: start },
      { formerTime: start },
      {},
    ]) {
      await page.goto(fixture.portal.url + callback(query));
      await page.getByRole('heading', { name: 'We could not confirm this appointment' }).waitFor();
      expect(await page.getByText('Successfully').count()).toBe(0);
    }
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Return to Appointments' }).click();
    await page.waitForURL(`**${one.path}`);
    noComplaints(patient);

    await gone.call('POST', '/v2/appointments/cancel', { appointmentId: gone.appointment._id });
    const canceled = await open(gone.email, callback({ uid: gone.appointment.event.uuid }));
    await canceled.page.getByRole('heading', { name: 'We could not confirm this appointment' }).waitFor();
  });

  it('who is signed out signs in and comes back to it', async () => {
    const { page } = await fixture.browser.newPatient();
    await page.goto(`${fixture.portal.url}${callback({ uid: 'x' })}`);
    await page.waitForURL('**/login?**');
    expect(new URL(page.url()).searchParams.get('redirectPath')).toBe('/appointment/cb?uid=x');
  });
});

describe('coaching on the dashboard', () => {
  it('says when the first appointment is, in Pacific time, and leads to its room', async () => {
    const chloe = await fixture.chloe();
    const coaching = (await appointmentsOf(chloe)).find(({ event_type: type }) => type.kind === 'coaching');
    const { patient, page } = await open(CHLOE, '/dashboard', { timezoneId: 'Asia/Tokyo' });
    const booking = card(page, /^Your onboarding appointment has been booked$/);
    const { date, time } = pacificTime(coaching?.event.start_time ?? '');
    expect(await booking.innerText()).toContain(date);
    expect(await booking.innerText()).toContain(`${time} PST`);
    expect(await booking.getByRole('link', { name: 'Join Room' }).getAttribute('href')).toBe(coaching?.event.location);
    await expectAccessible(page);
    noComplaints(patient);
  });

  it('leads to the booking where there is none yet, and says nothing once one is over', async () => {
    const { patient, page } = await open(CHLOE, '/shop');
    await drawsByItself(page);
    let over = false;
    let id = '';
    await page.route('**/subscriptions', async (route) => {
      const answer = await route.fetch();
      const list: readonly Subscription[] = JSON.parse(await answer.text());
      id = coachingOf(list)?._id ?? '';
      const ended = over ? '2026-01-05T17:00:00.000Z' : null;
      return route.fulfill({
        response: answer,
        json: list.map((one) => ({
          ...one,
          coaching_info: one.coaching_info && {
            appointment_start_time: ended,
            appointment_end_time: ended,
            appointment_link: null,
          },
        })),
      });
    });
    await page.goto(`${fixture.portal.url}/dashboard`);
    await card(page, /^Your personalized onboarding awaits$/).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Schedule Now' }).click();
    await page.waitForURL((address) => address.pathname === `/schedule-coaching/${id}`);
    expect(new URL(page.url()).searchParams.get('coachingLink')).toMatch(/^https:\/\//);
    await expectQuestion(page, 'Schedule your coaching appointment');
    over = true;
    await page.goto(`${fixture.portal.url}/dashboard`);
    await page.getByRole('heading', { name: /^Hi,/ }).waitFor();
    await page.getByRole('heading', { name: 'Start a visit' }).waitFor();
    expect(await page.getByText('onboarding', { exact: false }).count()).toBe(0);
    noComplaints(patient);
  });
});
