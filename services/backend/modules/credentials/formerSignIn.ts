/**
 * How a patient's account was signed in to a week ago, as `FormerSignIn`: a thief who changes the address may have added a second
 * step or a passkey just before.
 *
 * @param user id of the patient, in SQL
 * @param now in SQL
 */
export const formerSignIn = (user: string, now: string): string =>
  `jsonb_build_object(
        'two_step', (select jsonb_build_object('secret', t.secret, 'turned_on_at', t.turned_on_at, 'last_step', t.last_step,
            'recovery_hashes', to_jsonb(t.recovery_hashes), 'mailed_password', t.mailed_password)
          from two_steps t where t.user_id = ${user}
            and t.turned_on_at <= ${now}::timestamptz - interval '7 days'),
        'passkeys', (select coalesce(jsonb_agg(to_jsonb(p) - 'user_id'), '[]') from passkeys p
            where p.user_id = ${user} and p.created_at <= ${now}::timestamptz - interval '7 days'),
        'devices', (select coalesce(jsonb_agg(to_jsonb(d) - 'user_id'), '[]') from known_devices d where d.user_id = ${user}))`;

/**
 * Parts of a statement that give an account back how it was signed in to: what came since goes, what was removed is back, and
 * what was asked for or trusted since is over. Its rows are never removed and added by the same statement.
 *
 * @param change name of a part with `user_id` and `former_sign_in`, in SQL. Of a change without the latter, passkeys go and the
 * second step stays.
 */
export const restoringSignIn = (change: string): string => `
    former as (
      select user_id, former_sign_in as sign_in from ${change} where former_sign_in is not null
    ), step_back as (
      insert into two_steps as t (user_id, secret, turned_on_at, last_step, recovery_hashes, mailed_password)
      select f.user_id, s.secret, s.turned_on_at, s.last_step, array(select jsonb_array_elements_text(s.recovery_hashes)),
        s.mailed_password
      from former f, jsonb_to_record(coalesce(nullif(f.sign_in->'two_step', 'null'), '{}')) as s(secret text,
        turned_on_at timestamptz, last_step int, recovery_hashes jsonb, mailed_password boolean)
      where s.secret is not null
      on conflict (user_id) do update set secret = excluded.secret, turned_on_at = excluded.turned_on_at,
        last_step = case when t.secret = excluded.secret then greatest(t.last_step, excluded.last_step)
          else excluded.last_step end,
        recovery_hashes = excluded.recovery_hashes, mailed_password = excluded.mailed_password,
        pending_secret = null, pending_until = null, lost_from = null, lost_epoch = null
    ), step_gone as (
      delete from two_steps t using former f where t.user_id = f.user_id and f.sign_in->'two_step' = 'null'
    ), trust_gone as (
      delete from trusted_devices d using ${change} where d.user_id = ${change}.user_id
    ), passkeys_gone as (
      delete from passkeys p using ${change} c where p.user_id = c.user_id and not coalesce(
        c.former_sign_in->'passkeys' @> jsonb_build_array(jsonb_build_object('credential_id', p.credential_id)), false)
    ), passkeys_back as (
      insert into passkeys (id, user_id, credential_id, public_key, counter, user_agent, created_at, last_used_at)
      select p.id, f.user_id, p.credential_id, p.public_key, p.counter, p.user_agent, p.created_at, p.last_used_at
      from former f, jsonb_to_recordset(f.sign_in->'passkeys') as p(id text, credential_id text, public_key text,
        counter bigint, user_agent text, created_at timestamptz, last_used_at timestamptz)
      on conflict do nothing
    ), devices_gone as (
      delete from known_devices d using former f where d.user_id = f.user_id
        and not f.sign_in->'devices' @> jsonb_build_array(jsonb_build_object('hash', d.hash))
    ), devices_back as (
      insert into known_devices (user_id, hash, expires_at)
      select f.user_id, d.hash, d.expires_at
      from former f, jsonb_to_recordset(f.sign_in->'devices') as d(hash text, expires_at timestamptz)
      on conflict do nothing
    )`;
