import type { Database } from '../../kernel/database/Database.ts';
import { statement } from '../../kernel/database/statement.ts';

const MINUTE = 60 * 1000;

/** How long a code is good for, and the time within which codes are counted, in milliseconds. */
const GOOD_FOR = 10 * MINUTE;
const COUNTED_FOR = 24 * 60 * MINUTE;

/** Codes that are sent within that time, and tries that each of them has. */
const CODES = 5;
const TRIES = 5;

/** Counted before it is sent: however many are asked for at once, no more than the allowed ones are sent. */
const claim = statement(
  'claim_mobile_code',
  `insert into mobile_verifications as v
      (user_id, number, code_hash, tries, expires_at, codes_sent, counted_since)
    values ($1, $2, $3, 0, $4, 1, $5)
    on conflict (user_id) do update set
      number = excluded.number, code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at,
      codes_sent = case when v.counted_since <= $6 then 1 else v.codes_sent + 1 end,
      counted_since = case when v.counted_since <= $6 then excluded.counted_since else v.counted_since end
      where v.counted_since <= $6 or v.codes_sent < ${CODES}
    returning codes_sent`,
);

const drop = statement(
  'drop_mobile_code',
  'update mobile_verifications set code_hash = null where user_id = $1 and code_hash = $2',
);

const findNumber = statement(
  'find_number_to_verify',
  'select number from mobile_verifications where user_id = $1 and code_hash is not null',
);

/**
 * The row is written first: that locks it, so that tries are counted one by one and a code serves once. Who asks for
 * it is told that text messages follow, so that it is consent to them: for this number, and none before it.
 */
const attempt = statement<'try_mobile_code', { matches: boolean }>(
  'try_mobile_code',
  `with tried as (
      update mobile_verifications set tries = tries + 1, code_hash = case when $3::jsonb ? code_hash then null else code_hash end
      where user_id = $1 and number = $2 and code_hash is not null and tries < ${TRIES} and expires_at > $4
      returning user_id, number, code_hash is null as matches
    ), verified as (
      update users u set mobile_number = tried.number, mobile_verified = true, revision = u.revision + 1,
        sms_since = coalesce(case when u.mobile_number = tried.number then u.sms_since end, $4::timestamptz),
        sms_stopped_at = null
      from tried where tried.matches and u.id = tried.user_id
    )
    select matches from tried`,
);

/**
 * Makes a code the one that serves for a patient, in place of the one before it.
 *
 * @returns the moment until which it is good; undefined where the patient has had all codes of the day
 */
export async function claimCode(
  database: Database,
  { userId, number, hash }: { readonly userId: string; readonly number: string; readonly hash: string },
  now: Date,
): Promise<Date | undefined> {
  const expires = new Date(now.getTime() + GOOD_FOR);
  const rows = await database.query(claim, [
    userId,
    number,
    hash,
    expires.toISOString(),
    now.toISOString(),
    new Date(now.getTime() - COUNTED_FOR).toISOString(),
  ]);
  return rows.length > 0 ? expires : undefined;
}

/** Takes a code out of use, unless another has replaced it. */
export async function dropCode(database: Database, userId: string, hash: string): Promise<void> {
  await database.query(drop, [userId, hash]);
}

/** The number that a patient's code was sent to; undefined where no code waits. */
export async function findNumberToVerify(database: Database, userId: string): Promise<string | undefined> {
  const [row] = await database.query(findNumber, [userId]);
  return row?.number;
}

/**
 * Counts a try and, where the code is the right one, uses it up and makes its number the patient's verified one.
 *
 * @param hashes those that the code may be kept by
 * @returns whether it was the right one; undefined where no code for that number can be used any more
 */
export async function tryCode(
  database: Database,
  { userId, number, hashes }: { readonly userId: string; readonly number: string; readonly hashes: readonly string[] },
  now: Date,
): Promise<boolean | undefined> {
  const [row] = await database.query(attempt, [userId, number, JSON.stringify(hashes), now.toISOString()]);
  return row?.matches;
}
