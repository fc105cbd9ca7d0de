import type { MoneyState } from '#schemas/problem.ts';
import { ProblemError } from '#services/api/client/ProblemError.ts';

/**
 * The state of the money after a failed call that may have charged: as the backend reports it, otherwise derived from
 * the response status.
 */
export function moneyAfter(error: unknown): MoneyState {
  if (!(error instanceof ProblemError)) return 'unknown';
  const isRefused = error.status >= 400 && error.status < 500;
  return error.money ?? (isRefused ? 'not_charged' : 'unknown');
}

const facts: { readonly [state in MoneyState]: 'none' | 'unknown' } = {
  not_charged: 'none',
  authorized: 'unknown',
  charged: 'unknown',
  unknown: 'unknown',
};

/** The fact that a flow learns about the money after a failed charge. */
export const moneyFact = (state: MoneyState) => facts[state];

const notes: { readonly [state in MoneyState]: string } = {
  not_charged: 'Your card was not charged.',
  authorized: 'The amount is reserved on your card. It is charged only when your provider approves.',
  charged: 'Your card was charged. You do not need to pay again.',
  unknown:
    'We could not confirm whether your payment went through. You can safely try again: you will never pay twice for the same order.',
};

/** Tells the patient the state of the money, in a sentence or two. */
export const moneyNote = (state: MoneyState): string => notes[state];
