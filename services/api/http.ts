import ky, { type KyInstance, type KyRequest, type Options } from 'ky';
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

/** The page is on its way to the login: what a call would answer nobody is there to see. */
const never = new Promise<boolean>(() => undefined);

/**
 * Renews the session, silently by its cookie, so that the call can be repeated. Where there is none any more, the patient
 * is asked in place if something would be lost otherwise, and led to the login if not.
 */
async function renewed({ method, headers }: Request, { code }: ProblemError): Promise<boolean> {
  const token = currentSession.get()?.token;
  // Another tab, or another call, was faster.
  if (token !== undefined && headers.get('authorization') !== `Bearer ${token}`) return true;
  if ((await refreshSession()) !== null) return true;
  if (method !== 'GET' || currentSession.holdsInput()) return currentSession.signedInAgain();
  currentSession.leave(code === 'TokenExpired' ? 'expired' : 'unknown');
  return never;
}

const untilTimeout = (input: RequestInfo | URL) =>
  AbortSignal.any([AbortSignal.timeout(TIMEOUT), ...(input instanceof Request ? [input.signal] : [])]);

/** An answer that arrived to its end: one that is cut in its middle is none. */
async function answered(input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> {
  const response = await fetch(input, { ...init, signal: untilTimeout(input) });
  // Chromium gives an empty stream to an answer that has no content, of which no copy may be made.
  return response.status === 204 ? response : new Response(await response.arrayBuffer(), response);
}

const nameOrganization = (request: KyRequest): void =>
  request.headers.set('x-organization', currentOrganization.get()._id);

const options: Options = {
  prefixUrl: '/',
  retry: 0,
  // A timeout of its own would be no ProblemError.
  timeout: false,
  throwHttpErrors: false,
  fetch: (input, init) =>
    answered(input, init).catch(() => {
      throw networkError();
    }),
};

/**
 * The HTTP client of whoever is not signed in: names the organization and turns every failure into a ProblemError. It
 * carries no access token, renews nothing and asks nobody to sign in.
 */
export const publicHttp: KyInstance = ky.create({
  ...options,
  hooks: {
    beforeRequest: [nameOrganization],
    afterResponse: [
      async (_request, _options, response) => {
        if (response.ok) return response;
        throw await problemOf(response);
      },
    ],
  },
});

/**
 * The HTTP client of patients: names the organization, carries the access token, renews an expired session and repeats
 * the call once, and turns every failure into a ProblemError.
 */
export const http: KyInstance = ky.create({
  ...options,
  hooks: {
    beforeRequest: [
      nameOrganization,
      (request) => {
        const token = currentSession.get()?.token;
        if (token) request.headers.set('authorization', `Bearer ${token}`);
      },
    ],
    afterResponse: [
      async (request, _options, response) => {
        if (response.ok) return response;
        const problem = await problemOf(response);
        const expired = problem.code === 'TokenExpired' || problem.code === 'Unauthorized';
        if (!expired || request.headers.has(RETRIED) || !(await renewed(request, problem))) throw problem;
        request.headers.set(RETRIED, '1');
        return http(request);
      },
    ],
  },
});
