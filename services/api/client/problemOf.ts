import type { Problem } from '#schemas/problem.ts';
import { ProblemError } from './ProblemError.ts';

/** Statuses of a gateway that got no response from the backend. */
const GATEWAY: ReadonlySet<number> = new Set([502, 503, 504]);

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value && 'fields' in value;

/** The error of a response that is not a success. */
export async function problemOf(response: Response): Promise<ProblemError> {
  const body: unknown = await response.json().catch(() => undefined);
  if (isProblem(body)) return new ProblemError(body);
  const { status } = response;
  return GATEWAY.has(status)
    ? new ProblemError({
        status,
        code: 'ServiceUnavailable',
        message: 'We will be back soon. Please try again in a minute.',
        fields: [],
      })
    : new ProblemError({
        status,
        code: 'ServerError',
        message: 'An error occurred. Please try again later.',
        fields: [],
      });
}
