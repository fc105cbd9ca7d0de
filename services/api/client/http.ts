import type { Options } from 'ky';
import type * as Loaded from './clients.ts';
import type { ApiClient, Method } from './ApiClient.ts';
import { networkError } from './ProblemError.ts';

type Clients = typeof Loaded;

let clients: Clients | undefined;

/** Loads the code that calls. No page needs it for its first screen, so that none waits for it. */
async function loadClients(): Promise<Clients> {
  clients = await import('./clients.ts');
  return clients;
}

/** Loads the code that calls, so that the first call does not have to. Without a network, that call tries again. */
export const loadHttp = async (): Promise<void> => {
  await loadClients().catch(() => undefined);
};

function httpOf(name: keyof Clients): ApiClient {
  async function responseTo(method: Method, path: string, options: Options | undefined) {
    // A page that is being left waits for nothing: its last call begins at once.
    const loaded =
      clients ??
      (await loadClients().catch(() => {
        throw networkError();
      }));
    return loaded[name][method](path, options);
  }
  const calls = (method: Method) => (path: string, options?: Options) => {
    const response = responseTo(method, path, options);
    return Object.assign(response, {
      json: async <Content>(): Promise<Content> => (await response).json(),
      blob: async () => (await response).blob(),
    });
  };
  return { get: calls('get'), post: calls('post'), put: calls('put'), patch: calls('patch'), delete: calls('delete') };
}

/**
 * The HTTP client for visitors: it names the organization and turns every failure into a ProblemError. It sends no
 * access token, renews nothing and never asks to log in.
 */
export const publicHttp = httpOf('publicClient');

/**
 * The HTTP client for patients: it names the organization, sends the access token, renews an expired session and
 * repeats the call once, and turns every failure into a ProblemError.
 */
export const http = httpOf('client');
