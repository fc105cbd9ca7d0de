import type { Faults } from '../kernel/files/Faults.ts';
import type { JsonForm } from '../kernel/files/JsonForm.ts';
import { basename, extname, join } from 'node:path';
import { namesIn } from '../kernel/files/paths.ts';

/** The files of a form by slug, as they are written. */
export function readAll<Content>(form: JsonForm<Content>, files: ReadonlyMap<string, string>, faults: Faults) {
  return [...files].flatMap(([slug, file]) => {
    const written = form.read(file, faults);
    return written === undefined ? [] : [{ slug, file, written }];
  });
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The files of a folder by their names without the ending; others, and names of another form, are faults. */
export function filesIn(folder: string, ending: '.json' | '.svg', faults: Faults): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const name of namesIn(folder, 'files')) {
    const file = join(folder, name);
    const slug = basename(name, ending);
    if (extname(name) === ending && SLUG.test(slug)) files.set(slug, file);
    else faults.add(file, '', `must be named with small letters, digits and single hyphens and end in ${ending}`);
  }
  return files;
}
