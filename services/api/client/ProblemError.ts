import type { MoneyState, Problem, ProblemCode, ProblemField } from '#schemas/problem.ts';

/**
 * The code of an error: the backend's code, NetworkError without a response, CookiesBlocked and PasskeysMissing where nothing
 * was asked, PasskeyUnused where the patient or the browser wanted none.
 */
export type ErrorCode = ProblemCode | 'NetworkError' | 'CookiesBlocked' | 'PasskeysMissing' | 'PasskeyUnused';

/** The error of every failed call. Branch on `code`; `message` is for the patient. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: readonly ProblemField[];
  /** The state of the patient's money, when a purchase failed. */
  readonly money: MoneyState | undefined;
  /** The server's current data as it was sent; read it with `currentOf`. */
  readonly current: unknown;
  /** Of a time that is taken: the free ones nearest to it, ISO 8601. */
  readonly alternatives: readonly string[];

  constructor(problem: Omit<Problem, 'code' | 'text'> & { readonly code: ErrorCode }) {
    super(problem.message);
    this.status = problem.status;
    this.code = problem.code;
    this.fields = problem.fields;
    this.money = problem.money;
    this.current = problem.current;
    this.alternatives = problem.alternatives ?? [];
  }
}

/** The error of a call without a response: offline, refused, or cut off. */
export const networkError = () =>
  new ProblemError({ status: 0, code: 'NetworkError', message: 'Network error, please try again later.', fields: [] });

/** The error of a login in a browser that keeps no cookies: the next page would know of no session. */
export const cookiesBlocked = () =>
  new ProblemError({
    status: 0,
    code: 'CookiesBlocked',
    message:
      'Your browser blocks cookies, and without them we cannot keep you logged in. Allow cookies for this site in the settings of your browser, then try again.',
    fields: [],
  });
