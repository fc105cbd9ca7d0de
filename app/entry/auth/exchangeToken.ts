import type { Session } from '#schemas/wire/session.ts';
import { loginWithToken } from '#services/api/sessions.ts';
import type { EntryAddress, EntryForm } from '../address/EntryAddress.ts';

let exchanged: Promise<Session | undefined> | undefined;

/**
 * Exchanges the token of a mailed link for a session, once, and removes it from the URL first. If the token is refused,
 * the patient sees the login form.
 */
export function exchangeToken({
  form,
  search: { token },
}: Extract<EntryAddress, { readonly form: EntryForm }>): Promise<Session | undefined> {
  if (form !== 'login' || token === undefined) return Promise.resolve(undefined);
  const url = new URL(location.href);
  url.searchParams.delete('token');
  history.replaceState(null, '', url);
  return (exchanged ??= loginWithToken(token).catch(() => undefined));
}
