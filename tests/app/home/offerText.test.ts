import { expect, it } from 'vitest';
import { offerText } from '#app/dashboard/visits/offerText.ts';

it.each([
  [{ image: null, minutes: 1, price: null }, 'About 1 minute'],
  [{ image: null, minutes: 6, price: { amount: 8700, per: 'month' } }, 'About 6 minutes · From $87/mo'],
  [{ image: null, minutes: 2, price: { amount: 19_950, per: 'once' } }, 'About 2 minutes · From $199.50'],
] as const)('the offer %j reads %s', (offer, text) => {
  expect(offerText(offer)).toBe(text);
});
