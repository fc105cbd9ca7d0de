import { describe, expect, it } from 'vitest';
import { asMobileError } from '#app/dashboard/mobile/asMobileError.ts';
import { networkError, ProblemError } from '#services/api/ProblemError.ts';

const NO_REASON = 'There was an error, please try again.';
const said = (error: unknown) => {
  const { code, message } = asMobileError(error);
  return [code, message];
};
const problem = (code: ProblemError['code'], message: string) =>
  new ProblemError({ status: 422, code, message, fields: [] });

describe('a code that could not be sent or checked', () => {
  it('is explained as the server explains it', () => {
    const message = 'The number you entered is incorrect. Please try again.';
    expect(said(problem('InvalidPhone', message))).toEqual(['InvalidPhone', message]);
  });

  it('is explained by the network when there was no response', () => {
    expect(said(networkError())).toEqual(['NetworkError', 'Network error, please try again later.']);
  });

  it.each([
    ['a server that failed', problem('ServerError', 'Something went wrong on our side.'), 'ServerError'],
    ['a refusal without a text', problem('SmsUnavailable', ''), 'SmsUnavailable'],
    ['an error of the portal itself', new TypeError('x is not a function'), 'Unexpected'],
  ])('has one text for %s', (_, error, code) => {
    expect(said(error)).toEqual([code, NO_REASON]);
  });
});
