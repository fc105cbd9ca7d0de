import { describe, expect, it } from 'vitest';
import { orderErrorTexts, subscriptionErrorTexts } from '#app/checkout/charge/purchaseErrorTexts.ts';
import { mobileErrorTexts } from '#app/dashboard/mobile/mobileErrorTexts.ts';
import { asEffectError } from '#app/flow/asEffectError.ts';
import type { ErrorTexts } from '#app/flow/ErrorTexts.ts';
import { productsErrorTexts } from '#app/visit/flow/productsErrorTexts.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import { networkError, ProblemError } from '#services/api/client/ProblemError.ts';

const said = (error: unknown, errorTexts?: ErrorTexts) => {
  const { code, message } = asEffectError(error, errorTexts && { errorTexts });
  return [code, message];
};
const refusedFields = [{ field: 'zip', code: 'pattern', message: 'Please check the zip code.' }];
const problem = (code: ProblemError['code'], message: string, fields: ProblemError['fields'] = []) =>
  new ProblemError({ status: 422, code, message, fields: [...fields] });

describe('a failure', () => {
  it('is told with its code, its text and the fields that were refused', () => {
    const { code, message, fields } = asEffectError(problem('InvalidAnswer', 'Please check.', refusedFields));
    expect([code, message, fields]).toEqual(['InvalidAnswer', 'Please check.', refusedFields]);
  });

  it('names fields as the screen names them', () => {
    const error = problem('InvalidAnswer', 'Please check.', refusedFields);
    const { fields } = asEffectError(error, { fieldName: (name) => `shipping-${name}` });
    expect(fields).toEqual([{ ...refusedFields[0], field: 'shipping-zip' }]);
  });

  it('carries what the place adds to it', () => {
    const theirs = { answer: { value: 'other' }, revision: 3 };
    const added = { note: 'Nothing was saved.', theirs, learns: { 'purchase.money': 'none' } } as const;
    expect(asEffectError(networkError(), added)).toMatchObject(added);
  });

  it('that is no answer of the server has one text', () => {
    expect(said(new TypeError('x is not a function'))).toEqual([
      'Unexpected',
      'Something went wrong. Please try again.',
    ]);
  });

  it('that has been told already stays as it is', () => {
    const told = new EffectError({ code: 'CardInvalid', message: 'Your card number is incomplete.' });
    expect(asEffectError(told, { errorTexts: orderErrorTexts, note: 'Nothing was charged.' })).toBe(told);
  });
});

it.each([orderErrorTexts, subscriptionErrorTexts, mobileErrorTexts, productsErrorTexts])(
  'a portal that is away says so on every screen: %#',
  (errorTexts) => {
    const message = 'We will be back soon. Please try again in a minute.';
    expect(said(problem('ServiceUnavailable', message), errorTexts)).toEqual(['ServiceUnavailable', message]);
  },
);

describe('a code that could not be sent or checked', () => {
  const NO_REASON = 'There was an error, please try again.';

  it('is explained as the server explains it', () => {
    const message = 'The number you entered is incorrect. Please try again.';
    expect(said(problem('InvalidPhone', message), mobileErrorTexts)).toEqual(['InvalidPhone', message]);
  });

  it('is explained by the network where nobody answered', () => {
    expect(said(networkError(), mobileErrorTexts)).toEqual(['NetworkError', 'Network error, please try again later.']);
  });

  it.each([
    ['a server that failed', problem('ServerError', 'Something went wrong on our side.'), 'ServerError'],
    ['a refusal without a text', problem('SmsUnavailable', ''), 'SmsUnavailable'],
    ['an error of the portal itself', new TypeError('x is not a function'), 'Unexpected'],
  ])('has one text for %s', (_, error, code) => {
    expect(said(error, mobileErrorTexts)).toEqual([code, NO_REASON]);
  });
});

describe('an order that failed', () => {
  const NO_REASON = 'There was an error submitting your order.';

  it.each([
    ['InvalidPhone', 'Please enter a valid phone number.'],
    [
      'InvalidLabState',
      'Due to regulatory restrictions prohibiting the online prescribing of lab testing, we cannot provide lab testing in NY, NJ and RI.',
    ],
    ['CardDeclined', 'As the server says.'],
    ['PaymentMethodMissing', 'As the server says.'],
    ['OrderChanged', 'As the server says.'],
    ['ProductUnavailable', 'As the server says.'],
    ['CouponInvalid', 'As the server says.'],
    ['NetworkError', NO_REASON],
  ] as const)('is explained by its code: %s', (code, text) => {
    expect(said(problem(code, 'As the server says.'), orderErrorTexts)).toEqual([code, text]);
  });

  it('has one text for an error of the portal itself', () => {
    expect(said(new TypeError('x is not a function'), orderErrorTexts)).toEqual(['Unexpected', NO_REASON]);
  });
});

it('names no reason of a subscription that was not bought, unless the order has changed', () => {
  expect(said(problem('CardDeclined', 'The card was declined.'), subscriptionErrorTexts)).toEqual(['CardDeclined', '']);
  expect(said(new TypeError('x is not a function'), subscriptionErrorTexts)).toEqual(['Unexpected', '']);
  expect(said(problem('OrderChanged', 'It was changed.'), subscriptionErrorTexts)).toEqual([
    'OrderChanged',
    'It was changed.',
  ]);
});

describe('products that could not be saved', () => {
  it.each(['NetworkError', 'WrongIntakeState', 'IntakeIncomplete'] as const)('keep the reason %s', (code) => {
    expect(asEffectError(problem(code, 'As it is.', refusedFields), { errorTexts: productsErrorTexts })).toMatchObject({
      code,
      message: 'As it is.',
      fields: refusedFields,
    });
  });

  it.each(['InvalidRequest', 'ProductUnavailable', 'ServerError'] as const)(
    'are not available where the server refuses them: %s',
    (code) => {
      expect(
        asEffectError(problem(code, 'As it is.', refusedFields), { errorTexts: productsErrorTexts }),
      ).toMatchObject({
        code: 'ProductUnavailable',
        message: 'Product not available in your region.',
        fields: [],
      });
    },
  );

  it('have the text of any other error of the portal itself', () => {
    expect(said(new TypeError('x is not a function'), productsErrorTexts)).toEqual(said(new TypeError('another')));
  });
});
