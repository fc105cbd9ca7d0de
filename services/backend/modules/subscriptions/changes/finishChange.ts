import type { Subscription } from '#schemas/wire/subscription.ts';
import { sqlStateOf, UNIQUE_VIOLATION } from '#services/backend/kernel/database/sqlStateOf.ts';
import type { PendingChange } from '#services/backend/kernel/database/tables/subscriptions.ts';
import { PaymentRefusal } from '#services/backend/adapters/payments/PaymentRefusal.ts';
import type { Portal } from '../../portal/Portal.ts';
import { withdrawChange, type ChangeableRow } from './changeable.ts';
import { cancelChange } from './cancelChange.ts';
import { type Change, type Outcome, ChangeImpossible } from './Change.ts';
import { countChange } from './countChange.ts';
import { payChange } from './payChange.ts';
import { pauseChange } from './pauseChange.ts';
import { rescheduleChange } from './rescheduleChange.ts';
import { resumeChange } from './resumeChange.ts';

const changes: { readonly [K in PendingChange['kind']]: Change } = {
  pause: pauseChange,
  resume: resumeChange,
  cancel: cancelChange,
  reschedule: rescheduleChange,
  count: countChange,
  pay: payChange,
};

/** A subscription that somebody changes, as it stood before. */
export interface Standing {
  readonly userId: string;
  readonly row: ChangeableRow;
  readonly shown: Subscription;
}

/** Why a change cannot be made. */
export type Refusal = PaymentRefusal | ChangeImpossible;

const isRefusal = (error: unknown): error is Refusal =>
  error instanceof PaymentRefusal || error instanceof ChangeImpossible;

async function isWritten(
  { database, clock }: Portal,
  row: ChangeableRow,
  { write, shown }: Outcome,
  [userId, key, digest]: readonly [string | null, string | null, string | null],
): Promise<boolean> {
  const now = clock().toISOString();
  return (await write(database, [row.id, row.revision, userId, key, digest, JSON.stringify(shown), now])).length > 0;
}

/** The key under which the provider is asked for a change. */
export const changeKey = ({ id, revision }: ChangeableRow, { kind }: PendingChange): string =>
  `subscription-${id}-${revision}-${kind}`;

/**
 * Has a change that was written down made by the provider, and writes what came of it. Whoever does the same beside
 * this, or did before it, asks the provider under the same key: there is one effect, and one of them writes it.
 *
 * @returns the refusal after which the change is taken back, or the subscription as it is; undefined where another has
 * finished it
 * @throws ProviderUnavailable, after which whoever comes next finishes it
 */
export async function finishChange(
  portal: Portal,
  { userId, row, shown }: Standing,
  pending: PendingChange,
): Promise<Refusal | Subscription | undefined> {
  const { kind, body, since, attempt } = pending;
  const key = changeKey(row, pending);
  let outcome: Outcome;
  try {
    outcome = await changes[kind]({ portal, row, shown, body, since: new Date(since), key });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await withdrawChange(portal.database, row);
    return error;
  }
  try {
    return (await isWritten(portal, row, outcome, [userId, attempt.key, attempt.digest])) ? outcome.shown : undefined;
  } catch (error) {
    if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
    // The request's key was used for something else meanwhile; what the provider did is written all the same.
    await isWritten(portal, row, outcome, [null, null, null]);
    return undefined;
  }
}
