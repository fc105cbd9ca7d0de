import type { Portal } from '../portal/Portal.ts';

/** A token that names a session to pages until the session ends. */
export const pageTokenOf = ({ pageTokens }: Pick<Portal, 'pageTokens'>, session: string, ends: Date): string =>
  pageTokens.issue({ session, expires: Math.floor(ends.getTime() / 1000) });
