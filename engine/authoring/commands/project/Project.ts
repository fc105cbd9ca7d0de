import type { StepLanguage } from '../../read/StepLanguage.ts';

/** The project that the tool works on: its folder, and the language of its steps JSON. */
export interface Project {
  readonly root: string;
  readonly language: StepLanguage;
}
