import type { Answers } from '../answers/Answers.ts';

/** The input of an effect: the answers. */
export interface EffectInput {
  readonly answers: Answers;
}
