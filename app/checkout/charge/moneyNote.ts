import type { MoneyState } from '#schemas/problem.ts';

const notes: { readonly [state in MoneyState]: string } = {
  not_charged: 'Your card was not charged.',
  authorized: 'The amount is reserved on your card. It is charged only when your provider approves.',
  charged: 'Your card was charged. You do not need to pay again.',
  unknown:
    'We could not confirm whether your payment went through. You can safely try again: you will never pay twice for the same order.',
};

/** Tells the patient the state of the money, in a sentence or two. */
export const moneyNote = (state: MoneyState): string => notes[state];
