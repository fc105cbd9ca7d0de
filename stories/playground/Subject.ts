import { compositionNames } from './editedFlows.ts';

/** The subject of the playground: a file, and the composition that runs it. */
export interface Subject {
  readonly file: string;
  readonly composition: string;
}

/** The preferred composition of files that many compositions share. */
const USUAL = 'visit with rapamycin';

/** A file in its preferred composition. */
export function subjectOf(file: string): Subject {
  const names = compositionNames(file);
  return { file, composition: names.includes(USUAL) ? USUAL : (names[0] ?? '') };
}
