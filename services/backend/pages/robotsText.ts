/** Addresses whose pages anybody may find, and what they are drawn with. */
const OPEN = ['/$', '/get-started$', '/login$', '/product/', '/campaign/', '/assets/', '/brand/', '/catalogue/'];

/**
 * What search engines may visit: the pages that are for everybody, and of a sandbox nothing.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
export const robotsText = ({ sandbox }: { readonly sandbox: boolean }): string =>
  ['User-agent: *', ...(sandbox ? [] : OPEN.map((path) => `Allow: ${path}`)), 'Disallow: /', ''].join('\n');
