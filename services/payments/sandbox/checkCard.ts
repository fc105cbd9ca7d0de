import { brandOf, lengthOf } from './cardBrands.ts';

/** The parts of a card form. */
export const cardParts = ['number', 'expiry', 'cvc', 'zip'] as const;

export type CardPart = (typeof cardParts)[number];

/** The entered texts of a card form. */
export type CardInput = { readonly [part in CardPart]: string };

/** A month of a year; in a valid one, `month` is 1 to 12. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

/** The problem of one input: `incomplete` if it does not have the right number of digits. */
export interface CardProblem {
  readonly part: CardPart;
  readonly code: 'incomplete' | 'invalid';
  readonly message: string;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Whether the check digit of a number is correct. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const doubled = digit * 2;
    sum += at % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** The month of an expiry written as MM/YY; undefined if it does not have four digits. */
function expiryOf(text: string): Month | undefined {
  const digits = digitsOf(text);
  return digits.length === 4 ? { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2)) } : undefined;
}

function numberProblem(text: string): Omit<CardProblem, 'part'> | undefined {
  const digits = digitsOf(text);
  if (digits.length < lengthOf(brandOf(digits)))
    return { code: 'incomplete', message: 'Your card number is incomplete.' };
  return digits.length > lengthOf(brandOf(digits)) || !passesLuhn(digits)
    ? { code: 'invalid', message: 'Your card number is invalid.' }
    : undefined;
}

function expiryProblem(text: string, today: Month): Omit<CardProblem, 'part'> | undefined {
  const expiry = expiryOf(text);
  if (!expiry) return { code: 'incomplete', message: "Your card's expiration date is incomplete." };
  if (expiry.month < 1 || expiry.month > 12)
    return { code: 'invalid', message: "Your card's expiration date is invalid." };
  return expiry.year * 12 + expiry.month < today.year * 12 + today.month
    ? { code: 'invalid', message: "Your card's expiration date is in the past." }
    : undefined;
}

const cvcProblem = (text: string, number: string): Omit<CardProblem, 'part'> | undefined =>
  digitsOf(text).length < brandOf(digitsOf(number)).cvcLength
    ? { code: 'incomplete', message: "Your card's security code is incomplete." }
    : undefined;

const zipProblem = (text: string): Omit<CardProblem, 'part'> | undefined =>
  text === '' || digitsOf(text).length === 5
    ? undefined
    : { code: 'incomplete', message: 'Your postal code is incomplete.' };

/** The problems of an entered card, in the order of the inputs; empty if the card can be sent. The postal code may be left out. */
export function checkCard({ number, expiry, cvc, zip }: CardInput, today: Month): readonly CardProblem[] {
  const found = {
    number: numberProblem(number),
    expiry: expiryProblem(expiry, today),
    cvc: cvcProblem(cvc, number),
    zip: zipProblem(zip),
  };
  return cardParts.flatMap((part) => {
    const problem = found[part];
    return problem ? [{ part, ...problem }] : [];
  });
}

/**
 * A token that represents a card: network, last four digits, expiry as MMYYYY, and a random part. It does not contain
 * the number.
 *
 * @throws RangeError for an incomplete expiry
 */
export function cardToken({ number, expiry }: CardInput): string {
  const digits = number.replace(/\D/g, '');
  const until = expiryOf(expiry);
  if (!until) throw new RangeError(`'${expiry}' is not a month`);
  const random = crypto.getRandomValues(new Uint8Array(4));
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const month = `${String(until.month).padStart(2, '0')}${until.year}`;
  return `tok_${brandOf(digits).id}_${digits.slice(-4)}_${month}_${hex}`;
}
