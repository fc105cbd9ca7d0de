const DIGITS = 10;

/**
 * The ten digits of a complete number with country code, such as `+1 (555) 123-4567`; undefined for anything else, such
 * as a number that is being typed.
 */
export function nationalOf(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  return digits.length === DIGITS + 1 && digits.startsWith('1') ? digits.slice(1) : undefined;
}

/** The digits of a phone number, as stored; undefined when there are none. */
export const phoneOf = (text: string): string | undefined => text.replace(/\D/g, '') || undefined;

/** Formats stored digits, as many as there are, as (###) ###-####. */
export function phoneText(digits: string): string {
  const national = nationalOf(digits) ?? digits.replace(/\D/g, '').slice(0, DIGITS);
  const [area, exchange, line] = [national.slice(0, 3), national.slice(3, 6), national.slice(6)];
  if (national.length === 0) return '';
  if (national.length <= 3) return `(${area}`;
  return line === '' ? `(${area}) ${exchange}` : `(${area}) ${exchange}-${line}`;
}

/** As `phoneText`, with the country code of a number that begins with it: +1 (###) ###-####. */
export const codedPhoneText = (digits: string): string =>
  digits.startsWith('1') ? `+1 ${phoneText(digits.slice(1))}`.trimEnd() : phoneText(digits);
