import { internalPath } from './internalPath.ts';
import { parsedUrl } from './parsedUrl.ts';

/** What addresses are written with: signs of ASCII without blanks, quotes, angle brackets, braces and backslashes. */
const WRITTEN = /^[!#-;=?-[\]_a-z~]+$/;

/** A web server named in so many words: with two slashes, a host, and nothing that is taken for the host. */
const WEB = /^https?:\/\/[^/?#@]+([/?#]|$)/i;

const MAIL = /^mailto:[^@:/?#]+@[^@:/?#]+(\?[^#]*)?$/i;
const CALL = /^tel:\+?[\d().-]+$/i;

/** Where a link may lead: to a page of the portal, or out of it. */
export type SafeLink = { readonly to: string } | { readonly href: string };

/**
 * Reads a link that somebody else wrote: a path of the portal, http(s), mailto or tel, by the rule that the server has for links.
 *
 * @returns undefined for anything else
 */
export function safeLink(link: string): SafeLink | undefined {
  if (!WRITTEN.test(link)) return undefined;
  if (link.startsWith('/')) {
    const path = /%(2f|5c)/i.test(link) ? undefined : internalPath(link);
    return path === undefined || (path.split(/[?#]/)[0] ?? '').includes('//') ? undefined : { to: path };
  }
  const leadsOut = (WEB.test(link) && parsedUrl(link) !== undefined) || MAIL.test(link) || CALL.test(link);
  return leadsOut ? { href: link } : undefined;
}
