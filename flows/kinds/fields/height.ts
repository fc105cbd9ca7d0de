import type { Value } from '#schemas/flow/answer.ts';

const INCHES = 12;
const WRITTEN = /^(.*)'(.*)$/;

/** The texts in the two boxes of a height. */
export interface HeightText {
  readonly feet: string;
  readonly inches: string;
}

const whole = (text: string, lowest: number, highest: number): number | undefined => {
  const number = /^\d{1,2}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= lowest && number <= highest ? number : undefined;
};

/**
 * Reads 1 to 10 feet and 0 to 11 inches as total inches. An invalid height is returned as written, `5'13`; for blank
 * boxes the result is undefined.
 */
export function heightOf({ feet, inches }: HeightText): number | string | undefined {
  if (feet.trim() === '' && inches.trim() === '') return undefined;
  const [wholeFeet, wholeInches] = [whole(feet, 1, 10), whole(inches, 0, INCHES - 1)];
  return wholeFeet === undefined || wholeInches === undefined ? `${feet}'${inches}` : wholeFeet * INCHES + wholeInches;
}

/** Splits a stored height, in total inches or as written, into the texts of its two boxes. */
export function heightText(value: Value | undefined): HeightText {
  if (typeof value === 'number') return { feet: String(Math.floor(value / INCHES)), inches: String(value % INCHES) };
  const written = typeof value === 'string' ? WRITTEN.exec(value) : null;
  return { feet: written?.[1] ?? '', inches: written?.[2] ?? '' };
}
