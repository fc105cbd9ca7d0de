import { expect, it } from 'vitest';
import { derivedValues } from '#services/backend/sandbox/laboratory/derivedValues.ts';

const woman = { sex: 'female', age: 40, draw: '1' } as const;

it('the fats of one draw add up', () => {
  const fats = derivedValues({ 'ldl-c': 92, 'hdl-c': 60, triglycerides: 90 }, woman);
  expect(fats).toMatchObject({ 'non-hdl-c': 110, 'total-cholesterol': 170 });
});

it.each([
  [woman, 0.81, 94],
  [{ ...woman, sex: 'male' } as const, 0.81, 114],
  [woman, 0.5, 122],
  [{ ...woman, age: 70 }, 1.4, 40],
])('the filtration rate of %j with %d mg/dL of creatinine is that of CKD-EPI 2021', (drawn, creatinine, rate) => {
  expect(Math.round(derivedValues({ creatinine }, drawn)['egfr'] ?? 0)).toBe(rate);
});

it('what was not measured is not computed with', () => {
  expect(derivedValues({ 'hdl-c': 60 }, woman)).toEqual({
    'non-hdl-c': undefined,
    'total-cholesterol': undefined,
    egfr: undefined,
  });
});
