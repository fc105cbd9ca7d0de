import type { Finding } from '../../finding/Finding.ts';
import type { Source } from '../../read/Source.ts';
import type { StepLanguage } from '../../read/StepLanguage.ts';

/** JSON files that say what the flows sell, and what is wrong with them. */
export interface Beside {
  /** The folder of the files, from that of the project; nothing is checked where there is none. */
  readonly folder: string;
  /** @param only a flow or template: then a file that has nothing to do with it has no findings */
  readonly find: (source: Source, only?: string) => readonly Finding[];
}

/** The project that the tool works on. */
export interface Project {
  /** Its folder. */
  readonly root: string;
  /** The language of its steps JSON. */
  readonly language: StepLanguage;
  /** What belongs to its flows and stands elsewhere. */
  readonly beside?: Beside;
}
