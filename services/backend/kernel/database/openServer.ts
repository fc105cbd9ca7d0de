import type { ClientBase, Pool } from 'pg';
import type { Database } from './Database.ts';
import { ListeningConnection } from './ListeningConnection.ts';
import { connectionFault, rightsFault } from './serverFault.ts';
import { watchClient } from './watchClient.ts';

/** Any number serves, as long as every server takes the same. */
const START_UP_LOCK = 7_301_954;

type Asked = Pick<ClientBase | Pool, 'query'>;

const executing = (client: Asked): Database['execute'] =>
  async function execute(text, values) {
    return { rows: (await client.query<object>(text, values && [...values])).rows };
  };

const asking = (client: Asked): Database['query'] =>
  async function query<Row extends object>(
    { name, text }: Parameters<Database['query']>[0],
    values: Parameters<Database['query']>[1],
  ): Promise<readonly Row[]> {
    return (await client.query<Row>({ name, text, values: [...values] })).rows;
  };

/**
 * Milliseconds after which a connection or an answer is not waited for any longer. Browsers wait a little more than both
 * of them: they hear that the database is away.
 */
const CONNECTING = 5_000;
const ANSWERING = 12_000;

/** Opens a database on a PostgreSQL server. @throws SettingsError where it cannot be reached */
export async function openServer(url: string): Promise<Database> {
  const { default: pg } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const patience = { connectionString: url, connectionTimeoutMillis: CONNECTING, keepAlive: true };
  const pool = new pg.Pool({ ...patience, query_timeout: ANSWERING, max: 16 });
  // A connection that breaks while idle is replaced at the next query; unheard, its event would end the process.
  pool.on('error', () => undefined);
  const connect = () => new pg.Client(patience);
  const connections: ListeningConnection[] = [];
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw connectionFault(error, url);
  }
  const { client: watched, check } = watchClient(pool);
  const database: Database = {
    db: drizzle({ client: watched }),
    query: asking(watched),
    // A connection whose statements failed is not used again, so that none is left within a transaction.
    execute: executing(watched),
    async startUp(work) {
      // One of its own: a migration may take its time.
      const own = new pg.Client(patience);
      own.on('error', () => undefined);
      await own.connect();
      const { client } = watchClient(own);
      try {
        await client.query('begin');
        await client.query('select pg_advisory_xact_lock($1)', [START_UP_LOCK]);
        const within = { db: drizzle({ client }), query: asking(client), execute: executing(client) };
        const result = await work({ ...database, ...within });
        await client.query('commit');
        return result;
      } catch (error) {
        throw rightsFault(error, url);
      } finally {
        // What was not committed is rolled back with it.
        await own.end();
      }
    },
    async listen(channel, listener) {
      connections.push(await ListeningConnection.open(connect, channel, listener));
    },
    check,
    async close() {
      await Promise.all([pool.end(), ...connections.map((connection) => connection.end())]);
    },
  };
  return database;
}
