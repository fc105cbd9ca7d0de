import { noLabStates } from '#flows/checkout/rules/address/noLabStates.ts';
import type { LabPanel, ProductPanel } from '#schemas/wire/labs/labPanel.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { isoText } from '../../kernel/database/isoText.ts';
import { statement } from '../../kernel/database/statement.ts';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { Portal } from '../portal/Portal.ts';
import { labPanelOf, type PanelRow } from './reading/criticalValues.ts';
import { orderKnown } from './isOrderKnown.ts';
import { isExplainedReport, READY_REPORTS, SHOWN_REPORTS, sqlList } from './receiving/shownStatuses.ts';
import { waitsForNote } from './receiving/waitsForNote.ts';

const find = statement(
  'find_product_panel',
  `select (select l.id from lab_panels l where l.user_id = $3 and l.product_template = t.id
      order by l.created_at desc, l.id desc limit 1) as "panelId"
    from product_templates t where t.id = $1 and t.organization = $2`,
);

/** The reports of a panel `l` with a status. */
const reportsWith = (condition: string): string =>
  `select r.id, r.status, r.version_at, r.received_at, r.opened_at, r.explanation from lab_reports r where r.panel_id = l.id and r.status ${condition}`;

/** Results of the shown reports that a condition is true of, as they are now. @param report and result names of the rows */
const resultsOf = (report: string, result: string, condition: string): string =>
  `from lab_reports ${report} join lab_results ${result} on ${result}.report_id = ${report}.id and ${result}.digest = ${report}.digest
        where ${condition} and ${report}.status in (${sqlList(SHOWN_REPORTS)})`;

const measures = (result: string): string => `coalesce(${result}.biomarker, ${result}.code, ${result}.sent->>'name')`;

/** The fields of a critical value. @param result name of the row */
const fieldsOf = (result: string): string =>
  `'report', ${result}.report_id, 'biomarker', ${result}.biomarker, 'value', ${result}.value, 'comparator', ${result}.comparator,
        'sent', ${result}.sent`;

/** A newer value `n`, of a report `d` of any order, of what a result `m` of a report `c` measured: it replaces it. */
const REPLACING = `${resultsOf('d', 'n', 'd.user_id = c.user_id')} and coalesce(n.aside, '') not in ('withdrawn', 'implausible')
            and n.comparator is null and not ${waitsForNote('d')} and n.sent->>'value' is not null and ${measures('n')} = ${measures('m')}
            and (n.collected_at, n.issued_at) > (m.collected_at, m.issued_at) and ${orderKnown('n', 'm')}`;

/**
 * The critical results that are not explained. Of what was measured more than once, in whichever order, the newest value counts; one
 * without an exact number, that cannot be true, or whose report waits for a provider's note, ends no alarm.
 */
const ALARMS = `select jsonb_agg(jsonb_build_object(${fieldsOf('m')}) order by m.collected_at desc, m.issued_at desc, m.id)
        ${resultsOf('c', 'm', 'c.panel_id = l.id')} and m.critical and not ${isExplainedReport('c')}
          and not coalesce((select true ${REPLACING} limit 1), false)`;

/** The fields of an ended alarm of a result `m` of a report `c`; one that shows nothing any more cannot be opened. @param now SQL of the value that counts instead */
const endedOf = (why: string, at: string, now: string): string =>
  `jsonb_build_object(${fieldsOf('m')}, 'why', ${why}, 'at', ${isoText(at)}, 'seen',
        coalesce(c.opened_at >= ${at}, false) or c.status not in (${sqlList(SHOWN_REPORTS)}), 'now', ${now})`;

/** The alarms of results that an earlier version of their report had, and that are not critical any more, whichever version came first. */
const CHANGED = `select ${measures('m')} as what, c.received_at as at, m.id, ${endedOf(
  `'changed'`,
  'c.received_at',
  `(select jsonb_build_object(${fieldsOf('n')}) from lab_results n
              where n.report_id = m.report_id and n.digest = c.digest and c.status in (${sqlList(SHOWN_REPORTS)})
                and ${measures('n')} = ${measures('m')} and coalesce(n.aside, '') <> 'withdrawn'
              order by n.collected_at desc, n.issued_at desc, n.id limit 1)`,
)} as fields
        from lab_reports c join lab_results m on m.report_id = c.id and m.digest <> c.digest and m.critical
        where c.panel_id = l.id
          and not coalesce((select true from lab_results n where n.report_id = c.id and n.digest = c.digest and n.critical
            and c.status in (${sqlList(SHOWN_REPORTS)}) and ${measures('n')} = ${measures('m')} limit 1), false)`;

/** The alarms of critical results that were measured again, or that a person of the care team has looked at. */
const SETTLED = `select ${measures('m')} as what, w.at, m.id, ${endedOf('w.why', 'w.at', 'newer.fields')} as fields
        from lab_reports c join lab_results m on m.report_id = c.id and m.digest = c.digest and m.critical
          left join lateral (select d.received_at as at, n.critical, jsonb_build_object(${fieldsOf('n')}) as fields ${REPLACING}
            order by n.collected_at desc, n.issued_at desc, n.id limit 1) newer on true
          cross join lateral (select case when newer.at is not null then 'retested'
                when coalesce(c.explained_at >= c.received_at, false) then 'explained' else 'closed' end as why,
              case when newer.at is not null then newer.at
                when coalesce(c.explained_at >= c.received_at, false) then c.explained_at
                else (select max(x.closed_at) from lab_alerts x
                  where x.user_id = c.user_id and x.report_id = c.id and x.kind = 'critical') end as at) w
        where c.panel_id = l.id and c.status in (${sqlList(SHOWN_REPORTS)})
          and case when newer.at is not null then not newer.critical else ${isExplainedReport('c')} end`;

/** Of each thing that was measured, the alarm that ended last. */
const ENDED = `select jsonb_agg(e.fields order by e.at desc, e.id) from (
        select distinct on (u.what) u.* from (${CHANGED} union all ${SETTLED}) u order by u.what, u.at desc, u.id) e`;

/**
 * Named as what was bought, which may not be sold any more. How far a panel has come follows from its reports, so that it
 * makes no difference in which order they came, or whether one is withdrawn.
 */
const list = statement<'list_lab_panels', PanelRow>(
  'list_lab_panels',
  `select l.id as "_id", l.product_template, coalesce(o.name, s.name) as name, l.purchase,
      (select jsonb_build_object('amount', p.amount, 'status', p.status) from payments p
        where p.purchase = l.purchase and p.status in ('captured', 'voided')
        order by p.status = 'voided', p.created_at desc limit 1) as payment,
      case when ready.id is not null then 'results_ready' when begun.id is not null then 'awaiting_results'
        else l.status end as status,
      ${isoText('case when ready.id is not null then ready.version_at when begun.id is not null then begun.version_at else l.status_at end')}
        as status_at,
      coalesce((${ALARMS}), '[]') as alarms, coalesce((${ENDED}), '[]') as ended,
      (select jsonb_agg(r.id order by r.collected_at desc, r.issued_at desc, r.id desc) from lab_reports r
        where r.panel_id = l.id and r.status in (${sqlList(SHOWN_REPORTS)}) and ${waitsForNote('r')}) as waiting,
      case when latest.id is not null then jsonb_build_object('_id', latest.id, 'status', latest.status,
        'statusChangedAt', ${isoText('latest.version_at')},
        'opened', coalesce(latest.opened_at >= latest.received_at, false),
        'explained', latest.explanation is not null) end as "latestReport",
      ${isoText('l.created_at')} as created_at
    from lab_panels l left join orders o on o.id = l.purchase left join subscriptions s on s.id = l.purchase
      left join lateral (${reportsWith(`in (${sqlList(READY_REPORTS)})`)} order by r.collected_at desc, r.issued_at desc, r.id desc limit 1) ready on true
      left join lateral (${reportsWith(`not in ('cancelled', 'entered-in-error')`)} order by r.version_at limit 1) begun on true
      left join lateral (${reportsWith(`in (${sqlList(SHOWN_REPORTS)})`)}
        order by r.collected_at desc, r.issued_at desc, r.id desc limit 1) latest on true
    where l.user_id = $1 order by l.created_at desc, l.id desc`,
);

/** What has come meanwhile is not opened with it. */
const open = statement(
  'open_lab_report',
  `update lab_reports set opened_at = $3 where id = $1 and user_id = $2 and status in (${sqlList(SHOWN_REPORTS)}) returning id`,
);

/** A test that the patient's state does not allow is not ordered. */
const order = statement(
  'order_included_lab',
  `with panel as (
      update lab_panels l set status = 'pending', status_at = $3::timestamptz
      where l.id = $1 and l.user_id = $2 and l.status = 'ready_to_order'
        and not coalesce((select t.unavailable ? u.state or $4::jsonb ? u.state from product_templates t, users u
          where t.id = l.product_template and u.id = l.user_id), false)
      returning l.purchase
    ), ordered as (
      update orders o set status = 'processing', submitted_at = $3::timestamptz from panel
      where o.id = panel.purchase and o.status = 'draft' returning o.id
    ), shipment as (
      insert into shipments (order_id, status, created_at) select id, 'preparing', $3::timestamptz from ordered
      on conflict do nothing
    )
    select purchase from panel`,
);

/** Notes that a patient has opened a report. @returns false where the patient has no such report */
export async function openReport(database: Database, id: string, userId: string, now: Date): Promise<boolean> {
  return (await database.query(open, [id, userId, now.toISOString()])).length > 0;
}

/** Orders a test that is included for a patient. @returns false where nothing was to be ordered, or may be */
export async function orderPanel(database: Database, id: string, userId: string, now: Date): Promise<boolean> {
  return (await database.query(order, [id, userId, now.toISOString(), JSON.stringify([...noLabStates])])).length > 0;
}

/** The panels of a patient, newest first. */
export const listLabPanels = async (
  {
    database,
    catalogue,
    clock,
  }: Pick<Portal, 'database' | 'clock'> & { readonly catalogue: Pick<Catalogue, 'biomarkers'> },
  userId: string,
): Promise<LabPanel[]> => (await database.query(list, [userId])).map((row) => labPanelOf(catalogue, row, clock()));

/** The newest panel that a patient has of a lab product; undefined where the organization has no such product. */
export async function findProductPanel(
  database: Database,
  organization: string,
  userId: string,
  productTemplate: string,
): Promise<ProductPanel | undefined> {
  const [row] = await database.query(find, [productTemplate, organization, userId]);
  return row;
}
