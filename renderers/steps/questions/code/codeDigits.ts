/** How many digits a code has. */
export const CODE_LENGTH = 5;

/** The digits of a code, one for each box; an empty text where none is entered. */
export type CodeDigits = readonly string[];

export const noDigits: CodeDigits = Array.from({ length: CODE_LENGTH }, () => '');

/** The digits of a text that is a whole code and nothing else; undefined of any other. */
export function wholeCode(text: string): CodeDigits | undefined {
  const code = text.trim();
  return /^\d+$/.test(code) && code.length === CODE_LENGTH ? code.split('') : undefined;
}

/** What one box holds after something was entered in it: one digit, or nothing; undefined where that is neither. */
export const digitOf = (text: string): string | undefined => (/^\d?$/.test(text) ? text : undefined);

/** The code with one box changed. */
export const withDigit = (digits: CodeDigits, at: number, digit: string): CodeDigits =>
  digits.map((known, index) => (index === at ? digit : known));

/** Whether every box holds a digit. */
export const isWhole = (digits: CodeDigits): boolean => digits.every((digit) => digit !== '');
