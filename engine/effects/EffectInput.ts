import type { Answers } from '../answers/Answers.ts';

/** What an effect is given: the answers, to read what it needs. */
export interface EffectInput {
  readonly answers: Answers;
}
