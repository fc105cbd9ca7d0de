import { createHash } from 'node:crypto';
import type { Database } from '../../kernel/database/Database.ts';
import { statement } from '../../kernel/database/statement.ts';

/**
 * Failed attempts before an account is locked for a network, and before it is locked for all networks that its patient has
 * never signed in from; and for how long, in milliseconds.
 */
const ALLOWED = 6;
const ALLOWED_TO_ALL = 20;
const LOCKED_FOR = 15 * 60 * 1000;

/** How long a network that a patient has signed in from is known, in milliseconds. */
const KNOWN_FOR = 30 * 24 * 60 * 60 * 1000;

const counted = (key: string, allowed: number, where = '') =>
  `insert into login_attempts as a (key, account, failures, expires_at) select ${key}, $2, 1, $4::timestamptz ${where}
      on conflict (key) do update set
        failures = case when a.expires_at <= $3 then 1 else a.failures + 1 end,
        expires_at = case when a.expires_at <= $3 or a.failures < ${allowed} then excluded.expires_at else a.expires_at end
      returning failures, known_until`;

/**
 * Counted before the password is looked at: a thousand guesses at once get no more answers than are allowed. What a network
 * is refused counts for no other, so that one alone locks nobody out elsewhere.
 */
const count = statement<'count_login_attempt', { here: number; everywhere: number; is_known: boolean }>(
  'count_login_attempt',
  `with here as (${counted('$1', ALLOWED)}),
    everywhere as (${counted('$2', ALLOWED_TO_ALL, `from here where here.failures <= ${ALLOWED}`)})
    select here.failures as here, coalesce(everywhere.failures, 0) as everywhere,
      coalesce(here.known_until > $3, false) as is_known
    from here left join everywhere on true`,
);
const forget = statement(
  'forget_login_attempts',
  `with everywhere as (update login_attempts set failures = failures - 1 where key = $2 and failures > 0)
    update login_attempts set failures = 0, known_until = $3 where key = $1`,
);

/**
 * The statement, within another one, that forgets all attempts at an account. It takes them in the order in which they are
 * counted, the one of all networks last, so that neither waits for the other.
 *
 * @param account its key, an SQL expression
 * @param done a table that has a row where it is to be done
 */
export const forgettingAll = (account: string, done: string): string =>
  `delete from login_attempts a using (
      select key from login_attempts where account = ${account} and exists (select 1 from ${done})
      order by key = account, key for update
    ) taken where a.key = taken.key`;

const hashOf = (...parts: readonly string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Names an account without keeping it. @param email in lower case */
export const accountKey = (organization: string, email: string): string => hashOf(organization, email);

/** Who tries to sign in, and where from. */
export interface LoginAttempt {
  readonly organization: string;
  /** In lower case. */
  readonly email: string;
  readonly network: string;
}

/** Names account and network without keeping either. */
const attemptKey = ({ organization, email, network }: LoginAttempt): string => hashOf(organization, email, network);

/** What becomes of an attempt. */
export interface CountedAttempt {
  /** Whether it may go on, or for whom the account is locked. */
  readonly verdict: 'allowed' | 'locked-here' | 'locked-elsewhere';
  /** Whether it is the first that finds the account locked for all unknown networks. */
  readonly isFirst: boolean;
  /** Whether the patient has signed in from the network before. */
  readonly isKnown: boolean;
}

/** Counts an attempt to sign in. */
export async function countAttempt(database: Database, attempt: LoginAttempt, now: Date): Promise<CountedAttempt> {
  const [row] = await database.query(count, [
    attemptKey(attempt),
    accountKey(attempt.organization, attempt.email),
    now.toISOString(),
    new Date(now.getTime() + LOCKED_FOR).toISOString(),
  ]);
  if (!row || row.here > ALLOWED) return { verdict: 'locked-here', isFirst: false, isKnown: row?.is_known ?? false };
  const isLocked = row.everywhere > ALLOWED_TO_ALL && !row.is_known;
  return {
    verdict: isLocked ? 'locked-elsewhere' : 'allowed',
    isFirst: row.everywhere === ALLOWED_TO_ALL + 1,
    isKnown: row.is_known,
  };
}

/** Forgets the attempts of an account from a network after a success, which makes the network known. */
export async function forgetAttempts(database: Database, attempt: LoginAttempt, now: Date): Promise<void> {
  await database.query(forget, [
    attemptKey(attempt),
    accountKey(attempt.organization, attempt.email),
    new Date(now.getTime() + KNOWN_FOR).toISOString(),
  ]);
}
