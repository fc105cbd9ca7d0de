import { describe, expect, it } from 'vitest';
import { digitOf, isWhole, noDigits, wholeCode, withDigit } from '#renderers/steps/questions/code/codeDigits.ts';

describe('a text', () => {
  it.each([
    ['12345', '12345'],
    ['00042', '00042'],
    [' 90210\n', '90210'],
  ])('%j is a whole code', (text, code) => {
    expect(wholeCode(text)?.join('')).toBe(code);
  });

  it.each(['', '1234', '123456', '12 345', '12-345', '1234x', '１２３４５', '+1234', '1e234'])('%j is none', (text) => {
    expect(wholeCode(text)).toBeUndefined();
  });
});

describe('a box', () => {
  it.each(['', '0', '7'])('takes %j', (text) => {
    expect(digitOf(text)).toBe(text);
  });

  it.each(['x', ' ', '12', '-', '١'])('does not take %j', (text) => {
    expect(digitOf(text)).toBeUndefined();
  });
});

describe('a code', () => {
  it('is whole once every box holds a digit', () => {
    let digits = noDigits;
    for (const at of [4, 0, 2, 1]) {
      digits = withDigit(digits, at, '0');
      expect(isWhole(digits)).toBe(false);
    }
    expect(isWhole(withDigit(digits, 3, '0'))).toBe(true);
    expect(noDigits).toEqual(['', '', '', '', '']);
  });
});
