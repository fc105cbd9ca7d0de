import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Organization } from '#schemas/wire/organization.ts';
import { BoundedMap } from '../kernel/cache/BoundedMap.ts';
import { compressedFor } from '../kernel/http/compressedFor.ts';
import { CompressedText } from '../kernel/http/CompressedText.ts';
import { loadEntryRenderer, type EntryAddress, type EntryRenderer, type LandingSource } from './EntryRenderer.ts';
import { originOf } from '../modules/organizations/originOf.ts';
import { allowing, drawnPage, earlyTag, jsonScript, readStyledPage, type StyledPage } from './inlineParts.ts';
import { organizationHtml } from './organizationHtml.ts';
import { withoutShop } from './organizationParts.ts';
import { pageHead } from './pageHead.ts';

/** What a page is drawn of. */
interface Subject {
  readonly address: EntryAddress;
  readonly source: LandingSource | undefined;
  readonly path: string;
  /** Whether the patient who opens it is signed in. */
  readonly signedIn: boolean;
}

/** A page, and the style sheet that stands in it. */
interface Html {
  readonly html: string;
  readonly style: string;
}

interface Drawn {
  readonly page: CompressedText;
  /** The style sheet that stands in the page. */
  readonly style: string;
}

/** Reads what a landing page is made from; undefined where there is nothing to land on. */
export type ReadLanding = (
  request: FastifyRequest,
  of: NonNullable<EntryAddress['landing']>,
) => Promise<LandingSource | undefined>;

/** What the pages are made from, apart from what was built. */
interface EntrySource {
  readonly readLanding: ReadLanding;
  /** Whether a patient who is signed in opens the page. */
  readonly isSignedIn: (request: FastifyRequest) => Promise<boolean>;
  /** The server's own, for links to itself. */
  readonly port: number;
}

/** Pages that a mailed token leads to. */
const ofOne: ReadonlySet<string> = new Set([
  'new-password',
  'verify-email',
  'undo-email',
  'end-session',
  'reopen-account',
  'lost-step',
  'keep-two-step',
]);

const CODE = /<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*(?:src|href)="([^"]+)"/g;

/**
 * The pages that anybody may open. Their first screen stands in the HTML, in the brand of the host and with its style
 * sheet, so that it is there before any code is.
 */
export class EntryPages {
  readonly #page: StyledPage;
  readonly #portalCode: readonly string[];
  readonly #earlyScript: string;
  readonly #renderer: EntryRenderer;
  readonly #source: EntrySource;
  readonly #drawn = new BoundedMap<string, Drawn>(500);

  private constructor(directory: string, renderer: EntryRenderer, source: EntrySource) {
    this.#page = readStyledPage(directory, 'entry.html');
    const index = readFileSync(join(directory, 'index.html'), 'utf8');
    this.#portalCode = [...index.matchAll(CODE)].flatMap(([, path = '']) =>
      this.#page.preloads.includes(path) ? [] : [path],
    );
    this.#renderer = renderer;
    this.#earlyScript = renderer.earlyScript();
    this.#source = source;
  }

  /** Reads what was built. */
  static async load(directory: string, source: EntrySource): Promise<EntryPages> {
    const renderer = await loadEntryRenderer(join(directory, '..', 'server', 'renderEntry.js'));
    return new EntryPages(directory, renderer, source);
  }

  /** The brand as a style sheet. */
  themeSheet(organization: Organization): string {
    return this.#renderer.themeSheet(organization);
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
    const { address } = found;
    const own = await this.#ownPageOf(request, url, address);
    if (own) {
      this.#allow(reply, own.style);
      const html = await compressedFor(request, reply, own.html);
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
      return true;
    }
    const { page, style } = await this.#pageOf(request, url, address);
    this.#allow(reply, style);
    page.send(request, reply);
    return true;
  }

  #allow(reply: FastifyReply, style: string): void {
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    reply.header(
      'content-security-policy',
      allowing(policy, { style, scripts: [this.#earlyScript, this.#page.start] }),
    );
  }

  /**
   * The landing page of a patient who is signed in, which has no form and which nothing keeps; undefined where the page is
   * the same for all. A token of a mail begins a session of its own.
   */
  async #ownPageOf(request: FastifyRequest, { pathname: path }: URL, address: EntryAddress): Promise<Html | undefined> {
    const { landing, search } = address;
    if (!landing || search?.token !== undefined || !(await this.#source.isSignedIn(request))) return undefined;
    const source = await this.#source.readLanding(request, landing);
    return source && this.#draw(request, { address, source, path, signedIn: true });
  }

  /**
   * Pages that many open are kept, which is worth the effort of compressing them well. What a query or a token says is of
   * one visitor, and ids of nothing are without number: such a page is made for the one request.
   */
  async #pageOf(request: FastifyRequest, url: URL, address: EntryAddress): Promise<Drawn> {
    const key = `${request.tenant.id} ${url.pathname}`;
    const known = url.search === '' ? this.#drawn.get(key) : undefined;
    if (known) return known;
    const source = address.landing && (await this.#source.readLanding(request, address.landing));
    const isOfOne = url.search !== '' || ofOne.has(address.name) || (address.landing && !source);
    const { html, style } = this.#draw(request, { address, source, path: url.pathname, signedIn: false });
    const drawn = { page: new CompressedText('html', html, isOfOne ? 'seldom' : 'often'), style };
    if (!isOfOne) this.#drawn.set(key, drawn);
    return drawn;
  }

  #draw(request: FastifyRequest, { address, source, path, signedIn }: Subject): Html {
    const { tenant } = request;
    const { organization } = tenant;
    const origin = originOf(request, tenant, this.#source.port);
    const description = this.#renderer.describeEntry(address, organization, source);
    const style = this.#page.css + this.#renderer.themeSheet(organization);
    const built = organizationHtml(
      this.#page.html,
      withoutShop(organization),
      pageHead(tenant, description, origin, ofOne.has(address.name) ? undefined : path),
    );
    const html = drawnPage(built, this.#page, {
      head: `${earlyTag(this.#earlyScript)}<style data-sheets="${this.#page.sheets.join(' ')}">${style}</style>`,
      screen: this.#renderer.renderEntry(address, organization, source, signedIn),
      data: [
        source ? jsonScript('landing', source) : '',
        signedIn ? jsonScript('signed-in', true) : '',
        jsonScript('portal-code', this.#portalCode),
      ].join(''),
    });
    return { html, style };
  }
}
