import type { StepLanguage } from '../read/StepLanguage.ts';

/** The project that the tool works on: its folder, and what its steps JSON is written in. */
export interface Project {
  readonly root: string;
  readonly language: StepLanguage;
}
