import { problems } from '../../kernel/problems/problems.ts';
import type { KnownTenant } from '../organizations/Tenants.ts';
import type { Portal } from '../portal/Portal.ts';
import { issueLink } from './issueLink.ts';
import { passwordResetMail } from './mails.ts';
import { findAccountId } from './store.ts';

/**
 * Mails the patient of an address a link under which a new password is chosen.
 *
 * @param origin where links in mails lead
 * @throws ProblemError NotFound, or TooManyRequests after 5 within an hour
 */
export async function requestPasswordReset(
  portal: Portal,
  { id: organization, settings }: KnownTenant,
  address: string,
  origin: string,
): Promise<void> {
  const userId = await findAccountId(portal.database, organization, address.trim().toLowerCase());
  if (userId === undefined) throw problems.notFound('no account has this address');
  await issueLink(portal, { userId, purpose: 'password-reset' }, (token) =>
    passwordResetMail(settings, `${origin}/request-password-reset/${organization}/${userId}/${token}`),
  );
}
