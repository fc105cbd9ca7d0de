import { createId } from '../../kernel/ids/createId.ts';
import { isMailed } from '../../modules/notifications/isMailed.ts';
import { notifying } from '../../modules/notifications/notifying.ts';
import type { Mail } from '../../adapters/mail/Mail.ts';
import type { Portal } from '../../modules/portal/Portal.ts';
import { statement } from '../../kernel/database/statement.ts';

const REASON = 'Your photo is too dark to compare with your ID. Please take a new one.';

const WAITS_FOR_NOBODY = 'physician_review is null and closed is null and awaiting_reason is null';

const request = statement(
  'request_photo',
  `with asked as (
      update intakes set awaiting_reason = $4, on_hold_since = $5, revision = revision + 1
      where ${WAITS_FOR_NOBODY} and id = (
        select id from intakes
        where organization = $1 and ($2::text is null or user_id = $2) and ($3::text is null or id = $3)
          and ${WAITS_FOR_NOBODY}
        order by coalesce(patient_complete, created_at) desc, id desc limit 1
      )
      returning id, user_id, revision
    ), event as (
      insert into intake_events (intake_id, actor, kind, at) select id, 'simulator', 'held', $5 from asked
    ), mail as (
      insert into outbox (id, organization, user_id, channel, recipient, subject, text, created_at)
      select $6, u.organization, u.id, 'mail', u.email, $7, $8, $5 from asked join users u on u.id = asked.user_id
      where ${isMailed('request_photo', 'u')}
    ), ${notifying({ event: 'photo-requested', source: 'asked', about: 's.id, s.revision', now: '$5' })}
    select id from asked`,
);

/** Which visit waits for a photo: the newest that is under way or submitted, of one patient or by its id where given. */
export interface PhotoTarget {
  readonly organization: string;
  readonly userId: string | null;
  readonly intakeId: string | null;
}

/** Puts a visit on hold until its patient has sent a new photo. @returns its id; undefined where there is none */
export async function requestPhoto(
  { database, clock }: Pick<Portal, 'database' | 'clock'>,
  { organization, userId, intakeId }: PhotoTarget,
  mail: Omit<Mail, 'recipient'>,
): Promise<string | undefined> {
  const now = clock();
  const [visit] = await database.query(request, [
    organization,
    userId,
    intakeId,
    REASON,
    now.toISOString(),
    createId(now),
    mail.subject,
    mail.text,
  ]);
  return visit?.id;
}
