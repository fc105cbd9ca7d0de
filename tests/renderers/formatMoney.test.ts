import { describe, expect, it } from 'vitest';
import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';

describe('an amount of money', () => {
  it.each([
    [8700, '$87.00'],
    [5, '$0.05'],
    [118_800, '$1,188.00'],
    [-3600, '-$36.00'],
    [0, '$0.00'],
  ])('of %d cents reads %s', (cents, text) => {
    expect(formatMoney(cents)).toBe(text);
  });

  it('leaves the cents of whole dollars away where it is short, and only those', () => {
    expect(formatMoney(8700, { short: true })).toBe('$87');
    expect(formatMoney(8750, { short: true })).toBe('$87.50');
  });
});
