import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { intakes } from '#services/backend/kernel/database/tables/intakes.ts';
import { payments, sandboxPayments, sandboxSubscriptions } from '#services/backend/kernel/database/tables/payments.ts';
import { subscriptions } from '#services/backend/kernel/database/tables/subscriptions.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { changeReconciliation } from '#services/backend/modules/reconciliation/changeReconciliation.ts';
import { sweepMedia } from '#services/backend/modules/images/sweepMedia.ts';
import { paymentReconciliation } from '#services/backend/modules/reconciliation/paymentReconciliation.ts';
import { finishRenewal } from '#services/backend/sandbox/finishRenewal.ts';
import { reviewReconciliation } from '#services/backend/sandbox/review/reviewReconciliation.ts';
import type { BackendFixture } from '#tests/support/backend/backendFixture.ts';
import { keptMedia } from '#tests/support/backend/keptMedia.ts';
import { ask } from './asking.ts';
import type { Observer } from './faultBench.ts';
import { count, total, type Counts } from './faultRounds.ts';
import { operationsOf, type Operation } from './operations.ts';
import { startVictim } from './startVictim.ts';

/** What is on its way for a patient, and what the provider holds or will charge. */
async function standingOf({ portal: { database } }: BackendFixture, userId: string) {
  const { db } = database;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const customer = user?.stripeId ?? '';
  const paid = await db.select().from(payments).where(eq(payments.userId, userId));
  const owned = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  const visits = await db.select().from(intakes).where(eq(intakes.userId, userId));
  const taken = await db.select().from(sandboxPayments).where(eq(sandboxPayments.customer, customer));
  const begun = await db.select().from(sandboxSubscriptions).where(eq(sandboxSubscriptions.customer, customer));
  return {
    open: paid.filter(
      ({ status, purchase }) =>
        status === 'pending' || status === 'voiding' || (status === 'authorized' && purchase !== null),
    ),
    changing: owned.filter(({ pendingChange }) => pendingChange !== null),
    reviewing: visits.filter(({ pendingReview }) => pendingReview !== null),
    held: taken.filter(({ status }) => status !== 'voided').map(({ id, status }) => [id, status]),
    plans: begun
      .filter(({ status }) => status !== 'canceled')
      .map(({ id, paused, paidUntil }) => [id, paused, paidUntil]),
  };
}

type Standing = Awaited<ReturnType<typeof standingOf>>;

/** An operation of a killed server, and how its patient stood before. */
interface Abandoned {
  readonly operation: Operation;
  readonly before: Standing;
}

/** Minutes after which whoever reconciles may take an operation for one that nobody works on any more. */
const LEFT = 2;

/** The time at which what was begun now is long left behind. */
export const laterThan = (now: Date): Date => new Date(now.getTime() + LEFT * 60_000);

/** Where servers are killed, and at what. */
interface Gaps {
  /** At what spends money or leads to it, which it is where nothing is said; at calls; or at messages, files and accounts. */
  readonly what?: 'paid' | 'calls' | 'records';
  /** How many sub-steps lie between two kills of one operation: 1 leaves no gap out. */
  readonly gaps: number;
  /** How many sub-steps are done before the first kill of each operation: 0 where nothing is said. */
  readonly from?: number;
}

/**
 * Kills a server in the middle of an operation, at one gap between its sub-steps after the other, and never repeats the
 * operation.
 *
 * @param afterKill hears of each operation before the next one is begun
 */
async function abandon(
  { backend, data, leave, comeBack }: Observer,
  kills: number,
  { gaps, from = 0, what = 'paid' }: Gaps,
  afterKill: (abandoned: Abandoned) => Promise<void>,
): Promise<Counts> {
  const { keyed, reviews, turns, calls, records } = operationsOf(backend);
  const prepares = { paid: [...keyed, ...reviews, turns], calls, records }[what];
  const counts: Counts = new Map();
  for (let round = from; total(counts) < kills; round += 1)
    for (const prepare of prepares) {
      for (let steps = round % gaps; total(counts) < kills; steps += gaps) {
        const operation = await prepare();
        const before = await standingOf(backend, operation.patient.id);
        await leave();
        const victim = await startVictim(data, backend.time.now);
        await victim.arm(steps);
        const isOver = Boolean(await ask(victim.url, operation, `left-${operation.patient.id}`));
        await (isOver ? victim.stop() : victim.gone());
        await comeBack();
        if (isOver) break;
        count(counts, operation);
        await afterKill({ operation, before });
      }
    }
  return counts;
}

/** It is done or not done on both sides, nothing is on its way, and no money is held for what was not done. */
async function expectSettled(backend: BackendFixture, { operation, before }: Abandoned): Promise<void> {
  const isDone = await operation.done();
  const after = await standingOf(backend, operation.patient.id);
  expect([after.open, after.changing, after.reviewing]).toEqual([[], [], []]);
  await operation.settled?.();
  if (!isDone) expect([after.held, after.plans]).toEqual([before.held, before.plans]);
}

/** What each killed server has begun is brought to its end without the patient, before the next one is killed. */
export function abandonedRounds(observer: Observer, kills: number, gaps: Gaps): Promise<Counts> {
  const { backend } = observer;
  return abandon(observer, kills, gaps, async (abandoned) => {
    const portal = { ...backend.portal, clock: () => laterThan(backend.time.now) };
    const paying = paymentReconciliation(portal, (open) => finishRenewal(portal, open));
    const works = [paying, changeReconciliation(portal), reviewReconciliation(portal)];
    for (const work of works) for (const key of await work.due()) await work.run(key);
    await abandoned.operation.finish?.(portal);
    await expectSettled(backend, abandoned);
  });
}

/** How many files are kept that nobody knows of. They are removed as the sweep of the next day removes them. */
export async function forgottenFiles({ portal, time }: BackendFixture): Promise<number> {
  const before = await keptMedia(portal.media);
  await sweepMedia({ ...portal, clock: () => new Date(time.now.getTime() + 2 * 86_400_000) });
  return before.length - (await keptMedia(portal.media)).length;
}

/**
 * What killed servers have begun is there all at once, and servers that come later bring it to its end by themselves.
 *
 * @param come starts the servers that come later
 */
export async function abandonedTogether(
  observer: Observer,
  kills: number,
  gaps: Gaps,
  come: () => Promise<unknown>,
): Promise<Counts> {
  const all: Abandoned[] = [];
  const counts = await abandon(observer, kills, gaps, async (abandoned) => {
    all.push(abandoned);
  });
  const underWay = async () => {
    const standings = await Promise.all(all.map(({ operation }) => standingOf(observer.backend, operation.patient.id)));
    return standings.filter(({ open, changing, reviewing }) => open.length + changing.length + reviewing.length > 0)
      .length;
  };
  expect(await underWay()).toBeGreaterThan(0);
  await come();
  await expect.poll(underWay, { timeout: 300_000, interval: 250 }).toBe(0);
  for (const abandoned of all) await expectSettled(observer.backend, abandoned);
  return counts;
}
