import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressedFor } from '../kernel/http/compressedFor.ts';
import type { EntryRenderer } from './EntryRenderer.ts';
import { allowing, drawnPage, earlyTag, jsonScript, readStyledPage, type StyledPage } from './inlineParts.ts';
import { organizationHtml } from './organizationHtml.ts';
import { loadVisitRenderer, type VisitReads, type VisitRenderer } from './VisitRenderer.ts';

/** Reads the data of a visit for whoever opens its page; undefined where that is nobody known. */
export type ReadVisit = (request: FastifyRequest, intakeId: string) => Promise<VisitReads | undefined>;

/**
 * The pages of visits. The screen at the address stands in the HTML with the data that it is made from, so that a patient
 * reads it before any code has run. It is theirs alone: nothing keeps a copy of it.
 */
export class VisitPages {
  readonly #page: StyledPage;
  readonly #renderer: VisitRenderer;
  readonly #earlyScript: string;
  readonly #themeSheet: EntryRenderer['themeSheet'];
  readonly #readVisit: ReadVisit;

  private constructor(
    page: StyledPage,
    renderer: VisitRenderer,
    source: { readonly themeSheet: EntryRenderer['themeSheet']; readonly readVisit: ReadVisit },
  ) {
    this.#page = page;
    this.#renderer = renderer;
    this.#earlyScript = renderer.earlyScript();
    this.#themeSheet = source.themeSheet;
    this.#readVisit = source.readVisit;
  }

  /** Reads what was built. */
  static async load(
    directory: string,
    source: { readonly themeSheet: EntryRenderer['themeSheet']; readonly readVisit: ReadVisit },
  ): Promise<VisitPages> {
    const renderer = await loadVisitRenderer(join(directory, '..', 'server', 'renderVisit.js'));
    return new VisitPages(readStyledPage(directory, 'visit.html'), renderer, source);
  }

  /** Answers a request for a page of a visit. @returns false where the address is none, and nothing was answered */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const [path = '/'] = request.url.split('?');
    const intakeId = this.#renderer.intakeIdOf(path);
    if (intakeId === undefined) return false;
    const { organization } = request.tenant;
    const reads = await this.#readVisit(request, intakeId);
    const style = this.#page.css + this.#themeSheet(organization);
    const html = drawnPage(organizationHtml(this.#page.html, organization), this.#page, {
      head: `${earlyTag(this.#earlyScript)}<style data-sheets="${this.#page.sheets.join(' ')}">${style}</style>`,
      screen: this.#renderer.renderVisit(request.url, organization, reads),
      data: reads ? jsonScript('reads', reads) : '',
    });
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    reply
      .header('content-security-policy', allowing(policy, { style, scripts: [this.#earlyScript, this.#page.start] }))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(await compressedFor(request, reply, html));
    return true;
  }
}
