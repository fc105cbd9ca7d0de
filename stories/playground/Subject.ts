import { compositionNames } from './editedFlows.ts';

/** What the playground works on: a file, and the composition that it is walked in. */
export interface Subject {
  readonly file: string;
  readonly composition: string;
}

/** The template that files of many compositions are looked at with first. */
const USUAL = 'visit with rapamycin';

/** A file in the composition that it is usually looked at in. */
export function subjectOf(file: string): Subject {
  const names = compositionNames(file);
  return { file, composition: names.includes(USUAL) ? USUAL : (names[0] ?? '') };
}
