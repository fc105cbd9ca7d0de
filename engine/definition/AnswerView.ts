import type { Value } from '#schemas/flow/answer.ts';

/** The part of a walk's answers that conditions can read. */
export interface AnswerView {
  /** The value of a fact; undefined when it is unknown. */
  fact(ref: string): Value | undefined;
  /** The value of a step's field, by the step's position; undefined when the step is hidden or unanswered. */
  value(index: number, field: string): Value | undefined;
}
