import { statement } from '../../kernel/database/statement.ts';
import { createId } from '../../kernel/ids/createId.ts';
import { newResultsMail } from '../../modules/labs/mails.ts';
import { isMailed } from '../../modules/notifications/isMailed.ts';
import { notifying } from '../../modules/notifications/notifying.ts';
import type { Portal } from '../../modules/portal/Portal.ts';
import { prescriberIn } from '../review/prescriberIn.ts';
import type { LabTarget } from './simulateLab.ts';

const find = statement(
  'find_lab_report_to_explain',
  `select r.id, u.state from lab_reports r join users u on u.id = r.user_id
    where r.organization = $1 and ($2::text is null or r.user_id = $2) and ($3::text is null or r.panel_id = $3)
      and r.explanation is null
    order by r.collected_at desc, r.id desc limit 1`,
);

const explain = statement(
  'explain_lab_report',
  `with explained as (
      update lab_reports set explanation = $2, explained_by = $3, explained_at = $4::timestamptz
      where id = $1 and explanation is null returning id, organization, user_id, panel_id
    ), mail as (
      insert into outbox (id, organization, user_id, channel, recipient, subject, text, created_at)
      select $5, s.organization, u.id, 'mail', u.email, $6, $7, $4::timestamptz
      from explained s join users u on u.id = s.user_id where ${isMailed('explain_lab_report', 'u')}
    ), ${notifying({
      event: 'lab-note',
      source: 'explained',
      about: 's.id',
      lab: { panel: 's.panel_id', report: 's.id' },
      now: '$4',
    })}
    select panel_id as panel from explained`,
);

/** What the simulated provider says of any results. */
export const EXPLANATION =
  'I have looked at all of your values. Those outside their range are marked, and none of them needs a visit today. Write to me with any question.';

/**
 * Has a provider say what the newest results mean that nobody has explained yet, and tells the patient.
 *
 * @returns the id of their panel; undefined where there are none
 */
export async function explainReport(
  { database, clock, tenants }: Pick<Portal, 'database' | 'clock' | 'tenants'>,
  { organization, userId, panelId }: LabTarget,
  text: string,
): Promise<string | undefined> {
  const [report] = await database.query(find, [organization, userId, panelId]);
  const tenant = tenants.all.find(({ id }) => id === organization);
  if (!report || !tenant) return undefined;
  const now = clock();
  const mail = newResultsMail(tenant.settings);
  const [explained] = await database.query(explain, [
    report.id,
    text,
    prescriberIn(tenant, report.state),
    now.toISOString(),
    createId(now),
    mail.subject,
    mail.text,
  ]);
  return explained?.panel;
}
