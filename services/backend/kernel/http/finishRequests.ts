import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { problems } from '../problems/problems.ts';

/** Milliseconds for which a server that is closed waits for the requests under way. */
const GRACE = 5_000;

/**
 * Closes a server without losing a request: what is under way is answered, what comes now is refused as
 * ServiceUnavailable, and then every connection is closed, whether a client still holds it or not. The server must be
 * made with `forceCloseConnections`, which closes them, and without `return503OnClosing`.
 *
 * @param grace milliseconds after which a client that still sends or receives is cut off
 */
export function finishRequests(app: FastifyInstance, grace = GRACE): void {
  const underWay = new Set<ServerResponse>();
  let isClosing = false;
  let finished: (() => void) | undefined;
  app.addHook('onRequest', async (_request, { raw }) => {
    if (isClosing) throw problems.serviceUnavailable('the server is being stopped');
    underWay.add(raw);
    raw.once('close', () => {
      underWay.delete(raw);
      if (underWay.size === 0) finished?.();
    });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    if (underWay.size === 0) return;
    await new Promise<void>((done) => {
      const timer = setTimeout(done, grace);
      finished = () => {
        clearTimeout(timer);
        done();
      };
    });
  });
}
