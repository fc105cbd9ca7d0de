import { parsedUrl } from './parsedUrl.ts';

/**
 * Reads a path inside the portal from an untrusted URL.
 *
 * @returns undefined for anything that leads to another origin or is not a path
 */
export function internalPath(text: unknown): string | undefined {
  if (typeof text !== 'string' || !text.startsWith('/')) return undefined;
  const base = 'http://portal.invalid';
  const url = parsedUrl(text, base);
  // The parser normalizes '//host', '/\host' and control characters; the result must still have our origin.
  if (url?.origin !== base) return undefined;
  // '/.//host' is parsed to the path '//host', which would be another host when it is parsed again.
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search + url.hash;
}
