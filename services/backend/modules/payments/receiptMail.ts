import type { Mail } from '../../adapters/mail/Mail.ts';

/** A receipt that is to be mailed to whoever paid. */
export interface ReceiptMail extends Omit<Mail, 'recipient'> {
  readonly id: string;
}

interface Parts {
  /** The part of the statement that has the `user_id` of whoever paid, one row where something was. */
  readonly source: string;
  /** A condition on a row of the source; left out where each was paid. */
  readonly when?: string;
  /** Parameters of the statement; nothing is mailed where the id is null. */
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly now: string;
}

/**
 * A part of a statement that mails a receipt to the patient: with what was paid or not at all, and once. It says what became
 * of money, so that it comes whatever news are wanted.
 */
export const receiptMail = ({ source, when = 'true', id, subject, text, now }: Parts): string =>
  `receipt as (
      insert into outbox (id, organization, user_id, channel, recipient, subject, text, created_at)
      select ${id}, u.organization, u.id, 'mail', u.email, ${subject}, ${text}, ${now}::timestamptz
      from ${source} s join users u on u.id = s.user_id where ${id}::text is not null and ${when}
      on conflict do nothing
    )`;
