import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import table from '#flows/medicines/conditions.json' with { type: 'json' };
import { classFacts } from '#flows/medicines/rules/classFacts.ts';
import { medicines } from '#flows/medicines/rules/medicineTable.ts';

const root = join(import.meta.dirname, '../../..');
const products = join(root, 'services/backend/catalogue/products');

interface Product {
  readonly intakeTemplate?: string;
  readonly medicationType?: string;
}

/** The generic names of what each template sells. */
const sold = readdirSync(products)
  .map((file): Product => JSON.parse(readFileSync(join(products, file), 'utf8')))
  .flatMap(({ intakeTemplate, medicationType }) =>
    intakeTemplate === undefined || medicationType === undefined
      ? []
      : [{ template: intakeTemplate, generic: genericOf(medicationType) }],
  );

function genericOf(name: string): string {
  const known = medicines.find(({ name: generic, brands = [] }) => generic === name || brands.includes(name));
  return known?.name ?? name;
}

/** The rows of the table of stops: the template, and the generic names in its label. */
const rows = readFileSync(join(root, 'flows/README.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const row = /^\| `([a-z-]+)` +\|.*\| ([^|]*\([a-z]+\)[^|]*)\|$/u.exec(line);
    return row
      ? [{ template: row[1] ?? '', names: [...(row[2] ?? '').matchAll(/\(([a-z]+)\)/gu)].map(([, name]) => name) }]
      : [];
  });

it('the stops of a template follow the label of a medicine that it sells', () => {
  expect(rows.length).toBeGreaterThan(20);
  const wrong = rows.flatMap(({ template, names }) =>
    names
      .filter((name) => !sold.some((one) => one.template === template && one.generic === name))
      .map((name) => `${template}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

it('every medicine that is sold has a stop that follows its label', () => {
  const missing = sold.filter(
    ({ template, generic }) => !rows.some((row) => row.template === template && row.names.includes(generic)),
  );
  expect(missing).toEqual([]);
});

interface Template {
  readonly facts?: { readonly [ref: string]: string | { readonly enum: readonly string[] } };
}

const intakes = join(root, 'flows/intakes');
const read = readdirSync(intakes).map((file) => {
  const { facts }: Template = JSON.parse(readFileSync(join(intakes, file), 'utf8'));
  const named = Object.entries(facts ?? {}).filter(([ref]) => Object.keys(classFacts([])).includes(ref));
  const classes = named.flatMap(([, fact]) => (typeof fact === 'object' ? fact.enum : []));
  return { template: file.replace('.steps.json', ''), classes };
});

it('every class that a template reads is one that a table can tell, and each condition is read', () => {
  const known = new Set([
    ...medicines.flatMap(({ name, classes = [] }) => [...classes, `${name}-allergy`]),
    ...table.conditions.map((condition) => `${condition.class}-condition`),
  ]);
  expect(read.flatMap(({ classes }) => classes).filter((one) => !known.has(one))).toEqual([]);
  const readOnes = new Set(read.flatMap(({ classes }) => classes));
  expect([...known].filter((one) => one.endsWith('-condition') && !readOnes.has(one))).toEqual([]);
});

it('an allergy to what a template sells is read wherever the patient has named it', () => {
  const unread = sold.filter(
    ({ template, generic }) =>
      !read.some((one) => one.template === template && one.classes.includes(`${generic}-allergy`)),
  );
  expect(unread).toEqual([]);
});
