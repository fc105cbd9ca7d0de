import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, inject, it } from 'vitest';
import { migrations } from '#services/backend/kernel/database/migrate.ts';
import { isRead } from '#services/backend/kernel/database/openServer.ts';
import { statements } from '#services/backend/kernel/database/statement.ts';
import { describingDatabase, typesOfStatements } from '#tests/support/database/describingDatabase.ts';

// Whoever has a statement registers it when its module is loaded.
import.meta.glob('../../../services/backend/{kernel,adapters,modules,sandbox,demo}/**/*.ts', { eager: true });

const TYPES = resolve(import.meta.dirname, '../../../services/backend/kernel/database/StatementTypes.ts');

const client = await PGlite.create({ loadDataDir: new Blob([readFileSync(inject('backendDump'))]) });
const database = await describingDatabase(client);
afterAll(() => client.close());

it('what a new embedded database starts from has every table and holds nothing', async () => {
  const applied = await client.query<{ name: string }>('select name from migrations order by name');
  expect(applied.rows.map(({ name }) => name)).toEqual([...migrations.keys()]);
  // Counts the rows of each table in one statement.
  const tables = await client.query<{ name: string; rows: string }>(
    `select schemaname || '.' || tablename as name,
        (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I.%I', schemaname, tablename), false, true, '')))[1]::text as rows
      from pg_tables where schemaname in ('public', 'jobs') order by 1`,
  );
  expect(tables.rows.length).toBeGreaterThan(50);
  expect(tables.rows.filter(({ rows }) => rows !== '0').map(({ name }) => name)).toEqual([
    'jobs.queue',
    'jobs.version',
    'public.migrations',
  ]);
  // What databases are copied from would be hundreds of files that nobody reads.
  const databases = await client.query<{ datname: string }>('select datname from pg_database');
  expect(databases.rows).toEqual([{ datname: 'postgres' }]);
});

it('no two statements have one name, under which PostgreSQL keeps them prepared', () => {
  const names = statements.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

it('whatever only reads takes no locks and writes by no function, as others are asked behind it on the same connection', () => {
  const reads = statements.filter(isRead);
  expect(reads.length).toBeGreaterThan(50);
  const waiting = /\bfor (no key update|update|share|key share)\b|\bpg_(?!backend)\w+\(|\bnextval\b/;
  expect(reads.filter(({ text }) => waiting.test(text)).map(({ name }) => name)).toEqual([]);
});

it('every statement fits the migrated tables, and its types are those in the code', async () => {
  const described = [];
  for (const one of statements) described.push(await database.describe(one));
  await expect(typesOfStatements(described)).toMatchFileSnapshot(TYPES);
});

it.each([
  ['names a column that is not there', 'select id, nickname from users'],
  ['names a table that is not there', 'select id from patients'],
  ['compares what cannot be compared', 'select id from users where revision = $1 and email = $1'],
  ['answers what drivers read differently', 'select count(*) as visits from intakes'],
])('a statement that %s is refused', async (_what, text) => {
  await expect(database.describe({ name: 'planted', text, types: undefined })).rejects.toThrow(
    'the statement planted does not fit',
  );
});

/** Indexes of what waits for something, or is of the last day, which is little however much there is. */
const WAITING: ReadonlySet<string> = new Set([
  'account_closings_kept',
  'account_closings_open',
  'appointment_requests_due',
  'attachments_unsent',
  'conversations_waiting',
  'data_copies_kept',
  'data_copies_waiting',
  'intakes_expiring',
  'intakes_open',
  'intakes_reviewing',
  'mailing_tags_waiting',
  'notifications_untexted',
  'outbox_secrets',
  'outbox_waiting',
  'payments_open',
  'scheduling_events_open',
  'scheduling_events_uid',
  'subscriptions_changing',
  'subscriptions_waiting',
  'visit_stops_raised',
]);

// What is listed here reads of all organizations at once: a database that is split by them could not do it.
it('statements look their rows up by an index, but those that are no request of a patient', async () => {
  const whole: { [name: string]: string } = {};
  for (const one of statements) {
    const read = (await database.readWhole(one)).filter((name) => !WAITING.has(name));
    if (read.length > 0) whole[one.name] = read.join(', ');
  }
  expect(whole).toEqual({
    // Once every six hours, in the background.
    sweep_accesses: 'accesses_at',
    sweep_account_links: 'account_links',
    sweep_email_changes: 'email_changes',
    sweep_idempotency_keys: 'idempotency_keys',
    sweep_intake_events: 'intake_events',
    sweep_limits: 'limits',
    sweep_login_attempts: 'login_attempts',
    sweep_mobile_verifications: 'mobile_verifications',
    sweep_outbox: 'outbox',
    sweep_passkey_challenges: 'passkey_challenges',
    sweep_payment_events: 'payment_events',
    sweep_refresh_tokens: 'refresh_tokens',
    sweep_report_links: 'report_links',
    sweep_scheduling_events: 'scheduling_events',
    sweep_sessions: 'sessions_pkey',
    sweep_trusted_devices: 'trusted_devices',
    sweep_waiting_mails: 'outbox_user',
    // In the background, of which there is little.
    list_mailing_removals: 'mailing_removals',
    // For a monitor: what the sweep leaves of it.
    count_mails: 'outbox',
    count_jobs: 'jobs',
    // At the start, of what can be sold.
    drop_membership_prices: 'membership_prices',
    drop_products: 'products',
    // In the sandbox, which plays the care team and the calendar.
    move_booking: 'sandbox_bookings_slot',
    find_booking_at: 'sandbox_bookings',
    find_order_to_ship: 'shipments_pkey',
    find_period_to_turn: 'users_pkey',
    find_order_to_deliver: 'orders_pkey',
    find_order_to_refund: 'orders, subscriptions',
    find_lab_panel_to_measure: 'lab_panels_user',
    list_lab_orders_to_report: 'lab_panels_user',
    find_lab_report_to_explain: 'lab_reports_user',
    advance_lab_panel: 'lab_panels',
    close_lab_alerts: 'lab_alerts',
  });
});

it('a statement for which there is no index is known', async () => {
  const planted = { name: 'planted', types: undefined };
  const [byId, byName] = ['id', 'first_name'].map((column) => `select id from users where ${column} = $1`);
  expect(await database.readWhole({ ...planted, text: byId ?? '' })).toEqual([]);
  expect(await database.readWhole({ ...planted, text: byName ?? '' })).toEqual(['users']);
});
