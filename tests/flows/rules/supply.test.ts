import { describe, expect, it } from 'vitest';
import { supplyText } from '#flows/checkout/rules/supply.ts';
import type { Regimen } from '#schemas/regimen.ts';

const daily: Regimen = {
  doses_per_week: 7,
  amount: 1,
  unit: { one: 'tablet', many: 'tablets' },
  milliliters: false,
  pack: null,
};
const weekly: Regimen = { ...daily, doses_per_week: 1, amount: 3, unit: { one: 'capsule', many: 'capsules' } };
const liquid: Regimen = { ...weekly, amount: 1.42, unit: { one: 'mL', many: 'mL' }, milliliters: true };
const drops: Regimen = { ...daily, pack: { one: 'bottle', many: 'bottles', holds: 31 } };

/** What is dispensed in each period. */
const dispensed = (regimen: Regimen, months: number, periods: number) =>
  Array.from({ length: periods }, (_, at) => supplyText(regimen, months, at + 1));
const numbers = (regimen: Regimen, months: number, periods: number) =>
  dispensed(regimen, months, periods).map((text) => Number.parseFloat(text));
const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);

describe('the supply of a daily tablet', () => {
  it('covers the days of each month, with what the months before left over', () => {
    expect(numbers(daily, 1, 12)).toEqual([31, 30, 31, 30, 31, 30, 30, 31, 30, 31, 30, 30]);
    expect(sum(numbers(daily, 1, 12))).toBe(365);
  });

  it('is said in words, with how long it lasts', () => {
    expect(dispensed(daily, 1, 2)).toEqual(['31 tablets, enough for a month', '30 tablets, enough for a month']);
    expect(dispensed(daily, 3, 1)).toEqual(['92 tablets, enough for 3 months']);
  });

  it('lasts a month where it is bought once', () => {
    expect(supplyText(daily, 0)).toBe('31 tablets, enough for a month');
  });
});

describe('the supply of a weekly dose', () => {
  it('is whole doses over the running supply', () => {
    expect(numbers(weekly, 1, 6).map((pieces) => pieces / 3)).toEqual([5, 4, 5, 4, 4, 5]);
    expect(sum(numbers(weekly, 1, 12)) / 3).toBe(53);
  });

  it('of a liquid says how many doses its milliliters are', () => {
    expect(supplyText(liquid, 1)).toBe('7.1 mL (5 doses), enough for a month');
    expect(supplyText(liquid, 3)).toBe('19.88 mL (14 doses), enough for 3 months');
    expect(supplyText(liquid, 3, 2)).toBe('18.46 mL (13 doses), enough for 3 months');
  });
});

describe('the supply in packs', () => {
  it('is whole packs that hold what the period takes', () => {
    expect(numbers(drops, 1, 12)).toEqual(Array.from({ length: 12 }, () => 1));
    expect(supplyText({ ...drops, amount: 2 }, 3)).toBe('6 bottles, enough for 3 months');
    expect(numbers({ ...drops, pack: { one: 'box', many: 'boxes', holds: 28 } }, 1, 4)).toEqual([2, 1, 1, 1]);
  });
});

it.each([daily, weekly, liquid, { ...daily, doses_per_week: 21 }, { ...daily, doses_per_week: 4 }])(
  'is never less than what the months take',
  (regimen) => {
    for (const months of [1, 3, 6])
      for (let periods = 1; periods <= 12; periods += 1) {
        const needed = (regimen.doses_per_week * 365 * months * periods) / 84;
        expect(sum(numbers(regimen, months, periods)) / regimen.amount).toBeGreaterThanOrEqual(needed - 0.001);
      }
  },
);
