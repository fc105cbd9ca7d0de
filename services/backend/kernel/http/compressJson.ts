import { promisify } from 'node:util';
import { constants, brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether answers are long enough to be compressed: on a phone's network a visit's definition takes seconds. */
    compress?: boolean;
  }
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Shorter answers fit into one packet as they are. */
const WORTH = 1200;

/** Compresses the JSON of routes that ask for it. */
export function compressJson(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.routeOptions.config.compress || typeof payload !== 'string' || payload.length < WORTH) return payload;
    reply.header('vary', 'accept-encoding');
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
    if (!encoding) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encoding === 'br'
      ? brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : gzipped(payload, { level: 5 });
  });
}
