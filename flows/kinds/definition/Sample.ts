import type { Answer } from '#schemas/flow/answer.ts';

/** A step of a kind that uses every option of the kind, and an answer to it: for tests, stories and previews. */
export interface Sample<S> {
  readonly step: S;
  readonly answer: Answer;
}
