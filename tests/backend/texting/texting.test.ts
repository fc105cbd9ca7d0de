import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { NotificationEvent } from '#schemas/wire/notification.ts';
import { NumberRefused, SmsUnavailable, type TextMessage } from '#services/backend/adapters/sms/Texter.ts';
import { notifications } from '#services/backend/kernel/database/tables/notifications.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { notificationTexts } from '#services/backend/modules/notifications/notificationTexts.ts';
import { claimText } from '#services/backend/modules/texting/store.ts';
import { textOf } from '#services/backend/modules/texting/textingHours.ts';
import { TEXTS_A_MONTH } from '#services/backend/modules/texting/TEXTS_A_MONTH.ts';
import { backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { doJobs, failedJobs, retryNow } from '#tests/support/backend/doJobs.ts';
import { giveNotifications } from '#tests/support/backend/notificationsOf.ts';

const NUMBER = '2135550123';
const HOUR = 60 * 60 * 1000;

const sent: TextMessage[] = [];
let failure: Error | undefined;
const backend = await backendFixture({
  texter: {
    async send(message) {
      sent.push(message);
      if (failure) throw failure;
    },
  },
});
afterAll(() => backend.close());
const { db } = backend.portal.database;

/** Noon in Los Angeles. */
const NOON = new Date('2026-06-15T19:00:00.000Z');

/** A patient who has agreed to text messages long ago. */
const consented = {
  ...fullProfile,
  mobileNumber: NUMBER,
  mobileVerified: true,
  smsSince: new Date('2026-01-01T00:00:00Z'),
} as const;

const patientWith = (changes: Parameters<typeof backend.patient>[0] = {}) =>
  backend.patient({ ...consented, ...changes });

const textedTo = ({ id }: TestPatient) => sent.filter(({ userId }) => userId === id);
const markedOf = async ({ id }: TestPatient) =>
  (await db.select().from(notifications).where(eq(notifications.userId, id))).filter(({ textedAt }) => textedAt);
const rowOf = async ({ id }: TestPatient) => (await db.select().from(users).where(eq(users.id, id)))[0];

const at = (moment: string | Date) => {
  backend.time.now = new Date(moment);
};
const tell = (patient: TestPatient, count = 1, event?: NotificationEvent) =>
  giveNotifications(backend, patient, count, event);
const texts = () => doJobs(backend, 'texts');

beforeEach(async () => {
  at(NOON);
  failure = undefined;
  sent.splice(0);
  await db.delete(notifications);
});

it('a patient who agreed is texted of a notification once', async () => {
  const patient = await patientWith();
  await tell(patient, 1, 'order-shipped');
  await texts();
  await texts();
  expect(sent).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      organization: backend.tenant.id,
      userId: patient.id,
      to: NUMBER,
      text: 'Healthspan: Your order is on its way. http://localhost:4000/notifications Reply STOP to end, HELP for help.',
    },
  ]);
  expect(await markedOf(patient)).toMatchObject([{ textedAt: backend.time.now }]);
});

it('each organization writes in its own name', async () => {
  const patient = await backend.patient(consented, backend.evergreen);
  await tell(patient);
  await texts();
  expect(textedTo(patient)).toMatchObject([
    { organization: backend.evergreen.id, text: expect.stringMatching(/^Evergreen\b.*: You have a new message/) },
  ]);
});

it.each([
  ['has not agreed to it, which nobody has at first', { smsSince: null }],
  ['has a number that is not verified', { mobileVerified: false }],
])('a patient who %s is texted nothing', async (_, change) => {
  const patient = await patientWith(change);
  await tell(patient);
  await texts();
  expect(textedTo(patient)).toEqual([]);
});

it('what was told before the patient agreed is not texted', async () => {
  const patient = await patientWith({ smsSince: NOON });
  await tell(patient, 3);
  at(new Date(NOON.getTime() + HOUR));
  await tell(patient);
  await texts();
  expect(textedTo(patient)).toHaveLength(1);
});

it('who has just signed up is not texted of it', async () => {
  const patient = await patientWith();
  await tell(patient, 1, 'welcome');
  await texts();
  expect(textedTo(patient)).toEqual([]);
});

it('news are texted within 24 hours', async () => {
  const [intime, late] = [await patientWith(), await patientWith()];
  at(new Date(NOON.getTime() - 24 * HOUR));
  await tell(late);
  at(new Date(NOON.getTime() - 24 * HOUR + 1));
  await tell(intime);
  at(NOON);
  await texts();
  expect([textedTo(intime).length, textedTo(late).length]).toEqual([1, 0]);
});

it('a number that changes gets nothing more until the patient agrees anew', async () => {
  const patient = await patientWith();
  await tell(patient);
  await patient.send('PUT', `/users/${patient.org}/${patient.id}`, { mobile_number: '2125550199' });
  await texts();
  expect(textedTo(patient)).toEqual([]);
});

describe('the hours', () => {
  it.each([
    // Summer time in California: seven hours behind.
    ['CA', '2026-06-15T14:59:59.999Z', false],
    ['CA', '2026-06-15T15:00:00.000Z', true],
    ['CA', '2026-06-16T03:59:59.999Z', true],
    ['CA', '2026-06-16T04:00:00.000Z', false],
    // The clocks go forward on March 8, and back on November 1.
    ['CA', '2026-03-07T15:59:59.999Z', false],
    ['CA', '2026-03-07T16:00:00.000Z', true],
    ['CA', '2026-03-08T14:59:59.999Z', false],
    ['CA', '2026-03-08T15:00:00.000Z', true],
    ['CA', '2026-11-01T15:59:59.999Z', false],
    ['CA', '2026-11-01T16:00:00.000Z', true],
    ['CA', '2026-11-02T04:59:59.999Z', true],
    ['CA', '2026-11-02T05:00:00.000Z', false],
    // No summer time.
    ['HI', '2026-06-15T17:59:59.999Z', false],
    ['HI', '2026-06-15T18:00:00.000Z', true],
    // It is 8:00 in Chicago and 7:00 in El Paso; and 21:00 in Chicago before it is in El Paso.
    ['TX', '2026-06-15T13:59:59.999Z', false],
    ['TX', '2026-06-15T14:00:00.000Z', true],
    ['TX', '2026-06-16T01:59:59.999Z', true],
    ['TX', '2026-06-16T02:00:00.000Z', false],
    // Without a state: 8:00 in California until 21:00 in New York.
    [null, '2026-06-15T14:59:59.999Z', false],
    [null, '2026-06-15T15:00:00.000Z', true],
    [null, '2026-06-16T00:59:59.999Z', true],
    [null, '2026-06-16T01:00:00.000Z', false],
  ])('of a patient in %s at %s: %s', async (state, moment, isSent) => {
    at(moment);
    const patient = await patientWith({ state });
    await tell(patient);
    await texts();
    expect(textedTo(patient)).toHaveLength(isSent ? 1 : 0);
  });

  it('let what is told at night wait for the morning', async () => {
    at('2026-06-16T04:00:00Z');
    const patient = await patientWith();
    await tell(patient, 2);
    await texts();
    at('2026-06-16T14:59:59.999Z');
    await texts();
    expect(textedTo(patient)).toEqual([]);
    at('2026-06-16T15:00:00Z');
    await texts();
    expect(textedTo(patient)).toHaveLength(2);
  });

  it('and the number of a month hold back nothing that is critical', async () => {
    const patient = await patientWith();
    await tell(patient, TEXTS_A_MONTH + 1);
    await texts();
    expect(textedTo(patient)).toHaveLength(TEXTS_A_MONTH);
    at('2026-06-16T04:00:00Z');
    await tell(patient, 1, 'lab-critical');
    await texts();
    expect(textedTo(patient)).toHaveLength(TEXTS_A_MONTH + 1);
    expect(textedTo(patient).at(-1)?.text).toContain('Please log in today: your care team needs you.');
  });

  it('are looked at once more by a job that comes late', async () => {
    const patient = await patientWith();
    const [id = ''] = await tell(patient);
    await backend.portal.database.execute(
      `insert into jobs.job (id, name, data, start_after)
        values (md5('texts:' || $1)::uuid, 'texts', jsonb_build_object('key', $1::text), now() - interval '1 second')`,
      [id],
    );
    at('2026-06-16T04:00:00Z');
    await texts();
    expect([textedTo(patient), await markedOf(patient)]).toEqual([[], []]);
  });
});

describe('the month', () => {
  it('has ten text messages, and what is one too many is not looked at again', async () => {
    const patient = await patientWith();
    await tell(patient, TEXTS_A_MONTH - 1);
    await texts();
    expect(textedTo(patient)).toHaveLength(9);
    at(new Date(NOON.getTime() + HOUR));
    await tell(patient, 3);
    await texts();
    expect(textedTo(patient)).toHaveLength(10);
    expect(await markedOf(patient)).toHaveLength(12);
  });

  it('begins anew with the first of the next one, where the patient lives', async () => {
    const patient = await patientWith({ state: 'HI', textsMonth: '2026-06', textsSent: 10 });
    // July 1 in Greenwich and June 30 in Hawaii.
    at('2026-07-01T06:00:00Z');
    await tell(patient);
    await texts();
    expect(textedTo(patient)).toHaveLength(0);
    at('2026-07-01T18:00:00Z');
    await tell(patient);
    await texts();
    expect(textedTo(patient)).toHaveLength(1);
    expect(await rowOf(patient)).toMatchObject({ textsMonth: '2026-07', textsSent: 1 });
  });

  it('counts for each patient alone, and no codes', async () => {
    const full = await patientWith({ textsMonth: '2026-06', textsSent: 10 });
    const other = await patientWith();
    await other.send('POST', `/users/${other.org}/${other.id}/send-mobile-verification`, { number: '2125550199' });
    for (const patient of [full, other]) await tell(patient);
    await texts();
    expect(textedTo(full)).toEqual([]);
    expect(await rowOf(other)).toMatchObject({ textsSent: 1 });
  });
});

describe('what is lost is not sent twice', () => {
  it('by a server that was killed after the mark', async () => {
    const patient = await patientWith();
    const [id = ''] = await tell(patient);
    expect(await claimText(backend.portal.database, id, '2026-06', backend.time.now)).toMatchObject({ number: NUMBER });
    await texts();
    expect(textedTo(patient)).toEqual([]);
  });

  it('where the provider does not say that it took it', async () => {
    failure = new SmsUnavailable();
    const patient = await patientWith();
    const [key] = await tell(patient);
    await texts();
    expect(await failedJobs(backend)).toMatchObject([{ name: 'texts', key, output: { error: 'SmsUnavailable' } }]);
    failure = undefined;
    await retryNow(backend, 'texts');
    await texts();
    expect(textedTo(patient)).toHaveLength(1);
    expect(await failedJobs(backend)).toEqual([]);
  });
});

describe('a number that is refused', () => {
  it('because it has stopped gets nothing more, whosever it is', async () => {
    failure = new NumberRefused('21610');
    const number = '2135550177';
    const [patient, other] = [await patientWith({ mobileNumber: number }), await patientWith({ mobileNumber: number })];
    await tell(patient);
    await texts();
    failure = undefined;
    expect(await rowOf(patient)).toMatchObject({ smsSince: null, smsStoppedAt: backend.time.now, revision: 1 });
    for (const one of [patient, other]) await tell(one);
    await texts();
    expect([textedTo(patient).length, textedTo(other).length]).toEqual([1, 0]);
  });

  it('for another reason is neither asked again nor switched off', async () => {
    failure = new NumberRefused('21614');
    const patient = await patientWith();
    await tell(patient);
    await texts();
    await texts();
    expect(textedTo(patient)).toHaveLength(1);
    expect(await rowOf(patient)).toMatchObject({ smsSince: consented.smsSince, smsStoppedAt: null });
    expect(await failedJobs(backend)).toEqual([]);
  });
});

/** The characters of a text message that takes 160 of them. */
const GSM = /^[A-Za-z0-9 !"#%&'()*+,\-./:;<=>?]*$/;

it.each(Object.keys(notificationTexts))('the text of %s is one message', (event) => {
  const known = Object.keys(notificationTexts).find((one): one is NotificationEvent => one === event) ?? 'welcome';
  const text = textOf(known, 'A brand of 20 lettrs', 'https://portal.longevity.clinic.example');
  expect(text).toMatch(GSM);
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text).toMatch(/ Reply STOP to end, HELP for help\.$/);
});
