import { brandOf } from './cardBrands.ts';
import { expiryOf, type CardInput } from './checkCard.ts';

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
