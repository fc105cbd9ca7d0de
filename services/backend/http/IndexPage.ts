import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BoundedMap } from '../BoundedMap.ts';
import { organizationHtml } from './organizationHtml.ts';

interface Page {
  readonly etag: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly identity: Buffer;
}

function pageOf(html: string): Page {
  const identity = Buffer.from(html);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { etag, identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) };
}

/** The portal's one page, made and compressed once for each organization. */
export class IndexPage {
  readonly #html: string;
  readonly #pages = new BoundedMap<string, Page>(200);

  constructor(html: string) {
    this.#html = html;
  }

  /** Answers with the page of the request's organization; browsers ask again each time whether it changed. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { tenant, headers } = request;
    let page = this.#pages.get(tenant.id);
    if (!page) this.#pages.set(tenant.id, (page = pageOf(organizationHtml(this.#html, tenant.organization))));
    reply
      .headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: page.etag })
      .type('text/html; charset=utf-8');
    if (headers['if-none-match'] === page.etag) return reply.code(304).send();
    const accepted = headers['accept-encoding'] ?? '';
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.code(200).send(page[encoding]);
  }
}
