import type { MailHead } from '../../adapters/mail/MailHead.ts';
import type { Tenants } from '../organizations/Tenants.ts';

/** Who writes the mails of each organization, by its id. */
export function mailHeads({ all }: Pick<Tenants, 'all'>): (organization: string) => MailHead | undefined {
  const heads = new Map(
    all.map(
      ({ id, settings: { name, support_email, mail_from, mail_reply_to, postal_address } }): [string, MailHead] => [
        id,
        { name, from: mail_from, replyTo: mail_reply_to ?? support_email, postalAddress: postal_address },
      ],
    ),
  );
  return (organization) => heads.get(organization);
}
