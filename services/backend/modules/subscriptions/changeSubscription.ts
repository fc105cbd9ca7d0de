import type { Subscription } from '#schemas/wire/subscription.ts';
import { createId } from '../../kernel/ids/createId.ts';
import type { PendingChange } from '../../kernel/database/tables/subscriptions.ts';
import type { Attempt } from '../../kernel/once/attemptOf.ts';
import { findRecorded } from '../../kernel/once/findRecorded.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { PaymentRefusal } from '../../adapters/payments/PaymentRefusal.ts';
import { ProviderUnavailable } from '../../adapters/payments/ProviderUnavailable.ts';
import type { Portal } from '../portal/Portal.ts';
import { claimChange, findChangeable, type ChangeableRow } from './changes/changeable.ts';
import { finishChange, type Refusal, type Standing } from './changes/finishChange.ts';
import { findSubscription } from './store.ts';

/** Whose subscription it is. */
export interface Owned {
  readonly id: string;
  readonly userId: string;
}

/** A change that is asked for. */
interface Wish {
  readonly kind: PendingChange['kind'];
  readonly body: PendingChange['body'];
  /**
   * What is written down of it, for the subscription as it stands.
   *
   * @throws ProblemError where it may not be
   */
  readonly permit: (row: ChangeableRow, shown: Subscription) => Promise<PendingChange['body']>;
}

/** Two ask for the same where the effect is the same; reasons are no part of it. */
const isSame = (one: PendingChange, other: Wish): boolean =>
  one.kind === other.kind &&
  one.body['shipNow'] === other.body['shipNow'] &&
  one.body['new_time'] === other.body['new_time'] &&
  one.body['amount'] === other.body['amount'];

function problemOfRefusal(error: Refusal, kind: Wish['kind']): Error {
  if (error instanceof PaymentRefusal && error.status === 402) return problems.cardDeclined(error.message);
  const refused = kind === 'cancel' ? problems.cancellationRefused : problems.wrongSubscriptionState;
  return refused(error instanceof PaymentRefusal ? `the payment provider refuses: ${error.code}` : error.message);
}

function problemOfFailure(error: unknown, { kind }: Wish): unknown {
  if (!(error instanceof ProviderUnavailable)) return error;
  if (kind === 'cancel') return problems.cancellationUnavailable();
  // One that is to go on when its period ends is charged at once where that has ended.
  return problems.paymentUnavailable(kind === 'pay' || kind === 'resume' ? 'unknown' : 'not_charged');
}

/** Whether the provider charges at once for a change. */
export const charges = ({ kind, body }: Pick<PendingChange, 'kind' | 'body'>): boolean =>
  kind === 'pay' || (kind === 'resume' && body['shipNow'] === true);

/** What is written down of a wish; undefined where a request beside this one has just fulfilled it under the same key. */
async function permitted(
  { permit }: Wish,
  { row, shown }: Standing,
  recorded: () => Promise<string | undefined>,
): Promise<PendingChange['body'] | undefined> {
  try {
    return await permit(row, shown);
  } catch (error) {
    // What is there now may be what that one did, and is no reason to refuse this one.
    if ((await recorded()) === undefined) throw error;
    return undefined;
  }
}

/** A subscription as it stands, with what somebody may have begun to change. @throws ProblemError NotFound */
export async function standing(portal: Portal, { id, userId }: Owned): Promise<Standing> {
  const row = await findChangeable(portal.database, id, userId);
  const shown = await findSubscription(portal, id, userId);
  if (!row || !shown) throw problems.notFound('the patient has no such subscription');
  return { userId, row, shown };
}

/**
 * Changes a subscription, once: what is wanted is written down before the provider is asked, and whoever finds that
 * finishes it first, and then asks whether there is still what it wants.
 *
 * @throws ProblemError NotFound, WrongSubscriptionState, InvalidDate, CardDeclined, PaymentUnavailable,
 * IdempotencyConflict
 */
export async function changeSubscription(
  portal: Portal,
  owned: Owned,
  wish: Wish,
  { key, digest }: Attempt,
): Promise<Subscription> {
  const { database, clock } = portal;
  const attempt = { key: key ?? `change-${createId(clock())}`, digest };
  const recordedUnder = (one: PendingChange['attempt']) => findRecorded(database, owned.userId, one);
  for (;;) {
    const recorded = await recordedUnder(attempt);
    if (recorded !== undefined) return JSON.parse(recorded);
    const stands = await standing(portal, owned);
    let { pending } = stands.row;
    if (pending === null) {
      const body = await permitted(wish, stands, () => recordedUnder(attempt));
      if (body === undefined) continue;
      pending = { kind: wish.kind, body, since: clock().toISOString(), attempt };
      if (!(await claimChange(database, stands.row, pending))) continue;
    }
    let finished: Awaited<ReturnType<typeof finishChange>>;
    try {
      finished = await finishChange(portal, stands, pending);
    } catch (error) {
      throw problemOfFailure(error, wish);
    }
    if (!isSame(pending, wish)) continue;
    if (finished instanceof Error) throw problemOfRefusal(finished, wish.kind);
    if (finished) return finished;
    const elsewhere = await recordedUnder(pending.attempt);
    if (elsewhere !== undefined) return JSON.parse(elsewhere);
  }
}
