import type { Problem } from '#schemas/problem.ts';

/** An answer of the server that says what went wrong. */
export const problemAnswer = (status: number, code: Problem['code'], message: string) => ({
  status,
  body: { status, code, text: message, message, fields: [] } satisfies Problem,
});
