import type { MoneyState } from '#schemas/problem.ts';

const facts: { readonly [state in MoneyState]: 'none' | 'unknown' } = {
  not_charged: 'none',
  authorized: 'unknown',
  charged: 'unknown',
  unknown: 'unknown',
};

/** What a failed charge leaves behind, as flows know it. */
export const moneyFact = (state: MoneyState) => facts[state];
