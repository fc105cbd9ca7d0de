import { eq } from 'drizzle-orm';
import type { Problem } from '#schemas/problem.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { createId } from '#services/backend/kernel/ids/createId.ts';
import { appointments } from '#services/backend/kernel/database/tables/appointments.ts';
import { sandboxPayments, sandboxSubscriptions } from '#services/backend/kernel/database/tables/payments.ts';
import {
  invoices,
  prescriptionChanges,
  subscriptions,
} from '#services/backend/kernel/database/tables/subscriptions.ts';
import { begin } from '#services/backend/modules/sessions/store.ts';
import { findUser } from '#services/backend/modules/users/store.ts';
import type { Answered, BackendFixture } from './backendFixture.ts';
import { checkoutFixture, tokenOf } from './checkoutFixture.ts';
import { sessionFrom } from './sessionFrom.ts';

type Row = typeof subscriptions.$inferInsert;

/** A subscription, or a problem; the number that a problem repeats is the answer's own status. */
export type SubscriptionAnswer = Subscription & Omit<Problem, 'status'>;

/** What a patient asks of a subscription. */
export const asks = {
  pause: { pause_reason: 'Away or traveling' },
  resumeNow: { shipNow: true },
  resumeLater: { shipNow: false },
  cancel: { cancel_reason: 'Too expensive' },
  pay: { amount: 4400 },
} as const;

/** A patient with a supplement that renews each month, 4,400 cents, begun now; and how it stands on both sides. */
export async function subscribedPatient(backend: BackendFixture, { last4 = '4242', months = 1 } = {}) {
  const { db } = backend.portal.database;
  const { payer, catalogue } = checkoutFixture(backend);
  const patient = await payer({}, tokenOf());
  const plan = catalogue.planOf('nad-supplement', months);
  const { status, body } = await patient.send<Subscription>('POST', `/v2/subscriptions/product/${plan}`, {});
  if (status !== 201) throw new Error(`the subscription was refused with ${status}`);
  const id = body._id;

  /** A session of its own for each moment: access ends after minutes, and these tests turn the clock by days. */
  const authorization = async () => {
    const user = await findUser(backend.portal, patient.org, patient.id);
    if (!user) throw new Error('there is no patient');
    const { session } = await begin(
      backend.portal.database,
      { ...user, session_epoch: 0 },
      sessionFrom(backend.time.now),
    );
    return `Bearer ${await backend.portal.tokens.issue({ user: patient.id, organization: patient.org, session })}`;
  };
  /** Does something with it, on this server or on one beside it. */
  const does = async <Body = SubscriptionAnswer>(
    action: string,
    payload: object,
    key?: string,
    on: BackendFixture = backend,
  ): Promise<Answered<Body>> =>
    on.call<Body>({
      method: 'POST',
      url: `/v2/subscriptions/${id}/${action}`,
      payload,
      headers: { authorization: await authorization(), ...(key && { 'idempotency-key': key }) },
    });
  /** Keeps another card. */
  const keeps = async (card: string) =>
    backend.call({
      method: 'PUT',
      url: `/users/${patient.org}/${patient.id}/add-card`,
      payload: { token: tokenOf(card) },
      headers: { authorization: await authorization() },
    });
  if (last4 !== '4242') await keeps(last4);
  const read = async () => {
    const headers = { authorization: await authorization() };
    return (await backend.call<Subscription>({ method: 'GET', url: `/v2/subscriptions/${id}`, headers })).body;
  };
  const row = async () => {
    const [stored] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
    if (!stored) throw new Error('there is no subscription');
    return stored;
  };
  const { revision: began } = await row();
  const becomes = (changes: Partial<Row>) => db.update(subscriptions).set(changes).where(eq(subscriptions.id, id));
  /** How it stands in the provider's books. */
  const there = async () => {
    const { providerId } = await row();
    const [stored] = await db
      .select()
      .from(sandboxSubscriptions)
      .where(eq(sandboxSubscriptions.id, providerId ?? ''));
    if (!stored) throw new Error('the provider has no such subscription');
    const charges = await db.select().from(sandboxPayments).where(eq(sandboxPayments.customer, stored.customer));
    return {
      ...stored,
      changes: Object.keys(stored.answers),
      charged: charges.map(({ amount }) => amount).toSorted((a, b) => a - b),
    };
  };
  /** Books a consultation as the scheduling service confirms it. */
  const books = async (startTime: Date, more: Partial<typeof appointments.$inferInsert> = {}) => {
    const booking = createId(backend.time.now);
    await db.insert(appointments).values({
      id: booking,
      organization: patient.org,
      userId: patient.id,
      kind: 'consultation',
      name: 'Longevity consultation',
      subscriptionId: id,
      startTime,
      endTime: new Date(startTime.getTime() + 30 * 60_000),
      createdAt: backend.time.now,
      ...more,
    });
    return booking;
  };
  const booked = async (booking: string) =>
    (await db.select().from(appointments).where(eq(appointments.id, booking)))[0];
  const requests = () => db.select().from(prescriptionChanges).where(eq(prescriptionChanges.subscriptionId, id));
  const billed = () => db.select().from(invoices).where(eq(invoices.subscriptionId, id)).orderBy(invoices.periodStart);

  /** Has the charge of its next period be refused, and then another card be there. */
  const owes = async () => {
    // The period before began earlier: two that begin at one moment are one.
    const periodStart = new Date(backend.time.now.getTime() - 86_400_000);
    await db.update(invoices).set({ periodStart }).where(eq(invoices.subscriptionId, id));
    await keeps('0341');
    await backend.call({
      method: 'POST',
      url: '/sandbox/simulate/turn-period',
      payload: { subscriptionId: id },
      headers: { host: 'localhost' },
    });
    await keeps('4242');
  };

  /** How often it has changed since it began. */
  const changed = async () => (await row()).revision - began;

  return {
    patient,
    id,
    authorization,
    does,
    read,
    row,
    changed,
    becomes,
    there,
    books,
    booked,
    requests,
    billed,
    keeps,
    owes,
  };
}
