import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { subscriptions } from '#services/backend/kernel/database/tables/subscriptions.ts';
import { receiveEvent } from '#services/backend/modules/payments/receiveEvent.ts';
import { advance, backendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { tokenOf } from '#tests/support/backend/checkoutFixture.ts';
import { subscribedPatient } from '#tests/support/backend/subscribedPatient.ts';
import { kinds, timelineOf, told } from '#tests/support/backend/timelineOf.ts';

const backend = await backendFixture();
afterAll(() => backend.close());
const { db } = backend.portal.database;

const DAY = 24 * 60 * 60;

/** Ends the period so many days from now. */
const turns = async (id: string, inDays: number) => {
  const { now } = backend.time;
  advance(backend, inDays * DAY);
  const at = backend.time.now.toISOString();
  await backend.call({
    method: 'POST',
    url: '/sandbox/simulate/turn-period',
    payload: { subscriptionId: id },
    headers: { host: 'localhost' },
  });
  backend.time.now = now;
  return at;
};
const eventsOf = async (patient: TestPatient) => (await timelineOf(patient)).purchases[0]?.events;

describe('a plan', () => {
  it('was ordered and charged, and says when and how much is charged next', async () => {
    const { patient, read: standing } = await subscribedPatient(backend);
    const { current_period_start: start, current_period_end: end } = await standing();
    expect(told(await eventsOf(patient))).toEqual([
      ['ordered', start, false, null],
      ['charged', backend.time.now.toISOString(), false, 4400],
      ['next-charge', end, true, 4400],
    ]);
  });

  it('says each renewal when it was paid, and one that was refused', async () => {
    const { patient, id } = await subscribedPatient(backend);
    const paid = await turns(id, 1);
    await patient.send('PUT', `/users/${patient.org}/${patient.id}/add-card`, {
      token: tokenOf('0341'),
    });
    const refused = await turns(id, 2);
    const events = (await eventsOf(patient)) ?? [];
    expect(events.filter(({ at }) => at === paid).map(({ kind }) => kind)).toContain('charged');
    expect(events.filter(({ at }) => at === refused).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['declined', 4400],
    ]);
    expect(kinds(events)).not.toContain('next-charge');
  });

  it.each([
    ['a discount is off the next charge', { discountPercent: 20 }, [3520]],
    ['a paused one is not charged next', { status: 'paused' as const }, []],
    [
      'one that is being changed promises no charge',
      { pendingChange: { kind: 'cancel', body: {}, since: '', attempt: { key: '', digest: '' } } as const },
      [],
    ],
  ])('%s', async (_what, changes, amounts) => {
    const { patient, becomes } = await subscribedPatient(backend);
    await becomes(changes);
    const next = ((await eventsOf(patient)) ?? []).filter(({ coming }) => coming);
    expect(next.map(({ amount }) => amount)).toEqual(amounts);
  });

  it('of which the provider tells says when a renewal was refused, and when it was paid after all', async () => {
    const { patient, row } = await subscribedPatient(backend);
    const { providerId, currentPeriodEnd: start } = await row();
    const period = { start: start ?? new Date(0), end: new Date((start?.getTime() ?? 0) + 30 * DAY * 1000) };
    const invoice = { id: `in_${patient.id}`, period, amount: 4400, discount: 400 };
    const moments = [1, 2].map((minutes) => new Date(backend.time.now.getTime() - 10_000 + minutes * 1000));
    for (const [place, became] of (['failed', 'paid'] as const).entries()) {
      const created = moments[place] ?? new Date(0);
      const subscription = { id: providerId ?? '', became, invoice };
      const id = `evt_${became}_${patient.id}`;
      await receiveEvent(
        backend.portal,
        { id, type: `invoice.${became}`, paymentId: null, reference: null, refunded: null, subscription, created },
        created,
      );
    }
    const events = (await eventsOf(patient)) ?? [];
    expect(told(events.filter(({ amount }) => amount === 4000))).toEqual([
      ['declined', moments[0]?.toISOString(), false, 4000],
      ['charged', moments[1]?.toISOString(), false, 4000],
    ]);
    expect(told(events).at(-1)).toEqual(['next-charge', period.end.toISOString(), true, 4400]);
  });

  it('whose period is over promises no charge in the past', async () => {
    const { patient, becomes } = await subscribedPatient(backend);
    await becomes({ currentPeriodEnd: new Date(backend.time.now.getTime() - 1000) });
    expect(kinds(await eventsOf(patient))).toEqual(['ordered', 'charged']);
  });

  it('that was moved is charged on its new day', async () => {
    const { patient, becomes } = await subscribedPatient(backend);
    const day = new Date(backend.time.now.getTime() + 50 * DAY * 1000);
    await becomes({ status: 'rescheduled', rescheduleAt: day });
    expect(told(await eventsOf(patient)).at(-1)).toEqual(['next-charge', day.toISOString(), true, 4400]);
  });

  it('that was canceled says when', async () => {
    const { patient, does } = await subscribedPatient(backend);
    expect((await does('cancel', { cancel_reason: 'Too expensive' })).status).toBe(200);
    expect(told(await eventsOf(patient)).at(-1)).toEqual(['canceled', backend.time.now.toISOString(), false, null]);
  });

  it('that waits to be paid is no purchase', async () => {
    const { patient, id } = await subscribedPatient(backend);
    await db
      .update(subscriptions)
      .set({ status: 'incomplete', currentPeriodStart: null })
      .where(eq(subscriptions.id, id));
    expect((await timelineOf(patient)).purchases).toEqual([]);
  });
});
