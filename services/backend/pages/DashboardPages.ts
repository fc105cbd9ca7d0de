import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '#schemas/wire/session.ts';
import { ZONE_COOKIE } from '#schemas/zoneCookie.ts';
import type { EntryRenderer } from './EntryRenderer.ts';
import { callsOf } from './callsOf.ts';
import { frameVideos } from './frameVideos.ts';
import { jsonScript, readStyledPage, type StyledPage } from './inlineParts.ts';
import { PageCode } from './PageCode.ts';
import { loadPageRenderer, type PageRenderer, type Visitor } from './PageRenderer.ts';
import { sendDrawn } from './sendDrawn.ts';

const DOCUMENT = 'index.html';

interface PageSource {
  readonly themeSheet: EntryRenderer['themeSheet'];
  /** The session of whoever opens a page; undefined where that is nobody known. */
  readonly sessionOf: (request: FastifyRequest) => Promise<Session | undefined>;
  readonly clock: () => Date;
}

/**
 * The pages of the dashboard. Each stands in the HTML with what it was drawn from, so that patients see what is theirs before
 * any code has run. They are theirs alone: nothing keeps a copy of one.
 */
export class DashboardPages {
  readonly #page: StyledPage;
  readonly #code: PageCode;
  readonly #renderer: PageRenderer;
  readonly #earlyScript: string;
  readonly #source: PageSource;
  readonly #visitors = new AsyncLocalStorage<Visitor>();

  private constructor(directory: string, renderer: PageRenderer, source: PageSource) {
    this.#page = readStyledPage(directory, DOCUMENT);
    this.#code = new PageCode(directory, DOCUMENT);
    this.#renderer = renderer;
    this.#earlyScript = renderer.earlyScript();
    this.#source = source;
    renderer.findVisitorBy(() => this.#visitors.getStore());
  }

  /** Reads what was built. */
  static async load(directory: string, source: PageSource): Promise<DashboardPages> {
    const renderer = await loadPageRenderer(join(directory, '..', 'server', 'renderPage.js'));
    return new DashboardPages(directory, renderer, source);
  }

  /** Whether there is a page behind the login at a path. */
  isPortalPath(pathname: string): boolean {
    return this.#renderer.isPortalPath(pathname);
  }

  /**
   * Answers a request for a page of the dashboard.
   *
   * @returns false where the address is none, nobody known opens it, or it could not be drawn: nothing was answered
   */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const [path = '/'] = request.url.split('?');
    if (!this.#renderer.isDrawnPage(path)) return false;
    const session = await this.#source.sessionOf(request);
    if (!session) return false;
    const { organization } = request.tenant;
    const visitor: Visitor = {
      organization,
      session,
      fetch: callsOf(request, session.token),
      now: this.#source.clock(),
      zone: request.cookies[ZONE_COOKIE],
    };
    const drawn = await this.#visitors
      .run(visitor, () => this.#renderer.renderPage(request.url, visitor))
      .catch((error: unknown) => {
        // The browser may be able to draw it, and has a page for errors where it is not.
        request.log.error({ err: error }, 'a page could not be drawn');
        return undefined;
      });
    if (!drawn) return false;
    if ('redirect' in drawn) {
      reply.header('cache-control', 'no-store').redirect(drawn.redirect, 302);
      return true;
    }
    frameVideos(reply);
    const { scripts } = this.#code.of(drawn.modules);
    const { sheets } = this.#code.of([...drawn.modules, ...drawn.parts]);
    const preloads = scripts.map((script) => `<link rel="modulepreload" crossorigin href="${script}">`).join('');
    await sendDrawn(request, reply, {
      organization,
      page: { ...this.#page, preloads: this.#page.preloads + preloads },
      style:
        this.#page.css +
        sheets.map((sheet) => this.#code.cssOf(sheet)).join('') +
        this.#source.themeSheet(organization),
      sheets: [...this.#page.sheets, ...sheets],
      early: this.#earlyScript,
      screen: drawn.screen,
      title: drawn.title,
      data: jsonScript('page', drawn.given),
    });
    return true;
  }
}
