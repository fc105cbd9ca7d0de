import { describe, expect, it } from 'vitest';
import { heightOf, heightText } from '#flows/kinds/fields/height.ts';
import { normalizeBirthday } from '#renderers/fields/formats/normalizeBirthday.ts';
import { readNumber } from '#renderers/fields/formats/readNumber.ts';

describe('a date of birth', () => {
  it.each([
    ['1/2/1990', '01-02-1990'],
    ['01/02/1990', '01-02-1990'],
    ['1.2.1990', '01-02-1990'],
    [' 1-2-1990 ', '01-02-1990'],
    ['1990-01-02', '01-02-1990'],
    ['1990/1/2', '01-02-1990'],
    ['01-02-1990', '01-02-1990'],
  ])('written %s is taken in as %s', (written, normal) => {
    expect(normalizeBirthday(written)).toBe(normal);
  });

  it.each(['', '01-02', '1/2/90', '01-02-19', 'January 2'])('that is not whole, %s, is left alone', (written) => {
    expect(normalizeBirthday(written)).toBeUndefined();
  });
});

describe('a height', () => {
  it('is held as total inches', () => {
    expect(heightOf({ feet: '5', inches: '7' })).toBe(67);
    expect(heightOf({ feet: '10', inches: '11' })).toBe(131);
  });

  it('is absent where nothing is entered', () => {
    expect(heightOf({ feet: '', inches: ' ' })).toBeUndefined();
  });

  it.each([
    ['5', '12'],
    ['0', '6'],
    ['11', '0'],
    ['5', ''],
    ['5', '1.5'],
    ['x', '1'],
  ])('of %s feet and %s inches is kept as written, not counted', (feet, inches) => {
    const held = heightOf({ feet, inches });
    expect(held).toBe(`${feet}'${inches}`);
    expect(heightText(held)).toEqual({ feet, inches });
  });

  it('comes back into its boxes', () => {
    expect(heightText(67)).toEqual({ feet: '5', inches: '7' });
    expect(heightText(undefined)).toEqual({ feet: '', inches: '' });
  });
});

describe('a number', () => {
  it.each([
    ['150', 150],
    [' 150.5 ', 150.5],
    ['1,500', 1500],
    ['150.', 150],
    ['-3', -3],
  ])('written %s is read as %d', (written, number) => {
    expect(readNumber(written)).toBe(number);
  });

  it.each(['', '15o', '1,5', '150 lb', '1e3', '0x10', '.'])('is not seen in %s', (written) => {
    expect(readNumber(written)).toBeUndefined();
  });
});
