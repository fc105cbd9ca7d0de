import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import conditions from '#flows/medicines/conditions.json' with { type: 'json' };
import { medicines } from '#flows/medicines/rules/medicineTable.ts';

const known = new Set([
  ...conditions.conditions.map((one) => `${one.class}-condition`),
  ...medicines.flatMap(({ classes = [] }) => classes),
]);

const folder = 'flows/intakes/';
const told = readdirSync(folder).flatMap((file) =>
  [...readFileSync(folder + file, 'utf8').matchAll(/"classes": \[([^\]]*)\]/gu)].flatMap(([, listed = '']) =>
    listed.split(',').map((name) => `${file}: ${name.trim().slice(1, -1)}`),
  ),
);

it('options of the shipped templates stand for classes that the tables know', () => {
  expect(told.length).toBeGreaterThan(10);
  expect(told.filter((one) => !known.has(one.split(': ')[1] ?? ''))).toEqual([]);
});
