import type { ProblemField } from '#schemas/problem.ts';
import type { SavedAnswer } from '../answers/Answers.ts';
import type { KnownFacts } from '../definition/FactTypes.ts';

interface EffectErrorOptions {
  readonly code: string;
  readonly message: string;
  readonly fields?: readonly ProblemField[];
  /** What the failure means for the patient beyond its reason, such as what became of an order that was sent. */
  readonly note?: string | undefined;
  /** With code RevisionConflict: what the server holds for the step. */
  readonly theirs?: SavedAnswer;
  /** What is known although it failed: facts that the effect's contract names under `learnsOnFailure`. */
  readonly learns?: KnownFacts;
}

/** How an effect fails: a literal code to branch on, a text for the patient, the fields that were refused. */
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

/** Reads whatever was thrown as an EffectError; what is none gets the code 'Unexpected'. */
export const effectErrorOf = (error: unknown): EffectError =>
  error instanceof EffectError
    ? error
    : new EffectError({ code: 'Unexpected', message: 'Something went wrong. Please try again.' });
