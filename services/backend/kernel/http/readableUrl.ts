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
