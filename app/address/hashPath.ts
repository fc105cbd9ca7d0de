import { internalPath } from './internalPath.ts';

/** The path that an address of the older form `/#/path` stands for; undefined for any other address. */
export const hashPath = ({ hash }: Pick<Location, 'hash'>): string | undefined =>
  hash.startsWith('#/') ? internalPath(hash.slice(1)) : undefined;
