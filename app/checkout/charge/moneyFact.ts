import type { MoneyState } from '#schemas/problem.ts';

const facts: { readonly [state in MoneyState]: 'none' | 'unknown' } = {
  not_charged: 'none',
  authorized: 'unknown',
  charged: 'unknown',
  unknown: 'unknown',
};

/** The fact that a flow learns about the money after a failed charge. */
export const moneyFact = (state: MoneyState) => facts[state];
