import { ProblemError, type ErrorCode } from './ProblemError.ts';

/** Whether what was thrown is a failed call that ended in one of these codes. */
export const hasCode = <Code extends ErrorCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is ProblemError & { readonly code: Code } =>
  error instanceof ProblemError && codes.some((code) => code === error.code);
