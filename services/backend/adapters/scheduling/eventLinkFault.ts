import { isSafeLink } from '../../kernel/http/isSafeLink.ts';

/** Why an address is no event link, in words; undefined where it is one. */
export const eventLinkFault = (link: string): string | undefined =>
  /^https?:/i.test(link) && isSafeLink(link) && /^\/[\w-]+(\/[\w-]+)*$/.test(new URL(link).pathname)
    ? undefined
    : `must be an event link, http(s) with a path of letters, digits, - and _, not ${link}`;
