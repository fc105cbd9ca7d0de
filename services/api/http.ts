import ky, { type KyInstance } from 'ky';
import type { Problem } from '#schemas/problem.ts';
import { currentOrganization } from './currentOrganization.ts';
import { currentSession } from './currentSession.ts';
import { networkError, ProblemError } from './ProblemError.ts';
import { refreshSession } from './refreshSession.ts';

const RETRIED = 'x-retried';

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

/**
 * The one HTTP client: names the organization, carries the access token, renews an expired session and repeats the
 * call once, and turns every failure into a ProblemError.
 */
export const http: KyInstance = ky.create({
  prefixUrl: '/',
  retry: 0,
  timeout: 20_000,
  throwHttpErrors: false,
  fetch: (input, init) =>
    fetch(input, init).catch(() => {
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
