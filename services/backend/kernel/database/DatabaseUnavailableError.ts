import { sqlStateOf } from './sqlStateOf.ts';

const systemCodeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** The database is away for now, or has no room left. What was asked of it may have been done or not. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  /** The SQLSTATE or system code of the cause, such as 57P01 or ECONNREFUSED; empty where it has none. */
  readonly code: string;

  constructor(cause: unknown) {
    super('the database is not available', { cause });
    this.code = sqlStateOf(cause) ?? systemCodeOf(cause) ?? '';
  }
}

/** The DatabaseUnavailableError that an error is, or that the query builder has wrapped in it. */
export function unavailabilityIn(error: unknown): DatabaseUnavailableError | undefined {
  if (error instanceof DatabaseUnavailableError) return error;
  return error instanceof Error ? unavailabilityIn(error.cause) : undefined;
}
