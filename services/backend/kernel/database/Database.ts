import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A statement that runs often: PostgreSQL keeps it prepared under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** A value that a statement is given. JSON is handed over as text, moments as ISO 8601. */
type Parameter = string | number | boolean | null;

/** The one database, embedded or not, in the one dialect. */
export interface Database {
  /** For queries written with the query builder. */
  readonly db: PgDatabase<PgQueryResultHKT>;
  /** Runs one statement by hand; rows come as the statement names them. */
  query<Row extends object>(statement: Statement, parameters: readonly Parameter[]): Promise<readonly Row[]>;
  /**
   * Runs the work of starting up: all of it is done or nothing, and servers that start together do it one after another.
   * Not for requests, which must each be one statement.
   */
  startUp<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
