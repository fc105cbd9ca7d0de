import type { Mail } from '../../adapters/mail/Mail.ts';
import { isMailed, type MailingStatement } from './isMailed.ts';

/** A mail that a statement writes, with its id in the outbox. */
export interface WrittenMail extends Omit<Mail, 'recipient'> {
  readonly id: string;
}

interface Parts {
  /** The name of the statement, which says what its mails are for. */
  readonly name: MailingStatement;
  /** The part of the statement that has the `user_id` of whoever is written to, one row where something has happened. */
  readonly source: string;
  /** A condition on a row `s` of the source; left out where each is written to. */
  readonly when?: string;
  /** The number of the first of its three parameters: what {@link mailParams} makes. */
  readonly first: number;
  readonly now: string;
}

/** A part of a statement that mails to a patient what it tells in the portal: with what has happened or not at all, and once. */
export const mailing = ({ name, source, when = 'true', first, now }: Parts): string =>
  `mail as (
      insert into outbox (id, organization, user_id, channel, recipient, subject, text, created_at)
      select $${first}, u.organization, u.id, 'mail', u.email, $${first + 1}, $${first + 2}, ${now}::timestamptz
      from ${source} s join users u on u.id = s.user_id
      where $${first}::text is not null and ${when} and ${isMailed(name, 'u')}
      on conflict do nothing
    )`;

/** The parameters of a mail; nothing is mailed where there is none. */
export const mailParams = (mail: WrittenMail | null | undefined) =>
  [mail?.id ?? null, mail?.subject ?? null, mail?.text ?? null] as const;
