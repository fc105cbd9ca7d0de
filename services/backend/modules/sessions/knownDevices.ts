import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../kernel/database/Database.ts';
import { statement } from '../../kernel/database/statement.ts';

/** How long an account knows a browser that does not sign in, in milliseconds: as long as browsers keep a cookie. */
export const DEVICE_LIFE = 400 * 24 * 60 * 60 * 1000;

/** Browsers that an account knows at a time. Signing in with ever new ones fills no table. */
const MOST = 50;

/**
 * An id that the account does not know is never taken over: whoever has planted it in the browser would know it, and be a
 * known device with it. What is expired goes only where another comes, so that an account that was signed in to stays one.
 */
const recognize = statement<'recognize_device', { hash: string | null; is_first: boolean }>(
  'recognize_device',
  `with sent as (select jsonb_array_elements_text($2::jsonb) as hash),
    known as (
      update known_devices k set expires_at = $5::timestamptz from sent
      where k.user_id = $1 and k.hash = sent.hash and k.expires_at > $4::timestamptz returning k.hash
    ), fresh as (
      insert into known_devices (user_id, hash, expires_at)
      select $1, $3, $5::timestamptz where not exists (select 1 from known)
    ), forgotten as (
      delete from known_devices
      where user_id = $1 and not exists (select 1 from known) and (
        expires_at <= $4::timestamptz
        or hash in (select hash from known_devices where user_id = $1 order by expires_at desc offset ${MOST - 1})
      )
    )
    select (select min(hash) from known) as hash,
      not exists (select 1 from known_devices where user_id = $1) as is_first`,
);

const hashOf = (id: string) => createHash('sha256').update(id).digest('base64url');

/** A browser that has just shown its right to an account. */
export interface Device {
  /** The id by which the account knows it from now on. */
  readonly id: string;
  readonly hash: string;
  /** Whether the account did not know it, and knew others. */
  readonly isNew: boolean;
}

/**
 * Recognizes the browser that signs in to an account, and remembers one that the account does not know.
 *
 * @param sent the ids in its cookie
 */
export async function recognizeDevice(
  database: Database,
  userId: string,
  sent: readonly string[],
  now: Date,
): Promise<Device> {
  const fresh = randomBytes(16).toString('base64url');
  const [row] = await database.query(recognize, [
    userId,
    JSON.stringify(sent.map(hashOf)),
    hashOf(fresh),
    now.toISOString(),
    new Date(now.getTime() + DEVICE_LIFE).toISOString(),
  ]);
  const known = sent.find((id) => hashOf(id) === row?.hash);
  const id = known ?? fresh;
  return { id, hash: hashOf(id), isNew: known === undefined && row?.is_first !== true };
}
