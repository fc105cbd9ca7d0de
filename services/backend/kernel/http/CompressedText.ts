import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How much effort goes into a text that is asked for often, and into one that is asked for once or seldom. */
const QUALITY = { often: 11, seldom: 4 } as const;

const TYPES = { html: 'text/html; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

/** A text such as an HTML page, compressed when it is made. */
export class CompressedText {
  readonly #type: string;
  readonly #etag: string;
  readonly #br: Buffer;
  readonly #gzip: Buffer;
  readonly #identity: Buffer;

  constructor(type: keyof typeof TYPES, text: string, use: keyof typeof QUALITY = 'often') {
    this.#type = TYPES[type];
    this.#identity = Buffer.from(text);
    this.#etag = `"${createHash('sha256').update(this.#identity).digest('base64url').slice(0, 22)}"`;
    this.#br = brotliCompressSync(this.#identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY[use] },
    });
    this.#gzip = gzipSync(this.#identity);
  }

  /** Answers with the text; browsers ask again each time whether it changed. */
  send({ headers }: FastifyRequest, reply: FastifyReply, status = 200): FastifyReply {
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: this.#etag }).type(this.#type);
    if (headers['if-none-match'] === this.#etag) return reply.code(304).send();
    const accepted = headers['accept-encoding'] ?? '';
    if (/\bbr\b/.test(accepted)) return reply.code(status).header('content-encoding', 'br').send(this.#br);
    if (/\bgzip\b/.test(accepted)) return reply.code(status).header('content-encoding', 'gzip').send(this.#gzip);
    return reply.code(status).send(this.#identity);
  }
}
