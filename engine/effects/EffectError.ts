import type { ProblemField } from '#schemas/problem.ts';
import type { SavedAnswer } from '../answers/Answers.ts';
import type { KnownFacts } from '../definition/FactTypes.ts';

interface EffectErrorOptions {
  readonly code: string;
  /** For the patient; empty if only the button of the step may say that the effect failed. */
  readonly message: string;
  readonly fields?: readonly ProblemField[];
  /** A text for the patient about the consequence of the failure, such as the status of an order that was sent. */
  readonly note?: string | undefined;
  /** With code RevisionConflict: the answer that the server holds for the step. */
  readonly theirs?: SavedAnswer;
  /** Facts that are known although the effect failed; the effect's contract lists them under `learnsOnFailure`. */
  readonly learns?: KnownFacts;
}

/** The error of a failed effect: a literal code to branch on, a text for the patient, and the refused fields. */
export class EffectError extends Error {
  override readonly name = 'EffectError';
  readonly code: string;
  readonly fields: readonly ProblemField[];
  readonly note: string | undefined;
  readonly theirs: SavedAnswer | undefined;
  readonly learns: KnownFacts;

  constructor({ code, message, fields = [], note, theirs, learns = {} }: EffectErrorOptions) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.note = note;
    this.theirs = theirs;
    this.learns = learns;
  }
}

/** Converts any thrown value to an EffectError; unknown errors get the code 'Unexpected'. */
export const effectErrorOf = (error: unknown): EffectError =>
  error instanceof EffectError
    ? error
    : new EffectError({ code: 'Unexpected', message: 'Something went wrong. Please try again.' });
