import type { FastifyInstance } from 'fastify';
import { compressedFor } from './compressedFor.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether answers are long enough to be compressed: on a phone's network a visit's definition takes seconds. */
    compress?: boolean;
  }
}

/** Shorter answers fit into one packet as they are. */
const WORTH = 1200;

/** Compresses the JSON of routes that ask for it. */
export function compressJson(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!route.config?.compress) return;
    route.onSend = async (request, reply, payload) =>
      typeof payload === 'string' && payload.length >= WORTH ? compressedFor(request, reply, payload) : payload;
  });
}
