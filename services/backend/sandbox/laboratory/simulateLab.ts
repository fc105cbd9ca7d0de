import { createId } from '../../kernel/ids/createId.ts';
import { statement } from '../../kernel/database/statement.ts';
import { ageAt } from '../../modules/labs/ageAt.ts';
import type { Portal } from '../../modules/portal/Portal.ts';
import { prescriberIn } from '../review/prescriberIn.ts';
import { deliverBundle } from './deliverBundle.ts';
import { typicalResults } from './typicalResults.ts';

const find = statement(
  'find_lab_panel_to_measure',
  `select l.id, l.user_id as "userId", u.sex, u.birthday from lab_panels l join users u on u.id = l.user_id
    where l.organization = $1 and ($2::text is null or l.user_id = $2) and ($3::text is null or l.id = $3)
    order by l.created_at desc, l.id desc limit 1`,
);

/** Each state has one before it. */
const advance = statement(
  'advance_lab_panel',
  `update lab_panels set status = $4, status_at = $5,
      ordered_by = coalesce(ordered_by, $6::jsonb->>(select u.state from users u where u.id = lab_panels.user_id))
    where id = (select l.id from lab_panels l
      where l.organization = $1 and ($2::text is null or l.user_id = $2) and ($3::text is null or l.id = $3)
        and l.status = case $4::text when 'prepared' then 'pending' else 'prepared' end
      order by l.created_at desc, l.id desc limit 1)
    returning id`,
);

/** Which panel is meant: the newest, of one patient or by its id where given. */
export interface LabTarget {
  readonly organization: string;
  readonly userId: string | null;
  readonly panelId: string | null;
}

/** Hours from a draw to its results. */
const MEASURED = 20;

/** Delivers results of every marker for a panel. @returns its id; undefined where there is none */
export async function deliverResults(
  portal: Pick<Portal, 'database' | 'catalogue' | 'clock' | 'tenants'>,
  { organization, userId, panelId }: LabTarget,
): Promise<string | undefined> {
  const { database, catalogue, clock, tenants } = portal;
  const [panel] = await database.query(find, [organization, userId, panelId]);
  const tenant = tenants.all.find(({ id }) => id === organization);
  if (!panel || !tenant) return undefined;
  const now = clock();
  const collected = new Date(now.getTime() - MEASURED * 60 * 60 * 1000);
  const identifier = createId(now);
  const drawn = { sex: panel.sex, age: ageAt(panel.birthday, collected) ?? 40, draw: identifier };
  await deliverBundle(portal, tenant, {
    order: panel.id,
    patient: panel.userId,
    identifier,
    collected: collected.toISOString(),
    issued: now.toISOString(),
    fasting: true,
    results: typicalResults([...catalogue.biomarkers.values()], drawn),
  });
  return panel.id;
}

/**
 * Moves a panel on: its order is with the laboratory, by a provider of the patient's state, or its blood is drawn.
 *
 * @returns its id; undefined where none waits
 */
export async function advancePanel(
  { database, clock, tenants }: Pick<Portal, 'database' | 'clock' | 'tenants'>,
  { organization, userId, panelId }: LabTarget,
  to: 'prepared' | 'awaiting_results',
): Promise<string | undefined> {
  const tenant = tenants.all.find(({ id }) => id === organization);
  const states = tenant?.scheduling?.physicians.flatMap((one) => one.states) ?? [];
  const providers = JSON.stringify(Object.fromEntries(states.map((state) => [state, prescriberIn(tenant, state)])));
  const [moved] = await database.query(advance, [organization, userId, panelId, to, clock().toISOString(), providers]);
  return moved?.id;
}
