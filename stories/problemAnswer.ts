import type { Problem } from '#schemas/problem.ts';

/** An error response of the server. */
export const problemAnswer = (
  status: number,
  code: Problem['code'],
  message: string,
  fields: Problem['fields'] = [],
) => ({
  status,
  body: { status, code, text: message, message, fields } satisfies Problem,
});
