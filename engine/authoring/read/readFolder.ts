import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceOf, type Source } from './Source.ts';

/** Reads every JSON file of a folder of a project, sorted by name; none where there is no such folder. */
export function readFolder(root: string, folder: string): readonly Source[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => sourceOf(`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8')));
}
