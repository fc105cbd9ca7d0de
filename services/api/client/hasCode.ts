import { ProblemError, type ErrorCode } from './ProblemError.ts';

/** Whether an error is that of a failed call with one of these codes. */
export const hasCode = <Code extends ErrorCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is ProblemError & { readonly code: Code } =>
  error instanceof ProblemError && codes.some((code) => code === error.code);
