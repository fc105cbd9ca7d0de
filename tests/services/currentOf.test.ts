import { describe, expect, it } from 'vitest';
import { intakeSchema, savedResponseSchema } from '#schemas/wire/intake.ts';
import { lifestyleSchema } from '#schemas/wire/lifestyle.ts';
import { userSchema } from '#schemas/wire/user.ts';
import { currentOf } from '#services/api/client/currentOf.ts';
import { ProblemError, type ErrorCode } from '#services/api/client/ProblemError.ts';

const holding = (code: ErrorCode, current?: object) =>
  new ProblemError({ status: 409, code, message: '', fields: [], ...(current && { current: { ...current } }) });

/** A resource with what its schema requires, and nothing else. */
const example = ({ required }: { readonly required: readonly string[] }) =>
  Object.fromEntries(required.map((name) => [name, null]));

const stored = {
  response: example(savedResponseSchema.properties.response),
  visit: example(intakeSchema),
  user: example(userSchema),
  lifestyle: example(lifestyleSchema),
};

describe('what the server holds', () => {
  it.each(Object.entries(stored))('is read from a conflict under its name: %s', (name, current) => {
    expect(currentOf(holding('RevisionConflict', current), 'RevisionConflict')).toEqual({
      response: undefined,
      visit: undefined,
      user: undefined,
      lifestyle: undefined,
      [name]: current,
    });
  });

  it('is the total of an order that has changed', () => {
    expect(currentOf(holding('OrderChanged', { amount: 24900 }), 'OrderChanged')).toEqual({ amount: 24900 });
  });

  it.each([
    ['of another code', holding('CardDeclined', { amount: 24900 })],
    ['that says nothing of it', holding('OrderChanged')],
    ['that has no amount', holding('OrderChanged', { amount: '24900' })],
    ['of the portal itself', new TypeError('x is not a function')],
  ])('is not known from a failure %s', (_, error) => {
    expect(currentOf(error, 'OrderChanged')).toBeUndefined();
  });
});
