import { expect, it } from 'vitest';
import { cardExpiry } from '#app/checkout/card/cardExpiry.ts';

const march = { exp_month: 3, exp_year: 2027 };

it.each([
  ['2027-04-01T00:00:00.000Z', 'expired'],
  ['2027-03-31T23:59:59.999Z', 'soon'],
  ['2027-02-15T00:00:00.000Z', 'soon'],
  ['2027-02-14T23:59:59.999Z', 'good'],
] as const)('a card of March is at %s %s', (moment, expiry) => {
  expect(cardExpiry(march, new Date(moment))).toBe(expiry);
});

it('a card of December is good until the end of its year', () => {
  const december = { exp_month: 12, exp_year: 2026 };
  expect(cardExpiry(december, new Date('2026-12-31T23:59:59.000Z'))).toBe('soon');
  expect(cardExpiry(december, new Date('2027-01-01T00:00:00.000Z'))).toBe('expired');
});
