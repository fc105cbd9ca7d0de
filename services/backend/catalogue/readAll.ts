import type { Faults } from '../kernel/files/Faults.ts';
import type { JsonForm } from '../kernel/files/JsonForm.ts';

/** The files of a form by slug, as they are written. */
export function readAll<Content>(form: JsonForm<Content>, files: ReadonlyMap<string, string>, faults: Faults) {
  return [...files].flatMap(([slug, file]) => {
    const written = form.read(file, faults);
    return written === undefined ? [] : [{ slug, file, written }];
  });
}
