import { statement } from '../../kernel/database/statement.ts';
import { findIntake } from '../intakes/stored/store.ts';
import type { Portal } from '../portal/Portal.ts';
import { noteStops } from '../stops/noteStops.ts';
import { Visit } from '../visits/Visit.ts';

const list = statement(
  'list_visits_before_template',
  `select i.id, i.user_id as "userId" from intakes i
    where i.organization = $1 and i.patient_complete is not null and i.physician_review is null and i.closed is null
      and i.patient_complete < (select t.created_at from template_versions t
        where t.organization = i.organization and t.template_id = i.template_id order by t.sequence desc limit 1)
    order by i.patient_complete limit 1000`,
);

/** Writes down what stops submitted visits by a version of their template that has come since they were sent. */
export async function noteSubmitted(portal: Portal): Promise<void> {
  const { database, definitions, tenants, clock } = portal;
  for (const { id: organization } of tenants.all)
    for (const { id, userId } of await database.query(list, [organization])) {
      const row = await findIntake(database, id, userId);
      if (row) await noteStops(portal, row, new Visit(row, await definitions.get(row.version_id), clock()));
    }
}
