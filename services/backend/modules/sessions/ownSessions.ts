import type { Device } from '#schemas/wire/device.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { isoText } from '../../kernel/database/isoText.ts';
import { statement } from '../../kernel/database/statement.ts';
import type { Access } from '../access/AccessTokens.ts';
import { ENDED_SESSIONS } from '../access/endedSessions.ts';
import type { EndedSession } from '../access/SessionEnds.ts';
import { deviceWords } from './deviceWords.ts';

/** How long a mailed link ends a session, in milliseconds from its beginning. */
const ENDED_WITHIN = 7 * 24 * 60 * 60 * 1000;

/** Devices that are listed. Nobody reads more of them, and all of them can be ended together. */
const LISTED = 100;

/** A session was used last when the only one of its refresh tokens that has no successor was issued. */
const list = statement<'list_sessions', ListedSession>(
  'list_sessions',
  `select s.id as "_id", s.user_agent, ${isoText('s.created_at')} as created_at, ${isoText('t.created_at')} as last_used_at
    from sessions s join users u on u.id = s.user_id, lateral (
      select created_at from refresh_tokens
      where session_id = s.id and rotated_at is null and expires_at > $3::timestamptz limit 1
    ) t
    where s.user_id = $1 and s.organization = $2 and s.ended_at is null and s.epoch = u.session_epoch
    order by t.created_at desc, s.id desc limit ${LISTED}`,
);

const ending = (now: string) => `ended as (
      update sessions s set ended_at = ${now}::timestamptz from own
      where s.id = own.id and s.ended_at is null returning s.user_id
    )`;

/** The browser of a session that was ended from elsewhere is a new one again: it may be a stranger's. */
const forgetting = (now: string, from: string) => `forgotten as (
      update known_devices k set expires_at = ${now}::timestamptz from ${from}
      where k.user_id = own.user_id and k.hash = own.device_hash and k.expires_at > ${now}::timestamptz
    )`;

/** Nor does anybody trust it. */
const distrusting = (from: string) => `distrusted as (
      delete from trusted_devices d using ${from} where d.user_id = own.user_id and d.device_hash = own.device_hash
    )`;

/** Tells all servers of a session that has ended just now. */
const ENDED = `select own.id, (select count(pg_notify('${ENDED_SESSIONS}', user_id))::int from ended) as told from own`;

const endOwn = statement(
  'end_own_session',
  `with own as (
      select s.id, s.user_id, s.device_hash from sessions s join users u on u.id = s.user_id
      where s.id = $1 and s.user_id = $2 and s.organization = $3 and s.ended_at is null and s.epoch = u.session_epoch
    ), ${ending('$4')}, ${forgetting('$4', '(select * from own where id <> $5) own')},
    ${distrusting('(select * from own where id <> $5) own')}
    ${ENDED}`,
);

/** Whoever opens the link twice is told the same: the session is over. */
const endMailed = statement(
  'end_mailed_session',
  `with own as (
      select id, user_id, device_hash from sessions
      where id = $1 and user_id = $2 and organization = $3 and created_at > $5::timestamptz
    ), ${ending('$4')}, ${forgetting('$4', 'own')}, ${distrusting('own')}
    ${ENDED}`,
);

interface ListedSession {
  readonly _id: string;
  readonly user_agent: string;
  readonly created_at: string;
  readonly last_used_at: string;
}

/** The devices on which a patient is signed in, the one that was used last first. */
export async function listDevices(
  database: Database,
  { user, organization, session }: Access,
  now: Date,
): Promise<Device[]> {
  const listed = await database.query(list, [user, organization, now.toISOString()]);
  return listed.map(({ user_agent, ...moments }) => ({
    ...moments,
    device: deviceWords(user_agent),
    current: moments._id === session,
  }));
}

/** Ends a session of the patient who asks. @returns false where there is no such session that is live */
export async function endOwnSession(
  database: Database,
  { user, organization, session: current }: Access,
  session: string,
  now: Date,
): Promise<boolean> {
  const ended = await database.query(endOwn, [session, user, organization, now.toISOString(), current]);
  return ended.length > 0;
}

/** Ends the session that a mailed link is about. @returns false where the link is too old */
export async function endMailedSession(
  database: Database,
  { session, userId, organization }: EndedSession,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - ENDED_WITHIN);
  const ended = await database.query(endMailed, [
    session,
    userId,
    organization,
    now.toISOString(),
    since.toISOString(),
  ]);
  return ended.length > 0;
}
