import { createId } from '../../kernel/ids/createId.ts';
import { isMailed } from '../../modules/notifications/isMailed.ts';
import { notifying } from '../../modules/notifications/notifying.ts';
import type { Mail } from '../../adapters/mail/Mail.ts';
import type { Portal } from '../../modules/portal/Portal.ts';
import { statement } from '../../kernel/database/statement.ts';

const DECIDED = { source: 'decided', user: 's.id', about: 's.revision', now: '$9' };

/** Whoever decides at the same time finds that the patient no longer waits. */
const decide = statement<'decide_identity', { id: string }>(
  'decide_identity',
  `with decided as (
      update users u set verified = $3, verification_status = $4, revision = u.revision + 1
      where u.verification_status = 'pending' and u.id = (
        select p.id from users p left join images i on i.id = p.id_image
        where p.organization = $1 and ($2::text is null or p.id = $2) and p.verification_status = 'pending'
          and p.id_image is not null and p.profile_image is not null
          and coalesce(greatest(p.profile_image_at, i.created_at), p.created_at) <= $5
        order by coalesce(greatest(p.profile_image_at, i.created_at), p.created_at) desc, p.id desc limit 1
      )
      returning u.id, u.organization, u.email, u.email_notifications, u.verified, u.revision
    ), mail as (
      insert into outbox (id, organization, user_id, channel, recipient, subject, text, created_at)
      select $6, organization, id, 'mail', email, $7, $8, $9 from decided
      where ${isMailed('decide_identity', 'decided')}
    ), ${notifying({ ...DECIDED, event: 'identity-approved', when: 's.verified' })},
    ${notifying({ ...DECIDED, event: 'identity-rejected', when: 'not s.verified', as: 'told_of_rejection' })}
    select id from decided`,
);

/** Who is looked at: the newest patient who waits, or the one named. */
export interface IdentityTarget {
  readonly organization: string;
  readonly userId: string | null;
  /** The moment by which both photos were sent. */
  readonly sentBy: Date;
}

/**
 * Decides whether a patient who has sent both photos is who they say, and writes to them.
 *
 * @returns the patient's id; undefined where none is waiting
 */
export async function decideIdentity(
  { database, clock }: Pick<Portal, 'database' | 'clock'>,
  { organization, userId, sentBy }: IdentityTarget,
  verified: boolean,
  mail: Omit<Mail, 'recipient'>,
): Promise<string | undefined> {
  const now = clock();
  const [patient] = await database.query(decide, [
    organization,
    userId,
    verified,
    verified ? 'completed' : 'rejected',
    sentBy.toISOString(),
    createId(now),
    mail.subject,
    mail.text,
    now.toISOString(),
  ]);
  return patient?.id;
}
