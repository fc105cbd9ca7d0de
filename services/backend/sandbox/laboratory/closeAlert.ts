import { statement } from '../../kernel/database/statement.ts';
import type { Portal } from '../../modules/portal/Portal.ts';
import type { LabTarget } from './simulateLab.ts';

const close = statement(
  'close_lab_alerts',
  `with newest as (
      select r.panel_id as panel from lab_alerts a join lab_reports r on r.id = a.report_id
      where a.organization = $1 and ($2::text is null or a.user_id = $2) and ($3::text is null or r.panel_id = $3)
        and a.kind = 'critical' and a.closed_at is null
      order by a.created_at desc, a.id desc limit 1
    ), closed as (
      update lab_alerts set closed_at = $4::timestamptz, closed_by = $5
      where kind = 'critical' and closed_at is null
        and report_id in (select r.id from lab_reports r join newest on r.panel_id = newest.panel)
      returning id
    )
    select newest.panel from newest, (select count(*) from closed) c`,
);

/** Closes the critical tasks of a lab order: the care team has talked with the patient. @returns its id; undefined where none is open */
export async function closeAlert(
  { database, clock }: Pick<Portal, 'database' | 'clock'>,
  { organization, userId, panelId }: LabTarget,
): Promise<string | undefined> {
  const [closed] = await database.query(close, [organization, userId, panelId, clock().toISOString(), 'simulator']);
  return closed?.panel;
}
