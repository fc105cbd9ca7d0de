import { internalPath } from './internalPath.ts';

/** The path in a URL of the older form `/#/path`; undefined for any other URL. */
export const hashPath = ({ hash }: Pick<Location, 'hash'>): string | undefined =>
  hash.startsWith('#/') ? internalPath(hash.slice(1)) : undefined;
