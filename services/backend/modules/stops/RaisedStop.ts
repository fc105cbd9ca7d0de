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

/** A stop that waits for a person of the care team. */
export interface StopTask {
  readonly _id: string;
  readonly stop: string;
  readonly kind: 'never' | 'provider-first';
  readonly patient: string;
  readonly intake: string;
  /** What it holds up: an open visit, one that waits for its review, or a treatment under way. */
  readonly about: 'visit' | 'review' | 'treatment';
  /** The answers that raised it; and those that did before they were changed, the oldest first. */
  readonly answers: Answer;
  readonly before: Answer[] | null;
  /** ISO 8601. */
  readonly created_at: string;
}
