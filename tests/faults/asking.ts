import type { BackendFixture } from '#tests/support/backend/backendFixture.ts';
import type { Operation } from './operations.ts';

/** What came back. */
export interface Reply {
  readonly status: number;
  readonly body: string;
}

/** Asks a server, or several by a proxy, over the network; undefined where no answer came. */
export async function ask(
  url: string,
  { method, url: path, patient, payload, headers }: Operation,
  key: string,
): Promise<Reply | undefined> {
  try {
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${patient.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
        connection: 'close',
        ...headers,
      },
      body: payload instanceof Uint8Array ? new Uint8Array(payload) : JSON.stringify(payload),
    });
    return { status: response.status, body: await response.text() };
  } catch {
    return undefined;
  }
}

/** Asks as `ask` does. @throws Error where no answer came */
export async function asked(url: string, operation: Operation, key: string): Promise<Reply> {
  const reply = await ask(url, operation, key);
  if (!reply) throw new Error(`no answer came to '${operation.name}'`);
  return reply;
}

/** Asks one server, or whichever has its turn, for an operation under a key. */
export type Asking = (operation: Operation, key: string) => Promise<Reply>;

/** Asks a backend in this process. */
export const askingHere =
  ({ app }: BackendFixture): Asking =>
  async ({ method, url, patient, payload, headers: own }, key) => {
    const headers = { authorization: `Bearer ${patient.token}`, 'idempotency-key': key, ...own };
    const { statusCode: status, body } = await app.inject({ method, url, payload, headers });
    return { status, body };
  };

/** Asks servers in processes of their own. */
export const askingAt =
  (url: string): Asking =>
  (operation, key) =>
    asked(url, operation, key);
