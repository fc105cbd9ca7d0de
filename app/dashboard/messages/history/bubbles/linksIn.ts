import { parsedUrl } from '#app/address/parsedUrl.ts';

/** A part of a text: plain, or a link that leads where it says. */
export interface TextPart {
  readonly text: string;
  readonly href?: string;
}

/** Addresses as people write them: ASCII without blanks, quotes, angle brackets and backslashes. */
const ADDRESS = /https?:\/\/[!#-;=?-[\]_a-z~]+/gi;

/** What ends a sentence, and not an address. */
const ENDING = /[.,;:!?'*_~]+$/;

const count = (text: string, sign: string) => text.split(sign).length;

/** Whether a text ends in a bracket that it did not open. */
const endsInBracket = (text: string): boolean =>
  (text.endsWith(')') && count(text, ')') > count(text, '(')) ||
  (text.endsWith(']') && count(text, ']') > count(text, '['));

/** An address without what follows it: marks, and brackets that it did not open. */
function withoutEnding(address: string): string {
  const rest = address.replace(ENDING, '');
  return endsInBracket(rest) ? withoutEnding(rest.slice(0, -1)) : rest;
}

/** Where an address leads, if that is what it looks like: to a web server, and under no other name. */
function hrefOf(address: string): string | undefined {
  const url = parsedUrl(address);
  const isWeb = url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  return isWeb && url.hostname.includes('.') ? url.href : undefined;
}

/** A text as its plain parts and the addresses of web pages in it. */
export function linksIn(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutEnding(found);
    const href = hrefOf(address);
    if (href === undefined) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: address, href });
    from = index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
