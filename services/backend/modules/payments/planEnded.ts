import { stableId } from '../../kernel/ids/stableId.ts';
import type { WrittenMail } from '../notifications/mailing.ts';
import { writerOf } from './writerOf.ts';
import type { Portal } from '../portal/Portal.ts';
import { planEndedMail } from './mails.ts';

/**
 * The mail about the end of a plan. The subscription says which mail it is: the patient's own request and the provider's
 * event may both tell of the end.
 */
export function planEnded(
  portal: Pick<Portal, 'tenants' | 'settings'>,
  organization: string,
  subscriptionId: string,
): WrittenMail {
  const { sender, origin } = writerOf(portal, organization);
  return { id: stableId('plan-ended', subscriptionId), ...planEndedMail(sender, origin) };
}
