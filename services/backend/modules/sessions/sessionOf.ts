import type { Session } from '#schemas/wire/session.ts';
import type { Portal } from '../portal/Portal.ts';
import type { StoredUser } from '../profile/StoredUser.ts';
import { userOf } from '../users/userOf.ts';
import { ACCESS_SECONDS } from '../access/AccessTokens.ts';

/** A session as the wire has it, with a new access token. @param ends_in seconds until it ends unless it is used */
export async function sessionOf(
  portal: Pick<Portal, 'tokens' | 'imageAddresses' | 'tenants'>,
  user: StoredUser,
  { session, ends_in }: { readonly session: string; readonly ends_in: number },
): Promise<Session> {
  const token = await portal.tokens.issue({ user: user._id, organization: user.organization, session });
  return { token, expires_in: ACCESS_SECONDS, ends_in, user: userOf(user, portal) };
}
