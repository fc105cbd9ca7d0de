import type { Answer } from '#schemas/flow/answer.ts';

/** A stop that is raised in a visit and was not before. */
export interface RaisedStop {
  readonly id: string;
  readonly intake: string;
  readonly stop: string;
  readonly kind: 'never' | 'provider-first';
  /** What its condition has read, by reference. */
  readonly answers: Answer;
}
