import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How much effort goes into a page that is kept, and into one that is made for one request. */
const QUALITY = { kept: 11, once: 4 } as const;

/** An HTML page, compressed when it is made. */
export class CompressedPage {
  readonly #etag: string;
  readonly #br: Buffer;
  readonly #gzip: Buffer;
  readonly #identity: Buffer;

  constructor(html: string, use: keyof typeof QUALITY = 'kept') {
    this.#identity = Buffer.from(html);
    this.#etag = `"${createHash('sha256').update(this.#identity).digest('base64url').slice(0, 22)}"`;
    this.#br = brotliCompressSync(this.#identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY[use] },
    });
    this.#gzip = gzipSync(this.#identity);
  }

  /** Answers with the page; browsers ask again each time whether it changed. */
  send({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply
      .headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: this.#etag })
      .type('text/html; charset=utf-8');
    if (headers['if-none-match'] === this.#etag) return reply.code(304).send();
    const accepted = headers['accept-encoding'] ?? '';
    if (/\bbr\b/.test(accepted)) return reply.code(200).header('content-encoding', 'br').send(this.#br);
    if (/\bgzip\b/.test(accepted)) return reply.code(200).header('content-encoding', 'gzip').send(this.#gzip);
    return reply.code(200).send(this.#identity);
  }
}
