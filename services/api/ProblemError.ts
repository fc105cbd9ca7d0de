import type { MoneyState, Problem, ProblemCode, ProblemField } from '#schemas/problem.ts';

/** The code of an error: what the backend named it, or NetworkError where nothing was answered. */
export type ErrorCode = ProblemCode | 'NetworkError';

/** Every failed call ends in one of these. Branch on `code`; `message` is for the patient. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: readonly ProblemField[];
  /** What happened to the patient's money, where a purchase failed. */
  readonly money: MoneyState | undefined;
  /** What the server holds, as it was sent: `currentOf` reads it. */
  readonly current: unknown;

  constructor(problem: Omit<Problem, 'code' | 'text'> & { readonly code: ErrorCode }) {
    super(problem.message);
    this.status = problem.status;
    this.code = problem.code;
    this.fields = problem.fields;
    this.money = problem.money;
    this.current = problem.current;
  }
}

/** The error of a call that was not answered: offline, refused, or cut. */
export const networkError = () =>
  new ProblemError({ status: 0, code: 'NetworkError', message: 'Network error, please try again later.', fields: [] });
