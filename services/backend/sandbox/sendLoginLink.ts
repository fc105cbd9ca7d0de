import { SECRET } from '../kernel/outbox/secretIn.ts';
import { problems } from '../kernel/problems/problems.ts';
import { issueLink } from '../modules/accounts/issueLink.ts';
import { loginLinkMail } from '../modules/accounts/mails.ts';
import type { Portal } from '../modules/portal/Portal.ts';
import type { Sender } from '../adapters/mail/Sender.ts';
import { statement } from '../kernel/database/statement.ts';

const find = statement(
  'find_for_login_link',
  `select id, email from users
    where organization = $1 and ($2::text is null or id = $2) and ($3::text is null or email = $3)
    order by created_at desc, id desc limit 1`,
);

/** Who is sent a link, and where links lead: the newest patient, or the one named. */
export interface LoginLinkTarget {
  readonly organization: string;
  readonly userId: string | null;
  readonly email: string | null;
  readonly origin: string;
}

/**
 * Mails a patient a link that logs in.
 *
 * @returns the patient's address; undefined where there is none
 * @throws ProblemError TooManyRequests after 5 within 15 minutes
 */
export async function sendLoginLink(
  portal: Portal,
  { organization, userId, email, origin }: LoginLinkTarget,
  sender: Sender,
): Promise<string | undefined> {
  const [patient] = await portal.database.query(find, [
    organization,
    email === null ? userId : null,
    email?.trim().toLowerCase() ?? null,
  ]);
  if (!patient) return undefined;
  const mail = loginLinkMail(sender, `${origin}/login?token=${SECRET}`);
  if (!(await issueLink(portal, { userId: patient.id, purpose: 'login' }, mail))) throw problems.tooManyLinks();
  return patient.email;
}
