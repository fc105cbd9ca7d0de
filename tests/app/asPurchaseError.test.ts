import { expect, it } from 'vitest';
import { asPurchaseError } from '#app/checkout/charge/asPurchaseError.ts';
import { moneyNote } from '#app/checkout/charge/moneyNote.ts';
import type { MoneyState } from '#schemas/problem.ts';
import { ProblemError } from '#services/api/ProblemError.ts';

const declined = (said: { readonly money?: MoneyState } = {}) =>
  new ProblemError({ status: 402, code: 'CardDeclined', message: 'The card was declined.', fields: [], ...said });

it('says of the money what the backend says, whatever was to be expected', () => {
  const error = asPurchaseError(declined({ money: 'charged' }), 'not_charged');
  expect(error).toMatchObject({ message: 'The card was declined.', note: moneyNote('charged') });
});

it('says what was to be expected where the backend does not say, and where nothing is known of the failure', () => {
  expect(asPurchaseError(declined(), 'not_charged').note).toBe(moneyNote('not_charged'));
  expect(asPurchaseError(new TypeError('broken'), 'unknown').note).toBe(moneyNote('unknown'));
});
