import { SECRET, withTokens } from '../kernel/outbox/secretIn.ts';
import { isoText } from '../kernel/database/isoText.ts';
import type { Portal } from '../modules/portal/Portal.ts';
import type { Message } from './messageSchema.ts';
import { statement } from '../kernel/database/statement.ts';

const list = statement<'list_outbox', Message & { readonly user_id: string }>(
  'list_outbox',
  `select id as "_id", user_id, channel, recipient as "to", subject,
      replace(text, '${SECRET}', coalesce(secret, '(gone)')) as text, ${isoText('created_at')} as created_at
    from outbox where organization = $1 order by outbox.created_at desc, id desc limit 200`,
);

/** Mail and SMS of an organization, newest first. */
export async function listOutbox(
  portal: Pick<Portal, 'database' | 'emailVerification' | 'sessionEnds'>,
  organization: string,
): Promise<Message[]> {
  const kept = await portal.database.query(list, [organization]);
  return kept.map(({ user_id: userId, ...message }) => {
    const mail = { organization, userId, recipient: message.to, text: message.text };
    return { ...message, text: withTokens(portal, mail) };
  });
}
