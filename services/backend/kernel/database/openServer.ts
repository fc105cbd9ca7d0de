import type { ClientBase, Pool, QueryConfig, QueryResult } from 'pg';
import type { Database, Statement } from './Database.ts';
import { ListeningConnection } from './ListeningConnection.ts';
import { refuseTransactionPooling } from './refuseTransactionPooling.ts';
import { connectionFault, rightsFault } from './serverFault.ts';
import { SettingsError } from '../settings/SettingsError.ts';
import { SharedConnection } from './SharedConnection.ts';
import { watchClient } from './watchClient.ts';

/** Any number serves, as long as every server takes the same. */
const START_UP_LOCK = 7_301_954;

/**
 * Connections for what writes, each for one statement at a time, and those that reads share: the fewer these are, the more
 * statements are sent and answered together.
 */
const WRITING = 14;
const READING = 2;

interface Asked {
  query<Row extends object>(asked: string | QueryConfig): Promise<QueryResult<Row>>;
}

const executing = (client: Pick<ClientBase | Pool, 'query'>): Database['execute'] =>
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

/** Whether a statement reads only, so that it waits for nobody else's. A test holds that none of these takes locks. */
export const isRead = ({ text }: Pick<Statement, 'text'>): boolean => /^\s*select\b/.test(text);

/** A client that asks whichever connection has least to answer. */
const sharing = (connections: readonly SharedConnection[]): Asked => ({
  query: (asked) => connections.reduce((one, other) => (other.waiting < one.waiting ? other : one)).query(asked),
});

/**
 * Milliseconds after which a connection or an answer is not waited for any longer. Browsers wait a little more than both
 * of them: they hear that the database is away.
 */
const CONNECTING = 5_000;
const ANSWERING = 12_000;

/** Opens a database on a PostgreSQL server. @throws SettingsError where it cannot be reached, or only by a pooler in transaction mode */
export async function openServer(url: string): Promise<Database> {
  const { default: pg } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const patience = { connectionString: url, connectionTimeoutMillis: CONNECTING, keepAlive: true };
  const asked = { ...patience, query_timeout: ANSWERING };
  const pool = new pg.Pool({ ...asked, max: WRITING });
  // A connection that breaks while idle is replaced at the next query; unheard, its event would end the process.
  pool.on('error', () => undefined);
  const connect = () => new pg.Client(patience);
  const connections: ListeningConnection[] = [];
  try {
    await pool.query('select 1');
    const [one, other] = [await pool.connect(), await pool.connect()];
    try {
      await refuseTransactionPooling(one, other);
    } finally {
      one.release();
      other.release();
    }
  } catch (error) {
    await pool.end();
    throw error instanceof SettingsError ? error : connectionFault(error, url);
  }
  const { client: watched, check } = watchClient(pool, { repeats: true });
  const shared = Array.from(
    { length: READING },
    () => new SharedConnection((stream) => new pg.Client({ ...asked, pipeline: true, stream })),
  );
  const read = asking(watchClient(sharing(shared)).client);
  const write = asking(watched);
  const database: Database = {
    db: drizzle({ client: watched }),
    query: (statement, values) => (isRead(statement) ? read : write)(statement, values),
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
      await Promise.all([pool.end(), ...[...connections, ...shared].map((connection) => connection.end())]);
    },
  };
  return database;
}
