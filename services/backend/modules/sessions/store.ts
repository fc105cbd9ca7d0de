import { createHash, randomBytes } from 'node:crypto';
import { createId } from '../../kernel/ids/createId.ts';
import type { Database } from '../../kernel/database/Database.ts';
import type { StoredUser } from '../profile/StoredUser.ts';
import { userColumns } from '../users/store.ts';
import { ENDED_SESSIONS } from '../access/endedSessions.ts';
import { statement } from '../../kernel/database/statement.ts';
import type { Settings } from '../../kernel/settings/settings.ts';

const DAY = 24 * 60 * 60 * 1000;

/** How long a session lasts that nobody uses, where the patient stays signed in on the device, in milliseconds. */
const STAYING = 30 * DAY;

/** How long a session lasts that nobody uses, in milliseconds. */
export const lifeOf = ({ sessionIdle }: Pick<Settings, 'sessionIdle'>, stays: boolean): number =>
  stays ? STAYING : sessionIdle * 60 * 1000;

/** A column of `users u`: whether a login asks for a second step. */
export const HAS_SECOND_STEP =
  'exists (select 1 from two_steps t where t.user_id = u.id and t.turned_on_at is not null) as has_second_step';

const findAccount = statement<'find_account', StoredAccount>(
  'find_account',
  `select u.password_hash, u.session_epoch, ${HAS_SECOND_STEP}, ${userColumns('$3')} from users u
    where u.organization = $1 and u.email = $2`,
);
const beginSession = statement(
  'begin_session',
  `with session as (
      insert into sessions (id, organization, user_id, epoch, user_agent, device_hash, stays, created_at)
      values ($1, $2, $3, $7, $8, $9, $10, $5)
    )
    insert into refresh_tokens (hash, session_id, created_at, expires_at) values ($4, $1, $5, $6)`,
);
const findRefreshToken = statement<'find_refresh_token', StoredRefreshToken>(
  'find_refresh_token',
  `select t.session_id, t.rotated_at, t.expires_at, s.stays,
      s.ended_at is null and s.epoch = u.session_epoch as is_live, ${userColumns('$3')}
    from refresh_tokens t join sessions s on s.id = t.session_id join users u on u.id = s.user_id
    where t.hash = $1 and s.organization = $2`,
);
const rotate = statement(
  'rotate_refresh_token',
  `with rotated as (update refresh_tokens set rotated_at = $3 where hash = $1 and rotated_at is null)
    insert into refresh_tokens as t (hash, session_id, created_at, expires_at) values ($2, $5, $3, $4)
    on conflict (hash) do update set expires_at = greatest(t.expires_at, excluded.expires_at)`,
);
const endSession = statement(
  'end_session',
  `with ended as (update sessions set ended_at = $2 where id = $1 and ended_at is null returning user_id)
    select count(pg_notify('${ENDED_SESSIONS}', user_id))::int as told from ended`,
);
/** A session that begins at the same time cannot be seen here: the patient's count ends it as well, and servers ask anew. */
const endSessions = statement(
  'end_sessions',
  `with patient as (update users set session_epoch = session_epoch + 1 where id = $1 returning id),
    ended as (update sessions set ended_at = $2 where user_id = $1 and ended_at is null)
    select count(pg_notify('${ENDED_SESSIONS}', id))::int as told from patient`,
);

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A refresh token as it is stored, with its session and its patient. */
export interface StoredRefreshToken extends StoredUser {
  readonly session_id: string;
  readonly rotated_at: Date | null;
  readonly expires_at: Date;
  /** Whether the patient stays signed in on the device. */
  readonly stays: boolean;
  /** Whether its session has not ended. */
  readonly is_live: boolean;
}

/** An account with what is checked at a login. */
export interface StoredAccount extends StoredUser {
  readonly password_hash: string;
  /** The patient's count of how often all sessions were ended. */
  readonly session_epoch: number;
  readonly has_second_step: boolean;
}

/** Whose session begins, with the count that was read when the right to it was checked. */
export type SignedIn = Pick<StoredAccount, '_id' | 'organization' | 'session_epoch'>;

/** The account of an email address, with the hash of its password. */
export async function findAccountByEmail(
  database: Database,
  organization: string,
  email: string,
  now: Date,
): Promise<StoredAccount | undefined> {
  const [account] = await database.query(findAccount, [organization, email, now.toISOString()]);
  return account;
}

/** What a session is recognized by. */
export interface SessionDevice {
  /** The beginning of the user agent. */
  readonly userAgent: string;
  /** The hash by which the account knows the browser. */
  readonly hash: string;
}

/**
 * Begins a session and issues its first refresh token. Only a hash of the token is kept.
 *
 * @param expires when it ends unless it is used
 */
export async function begin(
  database: Database,
  { _id, organization, session_epoch }: SignedIn,
  { now, expires, stays = false }: { readonly now: Date; readonly expires: Date; readonly stays?: boolean },
  device?: SessionDevice,
): Promise<{ session: string; refresh: string }> {
  const session = createId(now);
  const refresh = randomBytes(32).toString('base64url');
  await database.query(beginSession, [
    session,
    organization,
    _id,
    hashOf(refresh),
    now.toISOString(),
    expires.toISOString(),
    session_epoch,
    device?.userAgent ?? '',
    device?.hash ?? null,
    stays,
  ]);
  return { session, refresh };
}

/** The stored refresh token of an organization; undefined where there is none. */
export async function findToken(
  database: Database,
  organization: string,
  refresh: string,
  now: Date,
): Promise<StoredRefreshToken | undefined> {
  const [token] = await database.query(findRefreshToken, [hashOf(refresh), organization, now.toISOString()]);
  return token;
}

/** The tokens of a renewal, and the session that they belong to. */
interface Rotation {
  readonly refresh: string;
  readonly successor: string;
  readonly session: string;
  /** When the session ends unless it is used. */
  readonly expires: Date;
}

/** Replaces a refresh token by its successor. Where another request has just done so, the later end of both holds. */
export async function rotateToken(
  database: Database,
  { refresh, successor, session, expires }: Rotation,
  now: Date,
): Promise<void> {
  const moments = [now.toISOString(), expires.toISOString()] as const;
  await database.query(rotate, [hashOf(refresh), hashOf(successor), ...moments, session]);
}

/** Ends a session with all its tokens. */
export async function end(database: Database, session: string, now: Date): Promise<void> {
  await database.query(endSession, [session, now.toISOString()]);
}

/** Ends all sessions of a patient. */
export async function endAll(database: Database, userId: string, now: Date): Promise<void> {
  await database.query(endSessions, [userId, now.toISOString()]);
}
