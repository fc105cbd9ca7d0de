import type { PatientSource } from '#schemas/patientSource.ts';
import { sourceIn } from '#schemas/sourceCode.ts';
import { codeOf } from './codeOf.ts';
import type { PortalEvents } from './PortalEvents.ts';

/** Where events and error reports are collected. */
export interface Collector {
  /** The address to post to: another origin's, or a path of the portal's own. */
  readonly url: string;
  /** The id of the organization, so that an installation can tell its brands apart. */
  readonly organization: string;
}

/** A page, or what stands for one in a test. */
interface ListenedTo {
  readonly document: EventTarget;
  readonly window: EventTarget;
}

interface Sent extends PatientSource {
  readonly type: 'event' | 'failure';
  readonly name: string;
  readonly code?: string;
}

/**
 * Posts a text and waits for nothing. It goes without cookies and without the address of the page, and outlives the page
 * where the browser can do that.
 */
function post(url: string, text: string): void {
  fetch(url, {
    method: 'POST',
    body: text,
    keepalive: true,
    credentials: 'omit',
    mode: 'no-cors',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined);
}

const isDetail = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;

const detailOf = (event: Event) => (event instanceof CustomEvent && isDetail(event.detail) ? event.detail : {});

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const uncaught = (event: Event, key: 'error' | 'reason'): Sent => ({
  type: 'failure',
  name: 'uncaught error',
  code: codeOf(Reflect.get(event, key)),
});

/**
 * Sends what the portal tells of itself, and errors that nobody has caught, to a collector. Only the names and codes that
 * the portal's own code has are sent, and of a purchase the codes of the link that its patient came by: no message of an
 * error, no address of a page, nothing that was entered.
 *
 * @returns stops it
 */
export function collectEvents(
  { url, organization }: Collector,
  page: ListenedTo = { document, window },
  send: (url: string, text: string) => void = post,
): () => void {
  const collect = (sent: Sent) => send(url, JSON.stringify({ ...sent, organization }));
  const stops = new AbortController();
  const on = (
    target: EventTarget,
    type: keyof PortalEvents | 'error' | 'unhandledrejection',
    told: (event: Event) => Sent,
  ) => target.addEventListener(type, (event) => collect(told(event)), stops);
  on(page.document, 'portal:tracked', (event) => {
    const detail = detailOf(event);
    return { type: 'event', name: textOf(detail['name']), ...sourceIn((name) => detail[name]) };
  });
  on(page.document, 'portal:failed', (event) => {
    const { name, code } = detailOf(event);
    return { type: 'failure', name: textOf(name), code: textOf(code) };
  });
  on(page.window, 'error', (event) => uncaught(event, 'error'));
  on(page.window, 'unhandledrejection', (event) => uncaught(event, 'reason'));
  return () => stops.abort();
}
