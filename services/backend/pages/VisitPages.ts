import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EntryRenderer } from './EntryRenderer.ts';
import { jsonScript, readStyledPage, type StyledPage } from './inlineParts.ts';
import { withoutWelcome } from './organizationParts.ts';
import { sendDrawn } from './sendDrawn.ts';
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
    await sendDrawn(request, reply, {
      organization: withoutWelcome(organization),
      page: this.#page,
      style: this.#page.css + this.#themeSheet(organization),
      sheets: this.#page.sheets,
      early: this.#earlyScript,
      ...this.#renderer.renderVisit(request.url, organization, reads),
      data: reads ? jsonScript('reads', reads) : '',
    });
    return true;
  }
}
