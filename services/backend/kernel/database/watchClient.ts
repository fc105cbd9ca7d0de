import { DatabaseUnavailableError } from './DatabaseUnavailableError.ts';
import { sqlStateOf } from './sqlStateOf.ts';

/**
 * How SQLSTATEs begin by which a server says that it serves nobody for now: 08 the connection, 25006 it is a standby, 28
 * and 3D000 it lets nobody in, 53 it has no room, 57P it is stopped or started, 58 its disk fails.
 */
const UNAVAILABLE = /^(?:08|25006|28|3D000|53|57P|58)/;

const DISK_FULL = '53100';

/** Two statements waited for each other, and the server undid this one whole. */
const DEADLOCK = '40P01';

/** How often a statement that a deadlock undid is asked again. The one that it met is done by then. */
const REPEATS = 3;

/** Writes and removes as much as does not fit where the disk is full. */
const TRY_ROOM = `select lo_unlink(lo_from_bytea(0, decode(repeat('00', 65536), 'hex')))`;

/** What of a client asks the database. */
const ASKING: ReadonlySet<PropertyKey> = new Set(['query', 'exec']);

const severityOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'severity' in error ? error.severity : undefined;

/** Whether the embedded database has given itself up; its files are whole. */
const isBroken = (error: unknown): boolean => severityOf(error) === 'PANIC';

function isUnavailable(error: unknown): boolean {
  if (isBroken(error)) return true;
  if (severityOf(error) !== undefined) return UNAVAILABLE.test(sqlStateOf(error) ?? '');
  // What no server has said is about reaching it, unless the statement could not even be written down.
  return !(error instanceof TypeError || error instanceof RangeError);
}

/** A client of a database driver whose errors tell whether the database is away. */
interface WatchedClient<Client> {
  /** Rejects with a DatabaseUnavailableError where the database is away. */
  readonly client: Client;
  /** @throws DatabaseUnavailableError where the database is away, or its disk was full and still is */
  readonly check: () => Promise<void>;
}

/** How a client is watched. */
interface Watching<Client> {
  /** Makes another client where this one is broken for good; nothing is asked of the old one any more. */
  readonly reopen?: (() => Promise<Client>) | undefined;
  /** Whether each statement stands for itself, outside of any transaction: one that a deadlock undid is asked again. */
  readonly repeats?: boolean;
}

/** Watches the one place where errors of a driver come from. */
export function watchClient<Client extends object & { query(text: string): Promise<unknown> }>(
  first: Client,
  { reopen, repeats = false }: Watching<Client> = {},
): WatchedClient<Client> {
  let current: Client | Promise<Client> = first;
  let isLost = false;
  let wasFull = false;

  /** The client that is asked, made anew first where it broke. */
  function living(): Client | Promise<Client> {
    if (isLost && reopen) {
      isLost = false;
      current = reopen().catch((error: unknown) => {
        isLost = true;
        throw new DatabaseUnavailableError(error);
      });
    }
    return current;
  }

  async function ask(name: PropertyKey, asked: readonly unknown[], left = repeats ? REPEATS : 0): Promise<unknown> {
    const target = await living();
    try {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') throw new TypeError(`the client has no ${String(name)}`);
      const answer: unknown = await Reflect.apply(method, target, asked);
      return answer;
    } catch (error) {
      if (left > 0 && sqlStateOf(error) === DEADLOCK) return ask(name, asked, left - 1);
      isLost ||= isBroken(error);
      wasFull ||= sqlStateOf(error) === DISK_FULL;
      throw isUnavailable(error) ? new DatabaseUnavailableError(error) : error;
    }
  }

  const client = new Proxy(first, {
    get(of, name) {
      const member: unknown = Reflect.get(of, name, of);
      if (typeof member !== 'function') return member;
      return ASKING.has(name) ? (...asked: readonly unknown[]) => ask(name, asked) : member.bind(of);
    },
  });

  async function check(): Promise<void> {
    await client.query('select 1');
    if (!wasFull) return;
    await client.query(TRY_ROOM);
    wasFull = false;
  }
  return { client, check };
}
