import { expect, it } from 'vitest';
import { sourceOf } from '#engine/authoring/read/Source.ts';
import { readFolder } from '#engine/authoring/read/readFolder.ts';
import { dosesOffered } from '#flows/checkout/check/dosesOffered.ts';
import { root } from './realFlows.ts';

const FILE = 'services/backend/catalogue/products/generic-rapamycin.json';

const products = readFolder(root, dosesOffered.folder);
const text = JSON.stringify(products.find(({ file }) => file === FILE)?.value);

it('the products offer no dose beyond their limits, and are looked at', () => {
  expect(products.length).toBeGreaterThan(5);
  expect(products.flatMap((product) => dosesOffered.find(product))).toEqual([]);
  expect(readFolder(root, 'services/nowhere')).toEqual([]);
});

it.each([
  ['"monthlyUnits":300', '"monthlyUnits":1200', 'monthlyUnits', 'the starter dose', 1200],
  ['"max":800,"default"', '"max":1200,"default"', 'customQuantity/max', 'the greatest of their own', 1200],
  ['"min":100,"max":800,"default"', '"min":20,"max":800,"default"', 'customQuantity/min', 'the least of', 20],
  ['"default":500', '"default":900', 'customQuantity/default', 'as it stands at first', 900],
])('a dose beyond the limits is found, with who is booked it: %s as %s', (was, is, field, choice, units) => {
  const changed = text.replace(was, is);
  expect(changed).not.toBe(text);
  const product = sourceOf(FILE, changed);
  const [found, ...others] = dosesOffered.find(product);
  expect(found).toMatchObject({ code: 'doseOutOfLimits', file: FILE, pointer: `/frequencies/0/${field}` });
  expect(found?.what).toContain("'Generic Rapamycin', 'Once weekly'");
  expect(found?.what).toContain(choice);
  expect(found?.what).toContain(`is booked ${units} units a month, where 100 to 800 are allowed`);
  expect(others).toEqual([]);
  expect(dosesOffered.find(product, 'rapamycin')).toHaveLength(1);
  expect(dosesOffered.find(product, 'sleep-support')).toEqual([]);
});
