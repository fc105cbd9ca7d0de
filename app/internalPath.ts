/**
 * A path inside the portal, taken from an address that anybody may have written.
 *
 * @returns undefined for anything that leads to another origin or is no path
 */
export function internalPath(text: unknown): string | undefined {
  if (typeof text !== 'string' || !text.startsWith('/')) return undefined;
  const base = 'http://portal.invalid';
  if (!URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  // The parser folds '//host', '/\host' and control characters; what it makes of them must still be ours.
  return url.origin === base ? url.pathname + url.search + url.hash : undefined;
}
