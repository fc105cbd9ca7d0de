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
  if (url.origin !== base) return undefined;
  // It leaves '//host' of '/.//host', which would be an address of its own when it is read again.
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search + url.hash;
}
