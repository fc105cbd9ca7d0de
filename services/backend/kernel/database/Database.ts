import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A value that a statement is given. JSON is handed over as text, moments as ISO 8601. */
export type Parameter = string | number | boolean | null;

/** A statement: PostgreSQL keeps it prepared under its name. Made by `statement`. */
export interface Statement<
  Parameters extends readonly Parameter[] = readonly Parameter[],
  Row extends object = object,
> {
  readonly name: string;
  readonly text: string;
  /** For the compiler alone: what the statement is given, and a row of what it answers. */
  readonly types: readonly [Parameters, Row] | undefined;
}

/** Who hears what servers tell each other. */
export interface Listener {
  hear(text: string): void;
  /** From now on all is heard. */
  begin(): void;
  /** The connection is lost: until `begin`, what is told is not heard. */
  lose(): void;
}

/**
 * The one database, embedded or not, in the one dialect. Whatever asks it rejects with a DatabaseUnavailableError, which
 * the query builder wraps, where it is away or has no room.
 */
export interface Database {
  /** For queries written with the query builder. */
  readonly db: PgDatabase<PgQueryResultHKT>;
  /** Runs one statement by hand; rows come as the statement names them. */
  query<Parameters extends readonly Parameter[], Row extends object>(
    statement: Statement<Parameters, Row>,
    parameters: NoInfer<Parameters>,
  ): Promise<readonly Row[]>;
  /** For a library that writes its own SQL: one statement with values, or several without. */
  execute(text: string, values?: readonly unknown[]): Promise<{ rows: object[] }>;
  /**
   * Runs the work of starting up: all of it is done or nothing, and servers that start together do it one after another.
   * Not for requests, which must each be one statement.
   */
  startUp<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
  /** Listens until the database is closed to what servers tell each other on a channel. */
  listen(channel: string, listener: Listener): Promise<void>;
  /** @throws DatabaseUnavailableError where it is away, or had no room for what was written and still has none */
  check(): Promise<void>;
  close(): Promise<void>;
}
