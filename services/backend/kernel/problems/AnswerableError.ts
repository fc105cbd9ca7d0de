import type { ProblemError } from './ProblemError.ts';

/**
 * An error that says itself how it is answered where no operation catches it: an adapter throws it to operations, which
 * tell it from others by its class.
 */
export abstract class AnswerableError extends Error {
  /** The problem that the client is told. */
  abstract answer(): ProblemError;
}
