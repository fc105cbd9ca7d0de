/** A card network: the first digits of its numbers, their length, and the grouping of their digits. */
export interface CardBrand {
  readonly id: 'visa' | 'mastercard' | 'amex' | 'discover' | 'unknown';
  readonly begins: RegExp;
  readonly groups: readonly number[];
  readonly cvcLength: number;
}

const FOURS = [4, 4, 4, 4] as const;

const unknown: CardBrand = { id: 'unknown', begins: /^/, groups: FOURS, cvcLength: 3 };

const brands: readonly CardBrand[] = [
  { id: 'visa', begins: /^4/, groups: FOURS, cvcLength: 3 },
  { id: 'mastercard', begins: /^(?:5[1-5]|2[2-7])/, groups: FOURS, cvcLength: 3 },
  { id: 'amex', begins: /^3[47]/, groups: [4, 6, 5], cvcLength: 4 },
  { id: 'discover', begins: /^6(?:011|4[4-9]|5)/, groups: FOURS, cvcLength: 3 },
];

/** The network of a card number, as far as its first digits tell. */
export const brandOf = (number: string): CardBrand => brands.find(({ begins }) => begins.test(number)) ?? unknown;

/** The number of digits of this network's card numbers. */
export const lengthOf = ({ groups }: CardBrand): number => groups.reduce((sum, group) => sum + group, 0);
