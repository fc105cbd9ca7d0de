import type { Value } from '#schemas/flow/answer.ts';

/** What conditions see of a walk's answers. */
export interface AnswerView {
  /** A fact; undefined where it is not known. */
  fact(ref: string): Value | undefined;
  /** The value of a step's field, by the step's position; undefined where the step is hidden or not answered. */
  value(index: number, field: string): Value | undefined;
}
