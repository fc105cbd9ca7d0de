import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ file: join('app', name), source: readFileSync(join('app', name), 'utf8') }));

/** The modules of all parts that come later, from the portal's folder. */
const parts = sources.flatMap(({ file, source }) =>
  [...source.matchAll(/laterPart\(\s*async \(\) => \(await import\('([^']+)'\)\)/g)].map(([, path = '']) =>
    normalize(join(dirname(file), path)),
  ),
);

/** What routes and pages say of their parts. */
const named = sources.flatMap(({ source }) =>
  [...source.matchAll(/\bpart: '([^']+)'/g)].map(([, path]) => `app/${path}`),
);

it('the document of every page brings the styles of its parts whose code comes later', () => {
  expect(parts.length).toBeGreaterThan(5);
  expect(named.toSorted()).toEqual(parts.toSorted());
});
