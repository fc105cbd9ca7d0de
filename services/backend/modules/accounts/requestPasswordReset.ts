import { SECRET } from '../../kernel/outbox/secretIn.ts';
import type { KnownTenant } from '../organizations/Tenants.ts';
import type { Portal } from '../portal/Portal.ts';
import { issueLink } from './issueLink.ts';
import { passwordResetMail } from './mails.ts';
import { findAccountId } from './store.ts';

/**
 * Mails the patient of an address, if there is one, a link under which a new password is chosen.
 *
 * @param address in lower case
 * @param origin where links in mails lead
 */
export async function requestPasswordReset(
  portal: Portal,
  { id: organization, settings }: KnownTenant,
  address: string,
  origin: string,
): Promise<void> {
  const userId = await findAccountId(portal.database, organization, address);
  if (userId === undefined) return;
  const link = `${origin}/request-password-reset/${organization}/${userId}/${SECRET}`;
  await issueLink(portal, { userId, purpose: 'password-reset' }, passwordResetMail(settings, link));
}
