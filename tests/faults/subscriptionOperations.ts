import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { invoices } from '#services/backend/kernel/database/tables/subscriptions.ts';
import type { BackendFixture } from '#tests/support/backend/backendFixture.ts';
import { checkoutFixture } from '#tests/support/backend/checkoutFixture.ts';
import { asks, subscribedPatient } from '#tests/support/backend/subscribedPatient.ts';
import type { Operation } from './operations.ts';

type Subscribed = Awaited<ReturnType<typeof subscribedPatient>>;

interface Kind {
  readonly action: string;
  readonly payload: object;
  readonly other: object;
  readonly before?: (subscribed: Subscribed) => Promise<unknown>;
  /** How often the provider has charged once it is done. */
  readonly charges?: number;
  /** What it is like on both sides once it is done. */
  readonly row: object;
  readonly there: object;
}

const kinds: readonly Kind[] = [
  {
    action: 'pause',
    payload: asks.pause,
    other: { pause_reason: 'Other' },
    row: { status: 'paused', pauseCollection: 'void' },
    there: { paused: true },
  },
  {
    action: 'resume',
    payload: asks.resumeNow,
    other: asks.resumeLater,
    before: ({ does }) => does('pause', asks.pause),
    charges: 2,
    row: { status: 'active', pauseCollection: null },
    there: { paused: false },
  },
  {
    action: 'pay',
    payload: asks.pay,
    other: { amount: 4500 },
    before: ({ owes }) => owes(),
    charges: 2,
    row: { status: 'active' },
    there: { status: 'active' },
  },
  {
    action: 'cancel',
    payload: asks.cancel,
    other: { cancel_reason: 'Other' },
    row: { status: 'canceled' },
    there: { status: 'canceled' },
  },
  {
    action: 'reschedule',
    payload: { new_time: Date.parse('2026-08-20T07:00:00Z') / 1000 },
    other: { new_time: Date.parse('2026-08-21T07:00:00Z') / 1000 },
    row: { status: 'rescheduled', rescheduleAt: new Date('2026-08-20T07:00:00Z') },
    there: { paidUntil: new Date('2026-08-20T07:00:00Z') },
  },
  {
    action: 'cancellation-info',
    payload: { incrementCancellationAttempt: true },
    other: { incrementCancellationAttempt: false },
    before: ({ books }) => books(new Date('2026-06-20T17:00:00Z')),
    row: { cancellationAttempt: 1, discountPercent: 20 },
    there: { discountPercent: 20 },
  },
];

/** Everything that a patient does with a subscription, each on a fresh patient. */
export const subscriptionOperations = (backend: BackendFixture): readonly (() => Promise<Operation>)[] =>
  kinds.map(({ action, payload, other, before, charges = 1, row, there }) => async () => {
    const subscribed = await subscribedPatient(backend);
    await before?.(subscribed);
    const { revision: _, ...began } = await subscribed.row();
    const [changedBefore, changes] = [await subscribed.changed(), (await subscribed.there()).changes.length];
    return {
      name: action,
      patient: subscribed.patient,
      method: 'POST',
      url: `/v2/subscriptions/${subscribed.id}/${action}`,
      payload,
      other,
      refusal:
        action === 'reschedule'
          ? { status: 422, says: 'it is planned for this date already' }
          : { status: 409, says: 'WrongSubscriptionState' },
      async done() {
        const [stored, provider, changed] = [
          await subscribed.row(),
          await subscribed.there(),
          (await subscribed.changed()) - changedBefore,
        ];
        expect([0, 1]).toContain(changed);
        expect(provider.changes.length - changes).toBeLessThanOrEqual(1);
        if (changed === 0) return false;
        const { revision: __, ...now } = stored;
        // One that the provider has not heard of may be taken back.
        if (provider.changes.length === changes && isDeepStrictEqual(now, began)) return false;
        expect([stored.pendingChange, provider.changes.length - changes]).toEqual([null, 1]);
        expect(stored).toMatchObject(row);
        expect(provider).toMatchObject(there);
        expect(provider.charged).toHaveLength(charges);
        return true;
      },
    };
  });

/** The end of a subscription's period, with its charge, on a fresh patient. */
export const periodTurn = (backend: BackendFixture) => async (): Promise<Operation> => {
  const { patient, id, changed, billed } = await subscribedPatient(backend);
  // The clock stands still here: a period that ends at once would begin when the first one did.
  await backend.portal.database.db
    .update(invoices)
    .set({ periodStart: new Date('2026-01-01T00:00:00Z') })
    .where(eq(invoices.subscriptionId, id));
  return {
    name: 'turn a period',
    patient,
    method: 'POST',
    url: '/sandbox/simulate/turn-period',
    payload: { subscriptionId: id },
    async done() {
      const { active, held, mails: all } = await checkoutFixture(backend).books(patient.id);
      // But for the receipt of the first period.
      const mails = all.filter(({ subject }) => subject !== 'Your receipt');
      const renewal = active.find(({ purchase }) => purchase !== id);
      const paidHere = (await billed()).map(({ status }) => status);
      const isTurned = (await changed()) === 1;
      if (!isTurned) {
        expect(await changed()).toBe(0);
        expect([undefined, 'pending']).toContain(renewal?.status);
        expect([paidHere, mails.length]).toEqual([['paid'], 0]);
        return false;
      }
      expect(active).toHaveLength(2);
      const reserved = held.find((one) => one.id === renewal?.providerId);
      const isPaid = renewal?.status === 'captured';
      // Until it is written that it was paid, it is written that it is about to be.
      if (isPaid) expect(reserved?.status).toBe('captured');
      else expect(renewal?.status).toBe('authorized');
      expect([paidHere, mails.length]).toEqual([['paid', isPaid ? 'paid' : 'open'], isPaid ? 1 : 0]);
      expect(held.map(({ amount }) => amount)).toEqual([4400, 4400]);
      return isPaid;
    },
  };
};
