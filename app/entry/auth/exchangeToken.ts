import type { LoginAnswer } from '#schemas/wire/twoStep.ts';
import { loginWithToken } from '#services/api/sessions.ts';
import type { EntryAddress, EntryForm } from '../address/EntryAddress.ts';

let exchanged: Promise<LoginAnswer | undefined> | undefined;

/**
 * Exchanges the token of a mailed link for a session, or for the ticket of a second step, once, and removes it from the URL
 * first. If the token is refused, the patient sees the login form.
 */
export function exchangeToken({
  form,
  search: { token },
}: Extract<EntryAddress, { readonly form: EntryForm }>): Promise<LoginAnswer | undefined> {
  if (form !== 'login' || token === undefined) return Promise.resolve(undefined);
  const url = new URL(location.href);
  url.searchParams.delete('token');
  history.replaceState(null, '', url);
  return (exchanged ??= loginWithToken(token).catch(() => undefined));
}
