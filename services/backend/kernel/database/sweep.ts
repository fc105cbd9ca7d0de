import type { Database, Statement } from './Database.ts';
import { statement } from './statement.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Days for which what is over is kept. */
const KEPT = 60;

/** Days for which it is kept which events of the payment provider were heard: it says them again for days. */
const EVENTS_KEPT = 90;

/** Years for which it is kept who changed a visit and how: longer than medical records must be kept. */
const AUDIT_KEPT = 10;

type Sweep = Statement<readonly [string | null]>;

/** A session lives as long as the last of its tokens. */
const over: readonly Sweep[] = [
  statement('sweep_refresh_tokens', 'delete from refresh_tokens where expires_at < $1'),
  statement(
    'sweep_sessions',
    `delete from sessions s
      where created_at < $1 and not exists (select 1 from refresh_tokens t where t.session_id = s.id)`,
  ),
  statement('sweep_account_links', 'delete from account_links where expires_at < $1'),
  statement(
    'sweep_login_attempts',
    'delete from login_attempts where expires_at < $1 and (known_until is null or known_until < $1)',
  ),
  statement('sweep_trusted_devices', 'delete from trusted_devices where expires_at < $1'),
  statement('sweep_passkey_challenges', 'delete from passkey_challenges where expires_at < $1'),
  statement('sweep_scheduling_events', 'delete from scheduling_events where received_at < $1'),
  statement('sweep_limits', 'delete from limits where expires_at < $1'),
  statement('sweep_idempotency_keys', 'delete from idempotency_keys where created_at < $1'),
  statement(
    'sweep_mobile_verifications',
    'delete from mobile_verifications where expires_at < $1 and counted_since < $1',
  ),
  // What was uploaded and never sent.
  statement('sweep_attachments', 'delete from attachments where message_id is null and created_at < $1'),
  statement('sweep_report_links', 'delete from report_links where least(ended_at, expires_at) < $1'),
  statement('sweep_outbox', 'delete from outbox where delivered_at < $1 or given_up_at < $1'),
  // What waited in vain for the patient to verify the address.
  statement(
    'sweep_waiting_mails',
    `delete from outbox where created_at < $1 and delivered_at is null and not to_unverified and not exists
      (select from users u where u.id = outbox.user_id and u.email_verified_at is not null)`,
  ),
];

/** What cannot be undone any more is forgotten at once, with how the account was signed in to. */
const sweepEmailChanges = statement('sweep_email_changes', 'delete from email_changes where expires_at <= $1');

const sweepEvents = statement('sweep_intake_events', 'delete from intake_events where at < $1');

const sweepPaymentEvents = statement('sweep_payment_events', 'delete from payment_events where received_at < $1');

/** Removes what nobody can use any more and has been over for 60 days, changes of addresses that cannot be undone any more, and the oldest events of payments and visits. */
export async function sweep(database: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY).toISOString();
  for (const one of over) await database.query(one, [before(KEPT)]);
  await database.query(sweepEmailChanges, [now.toISOString()]);
  await database.query(sweepPaymentEvents, [before(EVENTS_KEPT)]);
  await database.query(sweepEvents, [before(AUDIT_KEPT * 366)]);
}
