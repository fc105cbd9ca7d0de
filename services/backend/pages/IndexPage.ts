import type { FastifyReply, FastifyRequest } from 'fastify';
import { BoundedMap } from '../kernel/cache/BoundedMap.ts';
import { CompressedText } from '../kernel/http/CompressedText.ts';
import { organizationHtml } from './organizationHtml.ts';

/** The page of the portal behind the login, made once for each organization. */
export class IndexPage {
  readonly #html: string;
  readonly #pages = new BoundedMap<string, CompressedText>(200);

  constructor(html: string) {
    this.#html = html;
  }

  /** Answers with the page of the request's organization: as found, or as what a browser shows where there is no page. */
  send(request: FastifyRequest, reply: FastifyReply, status: 200 | 404): FastifyReply {
    const { tenant } = request;
    let page = this.#pages.get(tenant.id);
    if (!page)
      this.#pages.set(
        tenant.id,
        (page = new CompressedText('html', organizationHtml(this.#html, tenant.organization))),
      );
    return page.send(request, reply, status);
  }
}
