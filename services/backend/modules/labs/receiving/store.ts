import { isoText } from '../../../kernel/database/isoText.ts';
import type { Database } from '../../../kernel/database/Database.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { isMailed } from '../../notifications/isMailed.ts';
import { notificationId, notifying } from '../../notifications/notifying.ts';
import type { Versioned } from '../../../adapters/laboratory/versions.ts';
import { isExplainedReport, SHOWN_REPORTS, sqlList } from './shownStatuses.ts';
import type { Measured } from './PlacedReport.ts';

const find = statement<'find_lab_order', { birthday: string | null; held: string | null; isAnothers: boolean }>(
  'find_lab_order',
  `select l.user_id as "userId", u.sex, u.birthday, l.receipts, (select r.panel_id from lab_reports r where r.id = $3) as held,
      coalesce(l.laboratory, $4) <> $4
        or exists (select 1 from lab_reports r where r.panel_id = l.id and r.laboratory <> $4) as "isAnothers"
    from lab_panels l join users u on u.id = l.user_id where l.id = $1 and l.organization = $2`,
);

const listVersioned = statement<
  'list_versioned_lab_reports',
  { measured: readonly { readonly code: string | null; readonly name: string }[] }
>(
  'list_versioned_lab_reports',
  `select r.id, r.code, r.name, (select coalesce(jsonb_agg(distinct jsonb_build_object('code', s.code, 'name', s.sent->>'name')), '[]')
        from lab_results s where s.report_id = r.id) as measured
    from lab_reports r where r.panel_id = $1 and r.laboratory = $2 and r.identifier = $3 order by r.received_at, r.id`,
);

const REPORT = `id, organization, user_id, panel_id, laboratory, identifier, status, version_at, version, digest, code, name,
        performer, collected_at, issued_at, collected_as, issued_as, fasting, comment`;
const VERSIONED = `status version_at version digest code name performer collected_at issued_at collected_as issued_as
  fasting comment received_at`;

/**
 * An order is that of the laboratory whose report comes first, also of two that come at once: its row is locked, then claimed. Nothing
 * is written where another report of the order has come since these were placed.
 * Of all versions of a report that come, in whichever order, the newest stays, with its results, and the patient is told once of
 * what it shows. What the care team must look at is written with it.
 */
const receive = statement<'receive_lab_reports', { isHeld: boolean; written: string[] }>(
  'receive_lab_reports',
  `with given as materialized (
      select * from jsonb_to_recordset($1::jsonb) as g(id text, organization text, user_id text, panel_id text,
        laboratory text, identifier text, status text, version_at timestamptz, version int, digest text, code text,
        name text, performer text, collected_at timestamptz, issued_at timestamptz, collected_as text, issued_as text, fasting boolean, comment text,
        told text, urgent boolean, mail_id text, receipts int)
    ), held as materialized (
      select l.id from lab_panels l where l.id = any (array(select panel_id from given))
        and l.receipts = any (array(select g.receipts from given g where g.panel_id = l.id)) and (coalesce(l.laboratory, $12) = $12
        or exists (select 1 from lab_reports r, given g where g.panel_id = l.id and r.id = g.id and r.panel_id = l.id))
      order by l.id for update
    ), whole as materialized (
      select (select count(*) from held) = (select count(distinct panel_id) from given) as "isHeld"
    ), claimed as (
      update lab_panels l set laboratory = coalesce(l.laboratory, $12), receipts = l.receipts + 1 from held, whole
      where l.id = held.id and whole."isHeld"
    ), alarm as materialized (
      select * from jsonb_to_recordset($3::jsonb) as a(id text, report_id text, kind text, mail_id text)
    ), report as (
      insert into lab_reports as r (${REPORT}, received_at)
      select ${REPORT}, $4::timestamptz from given, whole where whole."isHeld" order by id
      on conflict (id) do update set ${VERSIONED.split(/\s+/)
        .map((column) => `${column} = excluded.${column}`)
        .join(', ')}
      where r.panel_id = excluded.panel_id
        and (r.version_at, r.version, r.digest) < (excluded.version_at, excluded.version, excluded.digest)
      returning id, organization, user_id, panel_id
    ), result as (
      insert into lab_results (id, report_id, digest, identifier, status, code, biomarker, aside, value, comparator, low, high,
        critical, sent, collected_at, issued_at)
      select id, report_id, digest, identifier, status, code, biomarker, aside, value, comparator, low, high, critical,
        sent, collected_at, issued_at
      from jsonb_to_recordset($2::jsonb) as g(id text, report_id text, digest text, identifier text, status text, code text,
        biomarker text, aside text, value float8, comparator text, low float8, high float8, critical boolean, sent jsonb,
        collected_at timestamptz, issued_at timestamptz), whole
      where whole."isHeld"
      on conflict (id) do nothing
    ), ready as (
      select report.*, given.told, given.urgent, given.mail_id from report join given on given.id = report.id where given.told is not null
    ), mail as (
      insert into outbox (id, organization, user_id, channel, recipient, subject, text, to_unverified, created_at)
      select s.mail_id, s.organization, u.id, 'mail', u.email, case when s.urgent then $10 else $5 end,
        case when s.urgent then $11 else $6 end, s.urgent, $4::timestamptz
      from ready s join users u on u.id = s.user_id
      where (s.urgent or ${isMailed('receive_lab_reports', 'u')}) and not coalesce((select true from notifications n
        where n.id = case when s.urgent then ${notificationId('s.user_id', 'lab-critical', 's.id, s.told')}
          else ${notificationId('s.user_id', 'lab-ready', 's.id, s.told')} end), false)
    ), ${notifying({
      event: 'lab-ready',
      source: 'ready',
      about: 's.id, s.told',
      lab: { panel: 's.panel_id', report: 's.id' },
      when: 'not s.urgent',
      now: '$4',
    })}, ${notifying({
      event: 'lab-critical',
      source: 'ready',
      about: 's.id, s.told',
      lab: { panel: 's.panel_id', report: 's.id' },
      when: 's.urgent',
      now: '$4',
      as: 'warned',
    })}, alert as (
      insert into lab_alerts (id, organization, user_id, report_id, kind, urgent, created_at)
      select a.id, r.organization, r.user_id, r.id, a.kind, a.kind in ('critical', 'silenced'), $4::timestamptz
      from alarm a join report r on r.id = a.report_id
      on conflict (id) do update set closed_at = null, closed_by = null, created_at = excluded.created_at
      where lab_alerts.kind = 'critical' and lab_alerts.closed_at is not null
        and not coalesce((select true from lab_reports p join lab_results q on q.report_id = p.id and q.digest = p.digest
          where p.id = lab_alerts.report_id and q.critical limit 1), false)
      returning id, organization, user_id, kind
    ), called as (
      insert into outbox (id, organization, user_id, channel, recipient, subject, text, to_unverified, created_at)
      select a.mail_id, t.organization, t.user_id, 'mail', $7, $8, $9, true, $4::timestamptz
      from alert t join alarm a on a.id = t.id where a.kind in ('critical', 'silenced')
    )
    select whole."isHeld", array(select id from report) as written from whole`,
);

/** Which results of a report, of a row `m`, a task `a` is about. */
const ABOUT = `case a.kind when 'critical' then m.critical when 'implausible' then m.aside = 'implausible'
        when 'silenced' then r.status = 'cancelled' or m.sent->'retested' is not null
        else m.aside not in ('implausible', 'withdrawn') end`;

/**
 * One task of each kind a report, whatever its versions said before: a correction ends the task of what is not so any more, and a
 * provider's note that of a critical value.
 */
const listAlerts = statement<'list_lab_alerts', { panel: string | null; created_at: string }>(
  'list_lab_alerts',
  `select t.id as "_id", t.kind, t.urgent, t.report_id as report, t.user_id as patient,
      coalesce((select r.panel_id from lab_reports r where r.id = t.report_id), t.panel_id) as panel,
      ${isoText('t.created_at')} as created_at
    from (select distinct on (coalesce(a.report_id, a.id), a.kind) a.* from lab_alerts a
      where a.organization = $1 and a.closed_at is null
        and (a.kind = 'refused' or coalesce((select true from lab_reports r, lab_results m
          where r.id = a.report_id
            and case when a.kind = 'silenced' and r.status = 'cancelled' then m.critical else r.status in (${sqlList(SHOWN_REPORTS)}) end
            and (a.kind <> 'critical' or not ${isExplainedReport('r')})
            and m.report_id = r.id and m.digest = r.digest and ${ABOUT} limit 1), false))
      order by coalesce(a.report_id, a.id), a.kind, a.created_at desc, a.id desc) t
    order by t.created_at desc, t.id desc limit 100`,
);

const findNamed = statement<'find_named_in_lab_bundle', Measured & { readonly userId: string }>(
  'find_named_in_lab_bundle',
  `select u.id as "userId", l.panel as "panelId", u.sex, u.birthday from jsonb_array_elements_text($2::jsonb) g,
      lateral (select (select l.id from lab_panels l where l.id = g.value and l.organization = $1) as panel) l,
      lateral (select u.id, u.sex, u.birthday from users u
        where u.id = coalesce((select l.user_id from lab_panels l where l.id = g.value), g.value) and u.organization = $1
        limit 1) u
    order by l.panel nulls last`,
);

const refuse = statement(
  'note_refused_lab_bundle',
  `with given as materialized (
      select * from jsonb_to_recordset($1::jsonb) as g(id text, user_id text, panel_id text, mail_id text)
    ), alert as (
      insert into lab_alerts (id, organization, user_id, panel_id, kind, urgent, created_at)
      select id, $2, user_id, panel_id, 'refused', $3::boolean, $4::timestamptz from given
      on conflict (id) do nothing returning id, organization, user_id
    )
    insert into outbox (id, organization, user_id, channel, recipient, subject, text, to_unverified, created_at)
    select g.mail_id, t.organization, t.user_id, 'mail', $5, $6, $7, true, $4::timestamptz
    from alert t join given g on g.id = t.id where $3::boolean`,
);

/** A report as a row, with what is told of it. */
export interface ReportRow {
  readonly id: string;
  /** What the patient is called for, as a digest; null where nothing is. */
  readonly told: string | null;
  readonly mail_id: string;
  readonly [column: string]: string | number | boolean | null;
}

/** What the care team is to look at. */
export interface AlertRow {
  readonly id: string;
  readonly report_id: string;
  readonly kind: 'critical' | 'silenced' | 'implausible' | 'aside';
  readonly mail_id: string;
}

interface Letter {
  readonly subject: string;
  readonly text: string;
}

/** What is written at once. */
export interface Received {
  readonly laboratory: string;
  readonly reports: readonly ReportRow[];
  readonly results: readonly object[];
  readonly alerts: readonly AlertRow[];
  readonly mail: Letter;
  /** Sent instead where a result is critical. */
  readonly urgent: Letter;
  readonly alarm: Letter & { readonly recipient: string };
}

/**
 * The patient of an order, the panel that a report is of already, and whether another laboratory answers the order.
 *
 * @param report its order, which is the id of the panel, and its own id
 */
export async function findLabOrder(
  database: Database,
  {
    organization,
    laboratory,
    order,
    report,
  }: { readonly [of in 'organization' | 'laboratory' | 'order' | 'report']: string },
) {
  const [found] = await database.query(find, [order, organization, report, laboratory]);
  return found;
}

/** The reports of an order that a laboratory has given an identifier, with what any of their versions measured; the first one first. */
export async function listVersionedReports(
  database: Database,
  panelId: string,
  laboratory: string,
  identifier: string,
): Promise<readonly (Versioned & { readonly id: string })[]> {
  const rows = await database.query(listVersioned, [panelId, laboratory, identifier]);
  return rows.map(({ id, code, name, measured }) => {
    const all = measured.map((one) => ({ codes: one.code === null ? [] : [one.code], name: one.name }));
    return { id, code, name, measured: all };
  });
}

/**
 * Writes what has come.
 *
 * @returns ids of the reports of which this was the newest version; null where other reports of one of the orders came first, or
 * those of another laboratory, and nothing is written
 */
export async function writeReceived(
  database: Database,
  { laboratory, reports, results, alerts, mail, urgent, alarm }: Received,
  now: Date,
): Promise<readonly string[] | null> {
  const [done] = await database.query(receive, [
    JSON.stringify(reports),
    JSON.stringify(results),
    JSON.stringify(alerts),
    now.toISOString(),
    mail.subject,
    mail.text,
    alarm.recipient,
    alarm.subject,
    alarm.text,
    urgent.subject,
    urgent.text,
    laboratory,
  ]);
  return done?.isHeld ? done.written : null;
}

/** What the care team of an organization has to look at, newest first. */
export const listLabAlerts = (database: Database, organization: string) => database.query(listAlerts, [organization]);

/** Orders of an organization, and patients, whose ids are among some. */
export const findNamedInBundle = (database: Database, organization: string, ids: readonly string[]) =>
  database.query(findNamed, [organization, JSON.stringify(ids)]);

/** A patient whose results were refused. */
export interface RefusedRow {
  readonly id: string;
  readonly user_id: string;
  readonly panel_id: string | null;
  readonly mail_id: string;
}

/** Writes that results of patients were refused, and tells the care team at once where that is urgent. */
export async function writeRefused(
  database: Database,
  organization: string,
  rows: readonly RefusedRow[],
  urgent: boolean,
  { recipient, subject, text }: Received['alarm'],
  now: Date,
): Promise<void> {
  await database.query(refuse, [
    JSON.stringify(rows),
    organization,
    urgent,
    now.toISOString(),
    recipient,
    subject,
    text,
  ]);
}
