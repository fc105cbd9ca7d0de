import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** The TypeScript files of a folder and what is below it, by their paths from the top of the project. */
export const sourceFiles = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);

export const sourceOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** What a file imports of the project, statically or later. */
export const importsOf = (file: string): readonly string[] =>
  [...sourceOf(file).matchAll(/(?:from|import\(?) ?'(#|\.\.?\/)([^']+)'/g)].map(([, from, path]) =>
    from === '#' ? String(path) : join(dirname(file), `${from}${path}`),
  );
