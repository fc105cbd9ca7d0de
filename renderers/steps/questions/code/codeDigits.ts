/** The number of digits in a code. */
export const CODE_LENGTH = 5;

/** The digits of a code, one for each box; an empty string for an empty box. */
export type CodeDigits = readonly string[];

export const noDigits: CodeDigits = Array.from({ length: CODE_LENGTH }, () => '');

/** The digits of a text that is exactly a complete code; undefined for any other text. */
export function wholeCode(text: string): CodeDigits | undefined {
  const code = text.trim();
  return /^\d+$/.test(code) && code.length === CODE_LENGTH ? code.split('') : undefined;
}

/** The new content of a box: one digit or empty; undefined for any other input. */
export const digitOf = (text: string): string | undefined => (/^\d?$/.test(text) ? text : undefined);

/** The code with one box replaced. */
export const withDigit = (digits: CodeDigits, at: number, digit: string): CodeDigits =>
  digits.map((known, index) => (index === at ? digit : known));

/** Whether every box holds a digit. */
export const isWhole = (digits: CodeDigits): boolean => digits.every((digit) => digit !== '');
