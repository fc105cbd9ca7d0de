import type { ServerResponse } from 'node:http';
import { setTimeout as pass } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { problems } from '../problems/problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether it tells if requests are welcome, so that it is refused before all others once the server is to stop. */
    readiness?: boolean;
    /** Whether monitors ask it, whose requests are counted apart. */
    isMonitored?: boolean;
  }
}

/** Milliseconds for which a server that is closed waits for the requests under way. */
const GRACE = 5_000;

/**
 * Closes a server without losing a request. While it drains it says that it is not ready and answers everything else, on
 * connections that end with the answer: a proxy in front sends it less and less. Then what is under way is answered, what
 * comes now is refused as ServiceUnavailable, and every connection is closed, whether a client still holds it or not. The
 * server must be made with `forceCloseConnections`, which closes them, and without `return503OnClosing`.
 *
 * @param drain milliseconds after which a proxy in front has noticed that the server is not ready
 * @param grace milliseconds after which a client that still sends or receives is cut off
 */
export function finishRequests(app: FastifyInstance, drain: number, grace = GRACE): void {
  const underWay = new Set<ServerResponse>();
  let stage: 'open' | 'draining' | 'closing' = 'open';
  let finished: (() => void) | undefined;
  app.addHook('onRequest', (request, { raw }, done) => {
    if (stage === 'closing' || (stage === 'draining' && request.routeOptions.config.readiness))
      throw problems.serviceUnavailable('the server is being stopped');
    underWay.add(raw);
    raw.once('close', () => {
      underWay.delete(raw);
      if (underWay.size === 0) finished?.();
    });
    done();
  });
  app.addHook('preClose', async () => {
    stage = 'draining';
    if (drain > 0 && app.server.listening) await pass(drain);
    stage = 'closing';
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
