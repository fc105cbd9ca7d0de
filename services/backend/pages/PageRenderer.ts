import { pathToFileURL } from 'node:url';
import type { Organization } from '#schemas/wire/organization.ts';
import type { Session } from '#schemas/wire/session.ts';

/** For whom a page of the dashboard is drawn, and when. */
export interface Visitor {
  readonly organization: Organization;
  readonly session: Session;
  /** Answers the calls that the page makes. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly now: Date;
  /** What the device has said of its time zone, unchecked. */
  readonly zone: string | undefined;
}

/** A page as HTML, what its browser has to know of it, and the sources of the modules that draw it. */
interface DrawnPage {
  readonly screen: string;
  /** The title of the document; undefined where the page says none. */
  readonly title: string | undefined;
  readonly given: unknown;
  readonly modules: readonly string[];
  /** The sources of those that draw parts of it, whose code comes later. */
  readonly parts: readonly string[];
}

/** The built portal's own drawing of the dashboard: the same code that runs in browsers. */
export interface PageRenderer {
  /** Whether there is a page behind the login at a path. */
  isPortalPath(pathname: string): boolean;
  /** Whether a page is drawn at a path. */
  isDrawnPage(pathname: string): boolean;
  /** What runs in a page before all other code. */
  earlyScript(): string;
  /** Says how the renderer finds the visitor for whom it is drawing: many are drawn for at a time. */
  findVisitorBy(finder: () => Visitor | undefined): void;
  /** Draws a page, or says which address stands for its own; undefined where it could not be drawn. */
  renderPage(href: string, visitor: Visitor): Promise<DrawnPage | { readonly redirect: string } | undefined>;
}

const isRenderer = (module: unknown): module is PageRenderer =>
  typeof module === 'object' &&
  module !== null &&
  ['isPortalPath', 'isDrawnPage', 'earlyScript', 'findVisitorBy', 'renderPage'].every(
    (name) => typeof Reflect.get(module, name) === 'function',
  );

/** Loads the renderer that was built with the portal. */
export async function loadPageRenderer(file: string): Promise<PageRenderer> {
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  if (!isRenderer(module)) throw new TypeError(`${file} does not draw the dashboard; build the portal anew`);
  return module;
}
