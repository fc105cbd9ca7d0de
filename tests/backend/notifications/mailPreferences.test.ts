import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { notificationSchema } from '#schemas/wire/notification.ts';
import { sandboxCustomers } from '#services/backend/kernel/database/tables/payments.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { statements } from '#services/backend/kernel/database/statement.ts';
import { mailPurposes } from '#services/backend/modules/notifications/isMailed.ts';
import { receiveEvent } from '#services/backend/modules/payments/receiveEvent.ts';
import { advance, backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { checkoutFixture, tokenOf } from '#tests/support/backend/checkoutFixture.ts';
import { mailsTo } from '#tests/support/backend/mailsTo.ts';
import { notificationsOf } from '#tests/support/backend/notificationsOf.ts';
import { appointmentsOf, calendarOf } from '#tests/support/backend/schedulingFixture.ts';
import { asks as asksFor, subscribedPatient } from '#tests/support/backend/subscribedPatient.ts';

// Whoever has a statement registers it when its module is loaded.
import.meta.glob('../../../services/backend/{kernel,adapters,modules,sandbox,demo}/**/*.ts', { eager: true });

const backend = await backendFixture();
afterAll(() => backend.close());
const checkout = checkoutFixture(backend);
const calendar = calendarOf(backend);
const { db } = backend.portal.database;

const DAY = 86_400;

/** Whether a statement asks. Where the patient is given back with what they have chosen, nothing is asked. */
const asks = (text: string) => text.replaceAll("'email', u.email_notifications", '').includes('.email_notifications');

/** Whether a statement writes a mail. */
const mails = ({ text }: { readonly text: string }) => text.includes('insert into outbox') && text.includes(`'mail'`);

it('of every statement that writes a mail it is known what for, and news alone ask whether they are wanted', () => {
  const writing = statements.filter(mails);
  expect(new Set(writing.map(({ name }) => name))).toEqual(new Set(Object.keys(mailPurposes)));
  const asking = writing.filter(({ text }) => asks(text)).map(({ name }) => name);
  const news = Object.entries(mailPurposes).filter(([, purpose]) => purpose === 'news');
  expect(new Set(asking)).toEqual(new Set(news.map(([name]) => name)));
});

it('of everything that is told in the portal a mail is written, too', () => {
  const telling = statements.filter(({ text }) => text.includes('insert into notifications'));
  expect(telling.filter((one) => !mails(one)).map(({ name }) => name)).toEqual([]);
  const { enum: events } = notificationSchema.properties.data.properties.type;
  const mailed = telling.filter(mails).map(({ text }) => text);
  expect(events.filter((event) => !mailed.some((text) => text.includes(`'${event}'`)))).toEqual([]);
});

const choose = async ({ id }: TestPatient, emailNotifications: boolean) => {
  await db.update(users).set({ emailNotifications }).where(eq(users.id, id));
};
const simulate = async ({ send }: TestPatient, what: string, body: object = {}) =>
  expect((await send('POST', `/sandbox/simulate/${what}`, body)).status).toBe(200);
/** By name: much of it is written at one moment of the test's clock. */
const subjects = async ({ email }: Pick<TestPatient, 'email'>) =>
  (await mailsTo(backend, email)).map(({ subject }) => subject).toSorted();
const told = async (patient: TestPatient) => (await notificationsOf(patient).told()).length;

describe.each([
  ['wants', true],
  ['does not want', false],
])('a patient who %s news by mail', (_, isWanted) => {
  const wanted = (...all: readonly string[]) => (isWanted ? all : []);
  const waiting = () =>
    backend.patient({
      ...fullProfile,
      emailNotifications: isWanted,
      verificationStatus: 'pending',
      idImage: 'a'.repeat(24),
      profileImage: 'b'.repeat(24),
      profileImageAt: backend.time.now,
    });

  it('is written of visit and order accordingly, and gets the receipt', async () => {
    const { patient, complete } = await checkout.visit();
    await choose(patient, isWanted);
    await complete();
    expect(await subjects(patient)).toEqual(['Your visit was submitted']);
    await simulate(patient, 'approve-visit');
    await simulate(patient, 'ship-order');
    await simulate(patient, 'deliver-order');
    await simulate(patient, 'refund-order');
    expect(await subjects(patient)).toEqual([
      ...wanted('Your order is on its way', 'Your order was delivered'),
      'Your payment was refunded',
      'Your receipt',
      ...wanted('Your visit was reviewed'),
      'Your visit was submitted',
    ]);
    expect(await told(patient)).toBe(4);
  });

  it('hears that a refused visit was not charged, and of a photo accordingly', async () => {
    const { patient, id } = await checkout.visit();
    await choose(patient, isWanted);
    await simulate(patient, 'request-photo', { intakeId: id });
    expect(await subjects(patient)).toEqual(wanted('Your visit needs something from you'));
    const other = await checkout.visit();
    await choose(other.patient, isWanted);
    await other.complete();
    await simulate(other.patient, 'refuse-visit');
    expect(await subjects(other.patient)).toEqual(['About your visit', 'Your visit was submitted']);
  });

  it.each(['approve-identity', 'reject-identity'])('is written of %s accordingly', async (what) => {
    const patient = await waiting();
    await simulate(patient, what);
    expect([await subjects(patient), await told(patient)]).toEqual([
      wanted(what === 'approve-identity' ? 'Your identity was verified' : 'About your account'),
      1,
    ]);
  });

  it('is written of appointments accordingly', async () => {
    const patient = await backend.patient({ ...fullProfile, emailNotifications: isWanted });
    await simulate(patient, 'book-verification-call');
    expect(await subjects(patient)).toEqual(wanted('Your call is booked'));
    const mine = appointmentsOf(patient);
    const [first = '', second = ''] = await calendar.slots('healthspan/onboarding');
    const { uid } = (await calendar.book('healthspan/onboarding', patient.email, first)).body;
    const { body } = await mine.confirm({ uid });
    await calendar.move(uid, second);
    await mine.list();
    await mine.cancel(body._id);
    expect(await subjects(patient)).toEqual(
      wanted(
        'Your appointment is booked',
        'Your appointment was canceled',
        'Your appointment was moved',
        'Your call is booked',
      ),
    );
    expect(await told(patient)).toBe(4);
  });

  it('hears of charges, and of a card that was declined', async () => {
    const { patient, id, there } = await subscribedPatient(backend);
    await choose(patient, isWanted);
    const { now } = backend.time;
    advance(backend, 31 * DAY);
    const turn = () =>
      backend.call({ method: 'POST', url: '/sandbox/simulate/turn-period', payload: { subscriptionId: id } });
    await turn();
    expect(await subjects(patient)).toEqual(['Your receipt', 'Your subscription was renewed']);
    await db
      .update(sandboxCustomers)
      .set({ card: tokenOf('0341') })
      .where(eq(sandboxCustomers.id, (await there()).customer));
    await turn();
    expect(await subjects(patient)).toEqual([
      'Your payment did not go through',
      'Your receipt',
      'Your subscription was renewed',
    ]);
    backend.time.now = now;
  });

  it('is written of changes of a plan accordingly', async () => {
    const { patient, does } = await subscribedPatient(backend);
    await choose(patient, isWanted);
    await does('pause', asksFor.pause);
    await does('resume', asksFor.resumeLater);
    await does('reschedule', { new_time: Date.parse('2026-07-20T07:00:00Z') / 1000 });
    await does('cancel', asksFor.cancel);
    expect(await subjects(patient)).toEqual([
      ...wanted('Your next delivery has a new date'),
      'Your receipt',
      ...wanted('Your subscription goes on', 'Your subscription is paused', 'Your subscription was canceled'),
    ]);
  });

  it('hears once from the provider that a payment was refused and that the plan ended', async () => {
    const { patient, row, does } = await subscribedPatient(backend);
    await choose(patient, isWanted);
    const { providerId, currentPeriodEnd } = await row();
    const start = currentPeriodEnd ?? new Date(0);
    const invoice = { id: `in_${patient.id}`, period: { start, end: start }, amount: 4400, discount: 0 };
    const tells = (name: string, became: 'failed' | 'canceled') =>
      receiveEvent(
        backend.portal,
        {
          id: `evt_${name}_${patient.id}`,
          type: became,
          created: backend.time.now,
          paymentId: null,
          reference: null,
          refunded: null,
          subscription: { id: providerId ?? '', became, invoice: became === 'failed' ? invoice : null },
        },
        backend.time.now,
      );
    for (const name of ['1', '1', '2']) await tells(name, 'failed');
    expect(await subjects(patient)).toEqual(['Your payment did not go through', 'Your receipt']);
    for (const name of ['3', '3', '4']) await tells(name, 'canceled');
    await does('cancel', asksFor.cancel);
    const all = ['Your payment did not go through', 'Your receipt', 'Your subscription was canceled'];
    expect(await subjects(patient)).toEqual(all);
    const [, ended] = (await mailsTo(backend, patient.email)).filter(({ subject }) => subject !== 'Your receipt');
    expect(ended?.text).not.toMatch(/supplement|nad/i);
  });

  it('gets what guards the account', async () => {
    const { email, org } = await backend.patient({ ...fullProfile, emailNotifications: isWanted });
    const url = `/reset/${org}/password-reset-request`;
    await backend.call({ method: 'POST', url, payload: { email_address: email } });
    expect(await subjects({ email })).toEqual(['Reset your password']);
  });
});
