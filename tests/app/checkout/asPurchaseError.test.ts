import { expect, it } from 'vitest';
import { asPurchaseError } from '#app/checkout/charge/asPurchaseError.ts';
import { moneyNote } from '#app/checkout/charge/money.ts';
import type { MoneyState } from '#schemas/problem.ts';
import { ProblemError } from '#services/api/client/ProblemError.ts';

const declined = (said: { readonly money?: MoneyState } = {}) =>
  new ProblemError({ status: 402, code: 'CardDeclined', message: 'The card was declined.', fields: [], ...said });

it('reports the state of the money as the backend does, whatever was expected', () => {
  const error = asPurchaseError(declined({ money: 'charged' }), 'not_charged');
  expect(error).toMatchObject({ message: 'The card was declined.', note: moneyNote('charged') });
});

it('reports the expected state of the money where the backend does not say, and for unknown failures', () => {
  expect(asPurchaseError(declined(), 'not_charged').note).toBe(moneyNote('not_charged'));
  expect(asPurchaseError(new TypeError('broken'), 'unknown').note).toBe(moneyNote('unknown'));
});
