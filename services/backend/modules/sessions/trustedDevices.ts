import { createHash, randomBytes } from 'node:crypto';
import type { TrustedDevice } from '#schemas/wire/device.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { isoText } from '../../kernel/database/isoText.ts';
import { statement } from '../../kernel/database/statement.ts';
import { createId } from '../../kernel/ids/createId.ts';
import type { Access } from '../access/AccessTokens.ts';
import { deviceWords } from './deviceWords.ts';
import type { SessionDevice, SignedIn } from './store.ts';
import { accountCookie } from './cookies.ts';

/** How long no second step is asked for on a device, in milliseconds, however often it logs in meanwhile. */
export const TRUSTED_FOR = 30 * 24 * 60 * 60 * 1000;

/** Devices that an account trusts at a time. */
const MOST = 20;

const trust = statement(
  'trust_device',
  `with over as (
      delete from trusted_devices where user_id = $2 and (
        device_hash = $5 or expires_at <= $7::timestamptz
        or id in (select id from trusted_devices where user_id = $2 order by expires_at desc offset ${MOST - 1})
      )
    )
    insert into trusted_devices (id, user_id, hash, epoch, device_hash, user_agent, created_at, expires_at)
    select $1, user_id, $3, $4, $5, $6, $7::timestamptz, $8 from two_steps
    where user_id = $2 and turned_on_at is not null returning id`,
);

/**
 * A token that was replaced shows that somebody has a copy of the cookie: who of both is the patient cannot be told, and
 * neither is trusted any more. Of two logins with one token the second finds it replaced just now, and is asked for a code.
 */
const use = statement<'use_trusted_device', { former: string }>(
  'use_trusted_device',
  `with sent as (select jsonb_array_elements_text($2::jsonb) as hash),
    copied as (
      delete from trusted_devices d using sent where d.user_id = $1 and d.former_hash = sent.hash returning d.id
    )
    update trusted_devices d set hash = $3, former_hash = sent.hash from sent
    where d.user_id = $1 and d.hash = sent.hash and d.epoch = $4 and d.expires_at > $5
      and not exists (select 1 from copied where copied.id = d.id)
    returning sent.hash as former`,
);

const list = statement<'list_trusted_devices', Omit<TrustedDevice, 'device'> & { readonly user_agent: string }>(
  'list_trusted_devices',
  `select d.id as "_id", d.user_agent, ${isoText('d.created_at')} as created_at, ${isoText('d.expires_at')} as expires_at,
      coalesce(d.device_hash = s.device_hash, false) as current
    from trusted_devices d join users u on u.id = d.user_id left join sessions s on s.id = $2
    where d.user_id = $1 and d.epoch = u.session_epoch and d.expires_at > $3
    order by d.expires_at desc, d.id desc`,
);

const end = statement('end_trust', 'delete from trusted_devices where id = $1 and user_id = $2 returning id');

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

const createToken = () => randomBytes(32).toString('base64url');

/**
 * Trusts the browser of a patient who has just passed the second step.
 *
 * @returns the token for its cookie; undefined where there is no second step any more
 */
export async function trustDevice(
  database: Database,
  { _id, session_epoch }: SignedIn,
  { hash, userAgent }: SessionDevice,
  now: Date,
): Promise<string | undefined> {
  const token = createToken();
  const trusted = await database.query(trust, [
    createId(now),
    _id,
    hashOf(token),
    session_epoch,
    hash,
    userAgent,
    now.toISOString(),
    new Date(now.getTime() + TRUSTED_FOR).toISOString(),
  ]);
  return trusted.length > 0 ? token : undefined;
}

/**
 * Lets a browser that is trusted through to an account, with another token from then on.
 *
 * @param sent the tokens in its cookie
 * @returns undefined where it is not trusted
 */
export async function passTrusted(
  database: Database,
  { _id, session_epoch }: Pick<SignedIn, '_id' | 'session_epoch'>,
  sent: readonly string[],
  now: Date,
): Promise<{ readonly token: string; readonly former: string } | undefined> {
  if (sent.length === 0) return undefined;
  const token = createToken();
  const hashes = JSON.stringify(sent.map(hashOf));
  const [used] = await database.query(use, [_id, hashes, hashOf(token), session_epoch, now.toISOString()]);
  const former = used && sent.find((one) => hashOf(one) === used.former);
  return former === undefined ? undefined : { token, former };
}

/** The devices on which a patient is asked for no second step, the one that ends last first. */
export async function listTrusted(
  database: Database,
  { user, session }: Pick<Access, 'user' | 'session'>,
  now: Date,
): Promise<TrustedDevice[]> {
  const listed = await database.query(list, [user, session, now.toISOString()]);
  return listed.map(({ user_agent, ...device }) => ({ ...device, device: deviceWords(user_agent) }));
}

/** Asks for the second step on a device again. @returns false where the patient has no such device */
export async function endTrust(database: Database, userId: string, id: string): Promise<boolean> {
  return (await database.query(end, [id, userId])).length > 0;
}

/** The tokens with which a login asks for no second step, one for each account. Only logins are sent them. */
export const trustCookie = accountCookie({
  name: 'portal_trusted',
  form: /^[\w-]{43}$/u,
  path: '/login',
  sameSite: 'strict',
  life: TRUSTED_FOR,
});
