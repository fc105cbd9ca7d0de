import { JSDOM, type CookieJar } from 'jsdom';
import { populateGlobal } from 'vitest/runtime';
import { UploadRequest } from './UploadRequest.ts';

/** What Node has of the web. The backend runs in the same process and relies on it, so jsdom's versions stay out. */
const KEPT = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'File',
  'FormData',
  'Headers',
  'Request',
  'Response',
  'URL',
  'URLSearchParams',
  'crypto',
  'fetch',
  'performance',
] as const;

/** Nothing listens there: the portal of a page is called in its process. */
export const PAGE_ORIGIN = 'http://localhost:1';

/** The one document of a test worker. */
export interface Dom {
  readonly cookies: CookieJar;
  /** The documents that the page has left for, oldest first. jsdom loads none: only the address changes. */
  readonly left: string[];
  /** Says that a document was opened, which may leave in its turn. */
  readonly arrive: () => void;
  /** The files that the page has had the browser save: made by the page, or at an address of the portal. */
  readonly saved: { readonly name: string; readonly href: string; readonly file?: Blob | undefined }[];
  /** Sets the size of the window in CSS pixels. */
  readonly resize: (width: number) => void;
}

let opened: Dom | undefined;

/** Milliseconds. Node takes a longer delay for none. */
const LONGEST_DELAY = 2 ** 31 - 1;

/** Once a test has turned the clock, the database has timers that are months away: without this they would fire all the time. */
function capDelays(): void {
  globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
    apply: (set, self, [run, delay = 0, ...values]) =>
      Reflect.apply(set, self, [run, Math.min(Number(delay), LONGEST_DELAY), ...values]),
  });
}

/** Answers the media queries that the portal asks: widths in pixels, and reduced motion, which every test prefers. */
const matches = (query: string): boolean =>
  query.includes('prefers-reduced-motion') ||
  [...query.matchAll(/(min|max)-width:\s*([\d.]+)px/gu)].every(([, end, width]) =>
    end === 'min' ? window.innerWidth >= Number(width) : window.innerWidth <= Number(width),
  );

/** jsdom lays nothing out, so nothing has a size or comes into view. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** What a style says of an element, and by that of what is in it. */
const INHERITED = new Set(['visibility', 'pointerEvents', 'direction']);

const camelCase = (name: string) => name.replaceAll(/-(\w)/gu, (_dash, letter: string) => letter.toUpperCase());

/**
 * Answers styles by what an element says itself and what every browser does with its kind; no sheet is loaded that says more. jsdom
 * matches all rules of its own sheet with each element, which takes a fifth of the time of all pages.
 */
function computeStylesByKind({ window }: JSDOM): void {
  const compute = window.getComputedStyle;
  const kinds = new Map<string, Map<string, unknown>>();
  const ofKind = (element: Element, name: string): unknown => {
    const { localName, namespaceURI } = element;
    const said = ['hidden', 'open', 'type'].map((attribute) => [attribute, element.getAttribute(attribute)] as const);
    const kind = JSON.stringify([localName, namespaceURI, said]);
    const values = kinds.get(kind) ?? new Map<string, unknown>();
    kinds.set(kind, values);
    if (!values.has(name)) {
      const bare = window.document.createElementNS(namespaceURI, localName);
      for (const [attribute, value] of said) if (value !== null) bare.setAttribute(attribute, value);
      values.set(name, Reflect.get(compute(bare), name));
    }
    return values.get(name);
  };
  const valueOf = (element: Element, name: string): unknown => {
    const isStyled = element instanceof window.HTMLElement || element instanceof window.SVGElement;
    const own: unknown = isStyled ? Reflect.get(element.style, name) : undefined;
    if (typeof own === 'string' ? own !== '' && own !== 'inherit' : own !== undefined) return own;
    return INHERITED.has(name) && element.parentElement ? valueOf(element.parentElement, name) : ofKind(element, name);
  };
  const some = compute(window.document.documentElement);
  window.getComputedStyle = (element) =>
    new Proxy(some, {
      get: (_none, name) => {
        if (name === 'getPropertyValue') return (asked: string) => valueOf(element, camelCase(asked)) ?? '';
        return typeof name === 'string' ? valueOf(element, name) : undefined;
      },
    });
}

/** Has listeners end by the signals of Node, which jsdom takes for none. */
function followSignals({ EventTarget: { prototype } }: JSDOM['window']): void {
  const add = Reflect.get(prototype, 'addEventListener');
  prototype.addEventListener = function addEventListener(this: EventTarget, type, listener, options) {
    const { signal, ...others } = typeof options === 'object' ? options : { capture: options ?? false };
    if (signal?.aborted) return;
    add.call(this, type, listener, others);
    signal?.addEventListener('abort', () => this.removeEventListener(type, listener, others));
  };
}

/**
 * Changes the address instead of loading a document. A page that has left goes nowhere else: its address is not its own any more.
 *
 * @returns says that a document is there again
 */
function followNavigation({ window }: JSDOM, left: string[]): () => void {
  let hasLeft = false;
  const go = (to: string | URL): void => {
    if (hasLeft) return;
    hasLeft = true;
    const { href } = new URL(to, window.location.href);
    left.push(href);
    window.history.replaceState(null, '', href);
  };
  const navigating = { assign: go, replace: go, reload: () => void left.push('reload') };
  Object.defineProperty(globalThis, 'location', {
    configurable: true,
    // What a location can do cannot be changed at itself, by the standard.
    value: new Proxy(navigating, { get: (own, key) => Reflect.get(own, key) ?? Reflect.get(window.location, key) }),
  });
  window.addEventListener('click', (event) => {
    const link = event.target instanceof window.Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (event.defaultPrevented || !link || link.target === '_blank') return;
    event.preventDefault();
    if (!link.download) go(link.href);
  });
  return () => {
    hasLeft = false;
  };
}

/**
 * Opens a document in this process and makes its globals those of Node, as in a browser. The first call of a worker opens it, after
 * its database: the embedded database takes a process with a window for a browser.
 */
export function openDom(): Dom {
  if (opened) return opened;
  capDelays();
  const dom = new JSDOM('<!doctype html><html lang="en"><head></head><body></body></html>', {
    url: PAGE_ORIGIN,
    pretendToBeVisual: true,
  });
  const { window } = dom;
  followSignals(window);
  computeStylesByKind(dom);
  const kept = KEPT.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  populateGlobal(globalThis, window, { bindFunctions: true });
  for (const [name, descriptor] of kept) if (descriptor) Object.defineProperty(globalThis, name, descriptor);
  // A page calls its own server by paths; Node knows no address that they are relative to.
  globalThis.Request = new Proxy(globalThis.Request, {
    construct: (NodeRequest, [input, init]: ConstructorParameters<typeof Request>) =>
      new NodeRequest(typeof input === 'string' ? new URL(input, location.href) : input, init),
  });
  const left: string[] = [];
  const arrive = followNavigation(dom, left);
  const saved: Dom['saved'] = [];
  const files = new Map<string, Blob>();
  URL.createObjectURL = (file: Blob) => {
    const address = `blob:${files.size}`;
    files.set(address, file);
    return address;
  };
  URL.revokeObjectURL = () => undefined;
  window.HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    if (this.hasAttribute('download')) saved.push({ name: this.download, href: this.href, file: files.get(this.href) });
    else window.HTMLElement.prototype.click.call(this);
  };
  window.Element.prototype.scrollIntoView = () => undefined;
  window.Element.prototype.scrollTo = () => undefined;
  Object.assign(globalThis, {
    CSS: { escape: (text: string) => text.replaceAll(/[^\w-]/g, String.raw`\$&`) },
    INSPECTABLE: false,
    IntersectionObserver: SilentObserver,
    ResizeObserver: SilentObserver,
    XMLHttpRequest: UploadRequest,
    scrollTo: () => undefined,
    matchMedia: (query: string) =>
      Object.assign(new EventTarget(), {
        media: query,
        get matches() {
          return matches(query);
        },
      }),
  });
  opened = {
    cookies: dom.cookieJar,
    left,
    arrive,
    saved,
    resize(width) {
      globalThis.innerWidth = width;
      globalThis.innerHeight = width > 1000 ? 900 : 844;
      globalThis.dispatchEvent(new window.Event('resize'));
    },
  };
  return opened;
}
