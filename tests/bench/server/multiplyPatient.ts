import { createHash } from 'node:crypto';
import { Client } from 'pg';

const VISITS = '(select id from intakes where user_id = $1)';
const PLANS = '(select id from subscriptions where user_id = $1)';

/** Where the rows of a patient are, and which they are: `$1` is the patient. */
const ROWS: { readonly [table: string]: string } = {
  users: 'id = $1',
  sessions: 'user_id = $1',
  agreements: 'user_id = $1',
  accesses: 'patient = $1',
  idempotency_keys: 'user_id = $1',
  images: 'user_id = $1',
  intakes: 'user_id = $1',
  intake_responses: `intake_id in ${VISITS}`,
  intake_events: `intake_id in ${VISITS}`,
  outbox: 'user_id = $1',
  payments: 'user_id = $1',
  orders: 'user_id = $1',
  shipments: 'order_id in (select id from orders where user_id = $1)',
  lab_panels: 'user_id = $1',
  lab_reports: 'user_id = $1',
  lab_results: 'report_id in (select id from lab_reports where user_id = $1)',
  lab_alerts: 'user_id = $1',
  started_memberships: 'user_id = $1',
  subscriptions: 'user_id = $1',
  visit_stops: 'user_id = $1',
  prescriptions: `intake_id in ${VISITS}`,
  prescription_changes: `subscription_id in ${PLANS}`,
  invoices: `subscription_id in ${PLANS}`,
  appointments: 'user_id = $1',
  notifications: 'user_id = $1',
};

/** Columns that say which row something is, or belongs to: each copy has its own. */
const IDS: ReadonlySet<string> = new Set([
  'id',
  'user_id',
  'actor',
  'patient',
  'session',
  'intake_id',
  'paid_with',
  'response_id',
  'order_id',
  'subscription_id',
  'purchase',
  'panel_id',
  'report_id',
  'for_visit',
  'id_image',
  'profile_image',
  'idempotency_key',
  'provider_id',
  'uid',
]);

/** The id that a row has in the copy of that number. */
export const copiedId = (id: string, copy: number): string =>
  createHash('md5').update(`${id}:${copy}`).digest('hex').slice(0, 24);

function copied(column: string): string {
  if (column === 'email') return `copy || '.' || s.email`;
  return IDS.has(column) ? `substr(md5(s."${column}" || ':' || copy), 1, 24)` : `s."${column}"`;
}

/** Which copies of a patient are made. */
interface Copies {
  readonly patient: string;
  readonly first: number;
  readonly last: number;
}

/** Copies the record of a patient, and has PostgreSQL count what it holds, as it does by itself after a while. */
export async function multiplyPatient(url: string, { patient, first, last }: Copies): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // What belongs to a row is copied with it: nothing needs to be checked.
    await client.query('set session_replication_role = replica');
    await client.query('set synchronous_commit = off');
    for (const [table, which] of Object.entries(ROWS)) {
      const { rows } = await client.query<{ name: string }>(
        `select column_name as name from information_schema.columns
          where table_schema = 'public' and table_name = $1 and column_default is distinct from
            'nextval(''' || table_name || '_id_seq''::regclass)' order by ordinal_position`,
        [table],
      );
      const names = rows.map(({ name }) => name);
      await client.query(
        `insert into ${table} (${names.map((name) => `"${name}"`).join()}) select ${names.map(copied).join()}
          from (select * from ${table} where ${which}) s, generate_series($2::integer, $3::integer) copy`,
        [patient, first, last],
      );
    }
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
