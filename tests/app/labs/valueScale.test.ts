import { describe, expect, it } from 'vitest';
import { valueScale } from '#app/labs/charts/scale/valueScale.ts';

const textsOf = (values: readonly number[]) => valueScale(values).ticks.map(({ text }) => text);

describe('the axis of values', () => {
  it('has round ends beyond the lowest and the highest value', () => {
    const { at, ticks } = valueScale([76, 142]);
    expect(ticks.map(({ value }) => value)).toEqual([60, 80, 100, 120, 140, 160]);
    expect([at(160), at(60), at(110)]).toEqual([0, 100, 50]);
  });

  it('never goes below 0 for values that cannot', () => {
    expect(textsOf([0.2, 3])).toEqual(['0', '1', '2', '3', '4']);
    expect(valueScale([0, 0]).ticks[0]).toEqual({ value: 0, text: '0.0' });
    expect(valueScale([-2, 3]).at(-2)).toBeLessThan(100);
  });

  it('writes all its numbers with the same digits', () => {
    expect(textsOf([5.4, 5.9])).toEqual(['5.2', '5.4', '5.6', '5.8', '6.0']);
  });

  it('shows values that are all equal in its middle', () => {
    const { at, ticks } = valueScale([90, 90, 90]);
    expect(at(90)).toBe(50);
    expect(ticks.length).toBeGreaterThan(2);
  });

  it('holds what is beyond it at its ends', () => {
    const { at } = valueScale([10, 20]);
    expect([at(Infinity), at(-Infinity), at(1000)]).toEqual([0, 100, 0]);
  });
});
