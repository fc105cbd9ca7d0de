import type { FastifyRequest } from 'fastify';
import { isApiPath } from '../kernel/http/isApiPath.ts';

/**
 * Whether a request is one for a page: by its address, and because it does not ask for something else. Monitors, previews
 * of links and command lines take anything, or say nothing of it.
 */
export function asksForPage({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  const [path = '/'] = url.split('?');
  if ((method !== 'GET' && method !== 'HEAD') || isApiPath(path) || path.startsWith('/assets/')) return false;
  return !/\bjson\b/.test(accept) && /text\/(?:html|\*)|\*\/\*/.test(accept);
}
