import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BoundedMap } from '../kernel/cache/BoundedMap.ts';
import { CompressedText } from '../kernel/http/CompressedText.ts';
import { loadEntryRenderer, type EntryAddress, type EntryRenderer, type LandingSource } from './EntryRenderer.ts';
import { organizationHtml } from './organizationHtml.ts';

interface Drawn {
  readonly page: CompressedText;
  /** Of the style sheet that stands in the page, for the content policy. */
  readonly styleHash: string;
}

/** Reads what a landing page is made from; undefined where there is nothing to land on. */
export type ReadLanding = (
  request: FastifyRequest,
  of: NonNullable<EntryAddress['landing']>,
) => Promise<LandingSource | undefined>;

const SHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\s*/g;
const CODE = /<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*(?:src|href)="([^"]+)"/g;

const jsonScript = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/**
 * The pages that anybody may open. Their first screen stands in the HTML, in the brand of the host and with its style
 * sheet, so that it is there before any code is.
 */
export class EntryPages {
  readonly #html: string;
  readonly #css: string;
  readonly #portalCode: readonly string[];
  readonly #renderer: EntryRenderer;
  readonly #readLanding: ReadLanding;
  readonly #drawn = new BoundedMap<string, Drawn>(500);

  private constructor(directory: string, renderer: EntryRenderer, readLanding: ReadLanding) {
    const html = readFileSync(join(directory, 'entry.html'), 'utf8');
    this.#css = [...html.matchAll(SHEET)].map(([, path = '']) => readFileSync(join(directory, path), 'utf8')).join('');
    this.#html = html.replaceAll(SHEET, '');
    const index = readFileSync(join(directory, 'index.html'), 'utf8');
    this.#portalCode = [...index.matchAll(CODE)].flatMap(([, path = '']) => (this.#html.includes(path) ? [] : [path]));
    this.#renderer = renderer;
    this.#readLanding = readLanding;
  }

  /** Reads what was built. */
  static async load(directory: string, readLanding: ReadLanding): Promise<EntryPages> {
    const renderer = await loadEntryRenderer(join(directory, '..', 'server', 'renderEntry.js'));
    return new EntryPages(directory, renderer, readLanding);
  }

  /** Answers a request for an entry page. @returns false where the address is none, and nothing was answered */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const [path = '/', ...query] = request.url.split('?');
    // An address of two slashes names no host here.
    const url = new URL(`http://portal.invalid/${path.replace(/^\/+/, '')}?${query.join('?')}`);
    const found = this.#renderer.entryAddressOf(url, request.cookies['portal_signed_in'] !== undefined);
    if (!found) return false;
    if ('redirect' in found) {
      reply.header('cache-control', 'no-store').redirect(found.redirect, 302);
      return true;
    }
    const { page, styleHash } = await this.#pageOf(request, url, found.address);
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    reply.header('content-security-policy', policy.replace("style-src 'self'", `style-src 'self' '${styleHash}'`));
    page.send(request, reply);
    return true;
  }

  /**
   * Pages that many open are kept, which is worth the effort of compressing them well. What a query or a token says is of
   * one visitor, and ids of nothing are without number: such a page is made for the one request.
   */
  async #pageOf(request: FastifyRequest, url: URL, address: EntryAddress): Promise<Drawn> {
    const key = `${request.tenant.id} ${url.pathname}`;
    const known = url.search === '' ? this.#drawn.get(key) : undefined;
    if (known) return known;
    const source = address.landing && (await this.#readLanding(request, address.landing));
    const isOfOne = url.search !== '' || address.name === 'new-password' || (address.landing && !source);
    const drawn = this.#draw(request, address, source, isOfOne ? 'seldom' : 'often');
    if (!isOfOne) this.#drawn.set(key, drawn);
    return drawn;
  }

  #draw(
    request: FastifyRequest,
    address: EntryAddress,
    source: LandingSource | undefined,
    use: 'often' | 'seldom',
  ): Drawn {
    const { organization } = request.tenant;
    const style = this.#css + this.#renderer.themeSheet(organization);
    const head = `<style>${style}</style>${source ? jsonScript('landing', source) : ''}${jsonScript('portal-code', this.#portalCode)}`;
    const body = this.#renderer.renderEntry(address, organization, source);
    const html = organizationHtml(this.#html, organization)
      .replace('</head>', () => `${head}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
    return {
      page: new CompressedText('html', html, use),
      styleHash: `sha256-${createHash('sha256').update(style).digest('base64')}`,
    };
  }
}
