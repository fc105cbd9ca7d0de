import type { Subscription } from '#schemas/wire/subscription.ts';
import { createId } from '../../kernel/ids/createId.ts';
import type { PendingChange } from '../../kernel/database/tables/subscriptions.ts';
import { type Attempt, findRecorded } from '../../kernel/once/attemptOf.ts';
import { once, Overtaken } from '../../kernel/once/once.ts';
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

/** A subscription as it stands, with what somebody may have begun to change. @throws ProblemError NotFound */
export async function standing(portal: Portal, { id, userId }: Owned): Promise<Standing> {
  const row = await findChangeable(portal.database, id, userId);
  const shown = await findSubscription(portal, id, userId);
  if (!row || !shown) throw problems.notFound('the patient has no such subscription');
  return { userId, row, shown };
}

/** Writes down what is wanted. @throws ProblemError where it may not be, Overtaken where somebody else was first */
async function begin(
  { database, clock }: Portal,
  { row, shown }: Standing,
  { kind, permit }: Wish,
  attempt: PendingChange['attempt'],
): Promise<PendingChange> {
  const pending = { kind, body: await permit(row, shown), since: clock().toISOString(), attempt };
  if (!(await claimChange(database, row, pending))) throw new Overtaken();
  return pending;
}

/**
 * Finishes what is written down.
 *
 * @returns undefined where that is not what is wanted, or another has finished it under no key
 * @throws ProblemError where it is, and cannot be
 */
async function finish(
  portal: Portal,
  stands: Standing,
  pending: PendingChange,
  wish: Wish,
): Promise<Subscription | undefined> {
  const finished = await finishChange(portal, stands, pending).catch((error: unknown) => {
    throw problemOfFailure(error, wish);
  });
  if (!isSame(pending, wish)) return undefined;
  if (finished instanceof Error) throw problemOfRefusal(finished, wish.kind);
  if (finished) return finished;
  const elsewhere = await findRecorded(portal.database, stands.userId, pending.attempt);
  return elsewhere === undefined ? undefined : JSON.parse(elsewhere);
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
  return once<Subscription>({
    recorded: () => findRecorded(database, owned.userId, attempt),
    plan: async () => {
      const stands = await standing(portal, owned);
      const pending = stands.row.pending ?? (await begin(portal, stands, wish, attempt));
      return { write: () => finish(portal, stands, pending, wish) };
    },
  });
}
