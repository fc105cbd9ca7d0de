import type { Portal } from '../portal/Portal.ts';
import { REFRESH_LIFE } from './store.ts';

/** A token that names a session to pages for as long as the session can be renewed. */
export const pageTokenOf = ({ pageTokens }: Pick<Portal, 'pageTokens'>, session: string, now: Date): string =>
  pageTokens.issue({ session, expires: Math.floor((now.getTime() + REFRESH_LIFE) / 1000) });
