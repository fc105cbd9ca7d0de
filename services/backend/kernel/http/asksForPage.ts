import type { FastifyRequest } from 'fastify';
import { isApiPath } from './isApiPath.ts';

/**
 * Whether a request is one for a page: a browser asks for HTML, wherever an address leads. Monitors, previews of links and command
 * lines take anything, or say nothing of it; to them it is one by its address.
 */
export function asksForPage({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  const [path = '/'] = url.split('?');
  if ((method !== 'GET' && method !== 'HEAD') || /\bjson\b/.test(accept) || path.startsWith('/assets/')) return false;
  return /text\/html/.test(accept) || (/text\/\*|\*\/\*/.test(accept) && !isApiPath(path));
}
