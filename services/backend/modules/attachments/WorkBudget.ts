import { problems } from '../../kernel/problems/problems.ts';

/**
 * The refusal of a document that can't be checked, because it breaks the rules of its format or is too large inside.
 *
 * @param why for the log, without a word of the document
 */
export const unclearDocument = (why: string) =>
  problems.invalidAttachment(why, "We can't check this file. Print it to a new PDF, and attach that.");

/** How much work one file may cause, in whatever its owner counts: bytes unpacked, characters read, parts. */
export class WorkBudget {
  #left: number;

  constructor(left: number) {
    this.#left = left;
  }

  /** What may still be taken. */
  get left(): number {
    return this.#left;
  }

  /**
   * Takes an amount of work, before it is done where that is known.
   *
   * @throws ProblemError InvalidFile where less is left
   */
  take(amount: number): void {
    this.#left -= amount;
    if (this.#left < 0) throw unclearDocument('the document is more work than any that somebody writes');
  }
}
