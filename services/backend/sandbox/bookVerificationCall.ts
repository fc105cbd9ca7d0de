import { createId } from '../createId.ts';
import type { Statement } from '../database/Database.ts';
import type { Portal } from '../Portal.ts';
import { callBookedMail } from './mails.ts';
import type { Sender } from '../mail/Sender.ts';

const KIND = 'user-verification';
const NAME = 'Identity verification call';

/** The hour of the day, in UTC, and how long the call takes. */
const HOUR = 10;
const MINUTES = 20;

const book: Statement = {
  name: 'book_verification_call',
  text: `with patient as (
      select u.id, u.organization, u.email from users u
      where u.organization = $1 and ($2::text is null or u.id = $2) and not u.verified and not exists (
        select 1 from appointments a
        where a.user_id = u.id and a.kind = $4 and a.canceled_at is null and a.start_time > $8
      )
      order by u.created_at desc, u.id desc limit 1
    ), booked as (
      insert into appointments (id, organization, user_id, kind, name, start_time, end_time, created_at)
      select $3, organization, id, $4, $5, $6, $7, $8 from patient
    ), mail as (
      insert into outbox (id, organization, user_id, channel, recipient, subject, text, created_at)
      select $9, organization, id, 'mail', email, $10, $11, $8 from patient
    )
    select id from patient`,
};

/**
 * Books a call that verifies the account of a patient, for tomorrow morning, and writes to them.
 *
 * @param target whose call it is: the newest patient's who is neither verified nor has a call, or the one's who is named
 * @returns the patient's id; undefined where there is none
 */
export async function bookVerificationCall(
  { database, clock }: Pick<Portal, 'database' | 'clock'>,
  { organization, userId }: { readonly organization: string; readonly userId: string | null },
  sender: Sender,
): Promise<string | undefined> {
  const now = clock();
  const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, HOUR));
  const mail = callBookedMail(sender, start, MINUTES);
  const [patient] = await database.query<{ readonly id: string }>(book, [
    organization,
    userId,
    createId(now),
    KIND,
    NAME,
    start.toISOString(),
    new Date(start.getTime() + MINUTES * 60_000).toISOString(),
    now.toISOString(),
    createId(now),
    mail.subject,
    mail.text,
  ]);
  return patient?.id;
}
