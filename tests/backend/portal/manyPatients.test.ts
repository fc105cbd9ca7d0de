import { Client } from 'pg';
import { expect, it } from 'vitest';
import { createBackend } from '#services/backend/createBackend.ts';
import { statements } from '#services/backend/kernel/database/statement.ts';
import { multiplyPatient } from '#tests/bench/server/multiplyPatient.ts';
import { backendSettings } from '#tests/support/backend/backendSettings.ts';
import { testMorning } from '#tests/support/backend/testMorning.ts';
import { backendPostgres } from '#tests/support/database/backendPostgres.ts';
import { isFull } from '#tests/support/full.ts';

// Whoever has a statement registers it when its module is loaded.
import.meta.glob('../../../services/backend/{kernel,adapters,modules,sandbox,demo}/**/*.ts', { eager: true });

/** Patients in the database, those of them with a long record, and as how many the planner counts them. */
const FEW = 1000;
const BUSY = 60;
const MANY = 10_000_000;

/** Columns of which every patient has values of their own. */
const OWN =
  '(^|_)(id|actor|patient|session|purchase|with|visit|image|uid|key|email|intake|payment|response|report|panel|order|subscription|hash)$';

interface Plan {
  readonly 'Total Cost': number;
}

interface Named {
  readonly table: string;
  readonly column: string;
}

async function fill(url: string, client: Client): Promise<void> {
  const { rows } = await client.query<{ email: string; id: string }>(
    "select email, id from users where email in ('chloe@example.com', 'eli@example.com') order by email",
  );
  const [busy, newcomer] = rows.map(({ id }) => id);
  if (busy === undefined || newcomer === undefined) throw new Error('the demo patients are there');
  await multiplyPatient(url, { patient: busy, first: 1, last: BUSY });
  await multiplyPatient(url, { patient: newcomer, first: BUSY + 1, last: FEW });
}

/** Has the planner take so many different values of patients' own columns for each row as there are now. */
async function keepShares(client: Client): Promise<void> {
  const { rows: columns } = await client.query<Named>(
    `select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and column_name ~ $1`,
    [OWN],
  );
  for (const { table, column } of columns) {
    const { rows } = await client.query<{ different: number; all: number }>(
      `select count(distinct "${column}")::float8 as different, count("${column}")::float8 as all from "${table}"`,
    );
    const { different = 0, all = 0 } = rows[0] ?? {};
    if (different > BUSY / 2)
      await client.query(`alter table "${table}" alter column "${column}" set (n_distinct = ${-different / all})`);
  }
  await client.query('analyze');
}

async function costs(client: Client): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for (const { name, text } of statements) {
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
      `explain (generic_plan, format json) ${text}`,
    );
    found.set(name, rows[0]?.['QUERY PLAN'][0]?.Plan['Total Cost'] ?? Number.NaN);
  }
  return found;
}

// In a full run, because every statement that reads a table whole is found without it.
it.runIf(isFull)('no request of a patient costs more where there are ten million of them', async () => {
  const url = await backendPostgres();
  const app = await createBackend({ settings: backendSettings({ databaseUrl: url }), clock: testMorning });
  await app.close();
  const client = new Client({ connectionString: url });
  await client.connect();
  await fill(url, client);
  await keepShares(client);
  const few = await costs(client);
  await client.query('set allow_system_table_mods = on');
  await client.query(
    `update pg_class set reltuples = reltuples * ${MANY / FEW}
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'i') and reltuples > 200`,
  );
  const many = await costs(client);
  await client.end();
  const grown = [...many].filter(([name, cost]) => cost > 5000 && cost > 10 * (few.get(name) ?? 0));
  expect(grown.map(([name]) => name).toSorted()).toEqual(
    [
      // In the background, of all that waits.
      'list_texts_due',
      'list_visits_before_template',
      'sweep_intake_events',
      'sweep_waiting_subscriptions',
      // For `npm run drafts`.
      'list_drafts',
      // In the sandbox, which plays the care team, the pharmacy and the calendar.
      'decide_identity',
      'find_for_login_link',
      'find_lab_report_to_explain',
      'find_order_to_deliver',
      'find_order_to_refund',
      'find_order_to_ship',
      'find_patient_to_call',
      'find_period_to_turn',
      'list_submitted_visits',
      'request_photo',
    ].toSorted(),
  );
});
