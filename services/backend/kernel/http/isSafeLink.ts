/** What addresses are written with: signs of ASCII without blanks, quotes, angle brackets, braces and backslashes. */
const WRITTEN = /^[!#-;=?-[\]_a-z~]+$/;

/** Stands for the portal's own origin, whichever it is. */
const PORTAL = 'https://portal.invalid';

/**
 * Whether a link leads to a path inside the portal, and to no other origin by whatever a browser or a router makes of
 * it: two slashes in a row are refused, and slashes that are written as %2f or %5c.
 */
export function isInternalPath(link: string): boolean {
  if (!WRITTEN.test(link) || !link.startsWith('/') || /%(2f|5c)/i.test(link) || !URL.canParse(link, PORTAL))
    return false;
  const { origin, pathname } = new URL(link, PORTAL);
  return origin === PORTAL && !pathname.includes('//');
}

/** Whether it names a web server in so many words: with two slashes, a host, and nothing that is taken for the host. */
const isWebAddress = (link: string): boolean => /^https?:\/\/[^/?#@]+([/?#]|$)/i.test(link) && URL.canParse(link);

/** Whether it leads to a web server, in this portal or elsewhere. */
export const isWebLink = (link: string): boolean => WRITTEN.test(link) && isWebAddress(link);

/** Whether it leads to a web server that is asked over TLS. */
export const isSecureWebAddress = (link: string): boolean => isWebLink(link) && new URL(link).protocol === 'https:';

/** Whether a link may be shown to patients: http(s), mailto, tel, or a path inside the portal. */
export const isSafeLink = (link: string): boolean =>
  isInternalPath(link) ||
  (WRITTEN.test(link) &&
    (isWebAddress(link) || /^mailto:[^@:/?#]+@[^@:/?#]+(\?[^#]*)?$/i.test(link) || /^tel:\+?[\d().-]+$/i.test(link)));
