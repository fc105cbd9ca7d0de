import ky, { type KyInstance, type KyRequest, type Options, type ResponsePromise } from 'ky';
import { CALL_TIMEOUT } from './CALL_TIMEOUT.ts';
import { currentOrganization } from './currentOrganization.ts';
import { currentSession } from './currentSession.ts';
import { drawnFor } from './drawnFor.ts';
import { networkError, type ProblemError } from './ProblemError.ts';
import { problemOf } from './problemOf.ts';
import { presentSession, refreshSession } from './refreshSession.ts';
import { serverClock } from './serverClock.ts';

const RETRIED = 'x-retried';

/** Never resolves: the page is being left for the login, so nobody waits for the call. */
const never = new Promise<boolean>(() => undefined);

/**
 * Renews the session, silently by its cookie, so that the call can be repeated. If there is no session left, the
 * patient is asked to log in on the same page if something would be lost otherwise, and is sent to the login page if
 * not.
 */
async function renewed({ method, headers }: Request, { code }: ProblemError): Promise<boolean> {
  const token = currentSession.get()?.token;
  // Another tab or call has already renewed the session.
  if (token !== undefined && headers.get('authorization') !== `Bearer ${token}`) return true;
  if ((await refreshSession()) !== null) return true;
  if (method !== 'GET' || currentSession.wouldLose()) return currentSession.signedInAgain();
  currentSession.leave(code === 'TokenExpired' ? 'expired' : 'unknown');
  return never;
}

/** Fetches a response with its complete body: a response that is cut off counts as no response. */
async function answered(input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> {
  const drawing = drawnFor.get();
  if (drawing) return drawing.fetch(new Request(input, init));
  const response = await fetch(input, { ...init, signal: AbortSignal.timeout(CALL_TIMEOUT) });
  serverClock.hear(response.headers.get('date'));
  // Chromium gives a 204 response an empty stream, and a Response with status 204 must not have a body.
  if (response.status === 204) return response;
  const complete = new Response(await response.arrayBuffer(), response);
  // ky hands a copy to hooks, and copies are streams, slow to read. The one is read once, by a hook or by the caller.
  return Object.assign(complete, { clone: () => complete });
}

const nameOrganization = (request: KyRequest): void =>
  request.headers.set('x-organization', currentOrganization.get()._id);

const options: Options = {
  // A server has no location, and calls itself: only the path matters.
  prefixUrl: typeof location === 'undefined' ? 'http://portal.invalid/' : '/',
  retry: 0,
  // ky's own timeout error would not be a ProblemError.
  timeout: false,
  throwHttpErrors: false,
  headers: { accept: 'application/json' },
  fetch: (input, init) =>
    answered(input, init).catch(() => {
      throw networkError();
    }),
};

/** The client for visitors, as `publicHttp` says. */
export const publicClient: KyInstance = ky.create({
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

const patients: KyInstance = ky.create({
  ...options,
  hooks: {
    beforeRequest: [
      nameOrganization,
      async (request) => {
        const token = (await presentSession())?.token;
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
        return patients(request);
      },
    ],
  },
});

/** Counts a call that changes something until it ends. What the page asks by itself, for visitors or for its socket, is none. */
const counted =
  (method: 'post' | 'put' | 'patch' | 'delete') =>
  (path: string, asked?: Options): ResponsePromise => {
    const response = patients[method](path, asked);
    currentSession.write(response);
    return response;
  };

/** The client for patients, as `http` says. */
export const client = {
  get: patients.get,
  post: counted('post'),
  put: counted('put'),
  patch: counted('patch'),
  delete: counted('delete'),
};
