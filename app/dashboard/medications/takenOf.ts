import type { Medication } from '#schemas/wire/medication.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';

/** A prescription with the subscription that sends it. */
export interface Prescribed {
  readonly medication: Medication;
  /** Undefined where it is not known: then nothing is said of when the next one is sent. */
  readonly subscription: Subscription | undefined;
}

/** What a patient takes, and what was prescribed before. */
interface Taken {
  readonly now: readonly Prescribed[];
  readonly before: readonly Prescribed[];
}

/** Statuses of subscriptions that send nothing any more. */
const over: ReadonlySet<Subscription['status']> = new Set<Subscription['status']>(['canceled', 'incomplete_expired']);

/**
 * Divides what was prescribed into what is taken now and what was before: of a subscription the newest prescription counts, as
 * long as it serves and something is sent.
 *
 * @param medications the newest first
 */
export function takenOf(medications: readonly Medication[], subscriptions: readonly Subscription[]): Taken {
  const now: Prescribed[] = [];
  const before: Prescribed[] = [];
  const seen = new Set<string>();
  for (const medication of medications) {
    const subscription = subscriptions.find(({ _id }) => _id === medication.subscription);
    const isNewest = !seen.has(medication.subscription);
    seen.add(medication.subscription);
    const isTaken = isNewest && medication.status === 'active' && subscription && !over.has(subscription.status);
    (isTaken ? now : before).push({ medication, subscription });
  }
  return { now, before };
}
