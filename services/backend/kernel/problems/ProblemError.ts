import type { MoneyState, Problem, ProblemCode, ProblemField } from '#schemas/problem.ts';

interface Options {
  readonly fields?: readonly ProblemField[];
  /** With RevisionConflict: the resource as it is stored. With OrderChanged: its `amount`, in cents. */
  readonly current?: object;
  /** Of a purchase: what happened to the patient's money. */
  readonly money?: MoneyState;
  /** Of an appointment: the nearest moments that are free, ISO 8601. */
  readonly alternatives?: readonly string[];
}

/** What a route throws to be answered as a problem. `text` is for logs and developers, `message` for the patient. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problem: Problem;

  constructor(
    status: number,
    code: ProblemCode,
    text: string,
    message: string,
    { fields = [], current, money, alternatives }: Options = {},
  ) {
    super(text);
    this.problem = {
      status,
      code,
      text,
      message,
      fields: [...fields],
      ...(current && { current: { ...current } }),
      ...(money && { money }),
      ...(alternatives && { alternatives: [...alternatives] }),
    };
  }
}

/**
 * An error that says itself how it is answered where no operation catches it: an adapter throws it to operations, which
 * tell it from others by its class.
 */
export abstract class AnswerableError extends Error {
  /** The problem that the client is told. */
  abstract answer(): ProblemError;
}
