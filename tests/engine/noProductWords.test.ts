import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../engine');

/** What the portal sells, asks and is about: the engine knows none of it. */
const words =
  /checkout|promo|coupon|discount|identity|photo|membership|phone|inch(?:es)?\b|pound|pharmacy|medic|health|intake|visit\b|product|dose|payment|subscription|appointment|lab\b/iu;

const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.startsWith('authoring'),
);

it('no file of the engine outside of its tools names anything that the portal is about', () => {
  expect(files.length).toBeGreaterThan(20);
  const named = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => words.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(named).toEqual([]);
});
