import { maskitoTransform } from '@maskito/core';
import { describe, expect, it } from 'vitest';
import { brandOf } from '#services/payments/sandbox/cardBrands.ts';
import { cardMasks } from '#services/payments/sandbox/cardMasks.ts';
import { cardToken, checkCard, passesLuhn, type CardInput } from '#services/payments/sandbox/checkCard.ts';

const today = { year: 2026, month: 6 };
const good: CardInput = { number: '4242 4242 4242 4242', expiry: '12/31', cvc: '123', zip: '' };
const messagesOf = (changes: Partial<CardInput>) =>
  checkCard({ ...good, ...changes }, today).map(({ message }) => message);

describe('a card in the sandbox', () => {
  it.each(['4242424242424242', '4000000000000002', '4000000000009995', '4000000000000341', '378282246310005'])(
    'with the number %s passes the check digit',
    (number) => {
      expect(passesLuhn(number)).toBe(true);
    },
  );

  it.each(['4242424242424241', '4242424242424224', ''])('with the number %s does not', (number) => {
    expect(passesLuhn(number)).toBe(false);
  });

  it('can be sent when all of it is right', () => {
    expect(messagesOf({})).toEqual([]);
    expect(messagesOf({ zip: '78701' })).toEqual([]);
  });

  it.each<[string, Partial<CardInput>, string]>([
    ['a wrong digit', { number: '4242 4242 4242 4241' }, 'Your card number is invalid.'],
    ['a missing digit', { number: '4242 4242 4242 424' }, 'Your card number is incomplete.'],
    ['last month', { expiry: '05/26' }, "Your card's expiration date is in the past."],
    ['month 13', { expiry: '13/31' }, "Your card's expiration date is invalid."],
    ['half an expiry', { expiry: '12/3' }, "Your card's expiration date is incomplete."],
    ['two digits of a code', { cvc: '12' }, "Your card's security code is incomplete."],
    ['half a ZIP code', { zip: '787' }, 'Your postal code is incomplete.'],
  ])('with %s is refused in the provider’s words', (_, changes, message) => {
    expect(messagesOf(changes)).toEqual([message]);
  });

  it('is good to the end of its month', () => {
    expect(messagesOf({ expiry: '06/26' })).toEqual([]);
  });

  it('of a network with four digits of security code asks for four', () => {
    const amex = { number: '3782 822463 10005' };
    expect(messagesOf({ ...amex, cvc: '123' })).toEqual(["Your card's security code is incomplete."]);
    expect(messagesOf({ ...amex, cvc: '1234' })).toEqual([]);
  });

  it.each([
    ['4242', 'visa'],
    ['5555', 'mastercard'],
    ['2223', 'mastercard'],
    ['3782', 'amex'],
    ['6011', 'discover'],
    ['9', 'unknown'],
  ])('beginning %s is %s', (number, brand) => {
    expect(brandOf(number).id).toBe(brand);
  });
});

describe('the masks of a card', () => {
  it('write the number in the groups of its network', () => {
    expect(maskitoTransform('4242424242424242', cardMasks.number)).toBe('4242 4242 4242 4242');
    expect(maskitoTransform('378282246310005', cardMasks.number)).toBe('3782 822463 10005');
    expect(maskitoTransform('4242-4242-4242-4242', cardMasks.number)).toBe('4242 4242 4242 4242');
  });

  it('take an expiry with its whole year', () => {
    expect(maskitoTransform('12/2031', cardMasks.expiry)).toBe('12/31');
    expect(maskitoTransform('1231', cardMasks.expiry)).toBe('12/31');
  });
});

describe('the token of a card', () => {
  it('names network, last digits and expiry, and not the number', () => {
    const token = cardToken(good);
    expect(token).toMatch(/^tok_visa_4242_122031_[0-9a-f]{8}$/);
    expect(token).not.toContain('42424242');
  });

  it('is another one each time', () => {
    expect(cardToken(good)).not.toBe(cardToken(good));
  });
});
