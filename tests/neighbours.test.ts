import { basename, dirname, extname } from 'node:path';
import { expect, it } from 'vitest';
import { importsOf, sourceFiles, sourceOf } from './support/imports.ts';

const rooms = ['engine', 'flows', 'renderers', 'services', 'app', 'schemas', 'stories', 'tests'];

/** Lines of code from which on a part that one neighbour uses may have a file of its own. */
const OWN_FILE = 15;

/** Files whose name says which part of their module they are, and the entry of a program. */
const named: ReadonlySet<string> = new Set(['mails.ts', 'store.ts', 'devEntry.ts']);

const importersOf = new Map<string, Set<string>>();
for (const importer of rooms.flatMap(sourceFiles))
  for (const file of importsOf(importer)) {
    const importers = importersOf.get(file) ?? new Set();
    importersOf.set(file, importers.add(importer));
  }

/** Lines of code: neither blank, nor comment, nor import. */
const linesOf = (file: string): number =>
  sourceOf(file)
    .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$|^import [^]*?;$/gm, '')
    .split('\n')
    .filter((line) => line.trim() !== '').length;

/** Whether a file holds little that one file beside it needs, which could hold it: types and values, and no style sheet. */
function belongsToNeighbour(file: string): boolean {
  const [importer, ...others] = importersOf.get(file) ?? [];
  return (
    importer !== undefined &&
    others.length === 0 &&
    dirname(importer) === dirname(file) &&
    (extname(file) === '.ts' || extname(importer) === '.tsx') &&
    ![file, importer].some((one) => one.endsWith('.css.ts')) &&
    !named.has(basename(file)) &&
    !sourceOf(importer).includes(`import('./${basename(file)}')`) &&
    linesOf(file) < OWN_FILE
  );
}

it('what is small and serves one neighbour lives with it', () => {
  expect(
    ['engine', 'flows', 'renderers', 'services', 'app', 'schemas'].flatMap(sourceFiles).filter(belongsToNeighbour),
  ).toEqual([]);
});
