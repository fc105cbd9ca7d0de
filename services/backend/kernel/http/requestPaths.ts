import type { FastifyRequest } from 'fastify';

/** First parts of addresses that belong to the API alone. `/login` is not among them: it is a page as well. */
const API =
  /^\/(v2|users|organization|intakes|intake-template|product-templates|billing|states|catalogue|sandbox|docs|healthz|livez|readyz|metrics|brand|marketing|scheduling|physicians|conversations|pusher)(\/|$)/;

/** Addresses that begin as a page's does. */
const MIXED =
  /^\/((product\/[0-9a-f]{24}\/template|orders\/[0-9a-f]{24}\/patient)\/|subscriptions\/[0-9a-f]{24}\/invoice$)/;

/** Whether an address can be nothing but the API's. */
export const isApiPath = (path: string): boolean => API.test(path) || MIXED.test(path);

/**
 * Whether a request is one for a page: a browser asks for HTML, wherever an address leads. Monitors, previews of links and command
 * lines take anything, or say nothing of it; to them it is one by its address.
 */
export function asksForPage({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  const [path = '/'] = url.split('?');
  if ((method !== 'GET' && method !== 'HEAD') || /\bjson\b/.test(accept) || path.startsWith('/assets/')) return false;
  return /text\/html/.test(accept) || (/text\/\*|\*\/\*/.test(accept) && !isApiPath(path));
}

/** A path of the API that leads nowhere. */
const NOWHERE = '/v2/-';

/** A URL that can be read; one that cannot leads nowhere, and is counted, logged and answered as any other that does. */
export function readableUrl(url: string): string {
  if (!url.includes('%')) return url;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return url;
  } catch {
    return NOWHERE;
  }
}
