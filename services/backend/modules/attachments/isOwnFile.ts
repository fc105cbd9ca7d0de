const OWN = /^(?:file:\/{3}(?![\\/])|(?![\\/]{2}))(?:[a-z]:[\\/])?[^:?*<>|"]*$/i;

/**
 * Whether a target is a file of the reader's own computer: a path of it, not one of a network or the web.
 *
 * @param target with codes such as `%20`, which Office writes out
 */
export function isOwnFile(target: string): boolean {
  const path = target
    .replaceAll(/%([\da-f]{2})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .trim();
  // Codes of codes, and signs that Windows leaves out, are no part of an honest path.
  // eslint-disable-next-line no-control-regex
  return OWN.test(path) && !/%[\da-f]{2}|[\0-\x1F]/i.test(path);
}
