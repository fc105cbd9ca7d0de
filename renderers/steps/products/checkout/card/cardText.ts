import type { Card } from '#schemas/wire/card.ts';

const names: { readonly [brand: string]: string } = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  unknown: 'Card',
};

/** By what a patient recognizes a card: 'Visa ending in 4242'. */
export const cardText = ({ brand, last4 }: Pick<Card, 'brand' | 'last4'>): string =>
  `${names[brand.toLowerCase()] ?? brand} ending in ${last4}`;
