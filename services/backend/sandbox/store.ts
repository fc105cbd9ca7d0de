import { createId } from '../createId.ts';
import type { Database } from '../database/Database.ts';
import type { Mail } from '../mail/Mail.ts';
import type { Message } from './messageSchema.ts';

const approve = {
  name: 'approve_visit',
  text: `with visit as (
      select id from intakes
      where organization = $1 and patient_complete is not null and physician_review is null and closed is null
        and ($2::text is null or user_id = $2) and ($3::text is null or id = $3)
      order by patient_complete desc limit 1
    ), reviewed as (
      update intakes set physician_review = $4, revision = revision + 1 from visit
      where intakes.id = visit.id and physician_review is null returning intakes.id, user_id
    ), event as (
      insert into intake_events (intake_id, actor, kind, at) select id, 'simulator', 'reviewed', $4 from reviewed
    ), mail as (
      insert into outbox (id, organization, user_id, channel, recipient, subject, text, created_at)
      select $5, $1, u.id, 'mail', u.email, $6, $7, $4 from reviewed join users u on u.id = reviewed.user_id
    )
    select id from reviewed`,
};

/** Which visit a physician is to approve: the newest that is submitted, of one patient or by its id where given. */
export interface ApprovalTarget {
  readonly organization: string;
  readonly userId: string | null;
  readonly intakeId: string | null;
}

/** Approves a submitted visit and writes to its patient. @returns its id; undefined where none is waiting */
export async function approveVisit(
  database: Database,
  { organization, userId, intakeId }: ApprovalTarget,
  mail: Omit<Mail, 'recipient'>,
  now: Date,
): Promise<string | undefined> {
  const [row] = await database.query<{ id: string }>(approve, [
    organization,
    userId,
    intakeId,
    now.toISOString(),
    createId(now),
    mail.subject,
    mail.text,
  ]);
  return row?.id;
}

const list = {
  name: 'list_outbox',
  text: `select id as "_id", channel, recipient as "to", subject, text,
    to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at
    from outbox where organization = $1 order by outbox.created_at desc, id desc limit 200`,
};

/** Mail and SMS of an organization, newest first. */
export const listOutbox = async (database: Database, organization: string): Promise<Message[]> => [
  ...(await database.query<Message>(list, [organization])),
];
