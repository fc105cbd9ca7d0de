import type { Card } from '#schemas/wire/card.ts';

/** A saved card that is good for years. */
export const exampleCard: Card = {
  _id: 'card_1',
  brand: 'visa',
  last4: '4242',
  exp_month: 12,
  exp_year: 2031,
  exp: '12/2031',
};
