import ky, { type KyInstance } from 'ky';
import type { Problem } from '#schemas/problem.ts';
import { currentOrganization } from './currentOrganization.ts';
import { currentSession } from './currentSession.ts';
import { networkError, ProblemError } from './ProblemError.ts';
import { refreshSession } from './refreshSession.ts';

const RETRIED = 'x-retried';

/** After this many milliseconds a call counts as not answered. */
const TIMEOUT = 20_000;

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value && 'fields' in value;

async function problemOf(response: Response): Promise<ProblemError> {
  const body: unknown = await response.json().catch(() => undefined);
  if (isProblem(body)) return new ProblemError(body);
  return new ProblemError({
    status: response.status,
    code: 'ServerError',
    message: 'An error occurred. Please try again later.',
    fields: [],
  });
}

/** Renews the session, silently by cookie or by asking the patient, so that the call can be repeated. */
const renewed = async () => (await refreshSession()) !== null || currentSession.signedInAgain();

const untilTimeout = (input: RequestInfo | URL) =>
  AbortSignal.any([AbortSignal.timeout(TIMEOUT), ...(input instanceof Request ? [input.signal] : [])]);

/** An answer that arrived to its end: one that is cut in its middle is none. */
async function answered(input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> {
  const response = await fetch(input, { ...init, signal: untilTimeout(input) });
  return response.body === null ? response : new Response(await response.arrayBuffer(), response);
}

/**
 * The one HTTP client: names the organization, carries the access token, renews an expired session and repeats the
 * call once, and turns every failure into a ProblemError.
 */
export const http: KyInstance = ky.create({
  prefixUrl: '/',
  retry: 0,
  // A timeout of its own would be no ProblemError.
  timeout: false,
  throwHttpErrors: false,
  fetch: (input, init) =>
    answered(input, init).catch(() => {
      throw networkError();
    }),
  hooks: {
    beforeRequest: [
      (request) => {
        const token = currentSession.get()?.token;
        if (token) request.headers.set('authorization', `Bearer ${token}`);
        request.headers.set('x-organization', currentOrganization.get()._id);
      },
    ],
    afterResponse: [
      async (request, _options, response) => {
        if (response.ok) return response;
        const problem = await problemOf(response);
        const expired = problem.code === 'TokenExpired' || problem.code === 'Unauthorized';
        if (!expired || request.headers.has(RETRIED) || !(await renewed())) throw problem;
        request.headers.set(RETRIED, '1');
        return http(request);
      },
    ],
  },
});
