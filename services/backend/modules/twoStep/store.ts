import type { Mail } from '../../adapters/mail/Mail.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { isoText } from '../../kernel/database/isoText.ts';
import { statement } from '../../kernel/database/statement.ts';
import { createId } from '../../kernel/ids/createId.ts';
import { securityMail } from '../../kernel/outbox/securityMail.ts';
import { OPEN_FOR } from '../sessions/endLostStep.ts';
import { HAS_SECOND_STEP, type StoredAccount } from '../sessions/store.ts';
import { userColumns } from '../users/store.ts';

/** How long a secret waits for its first code, in milliseconds. */
const WAITS = 10 * 60 * 1000;

/** Rows that are written to where one of `two_steps` was written first, as `t`. */
const PATIENT = 'patient as (select u.id, u.organization, u.email from users u join t on t.user_id = u.id)';

/** A mail to the patient, with its id, subject, text and moment as the parameters after the given number. */
const mailed = (after: number) =>
  `mail as (${securityMail({
    source: 'patient',
    id: `$${after + 1}::text`,
    subject: `$${after + 2}`,
    text: `$${after + 3}`,
    now: `$${after + 4}`,
  })})`;

/** What waits is over with a new password, and some time after it could have been used. */
const find = statement<'find_two_step', { recovery_codes: number }>(
  'find_two_step',
  `select secret, ${isoText('turned_on_at')} as on_since, cardinality(recovery_hashes) as recovery_codes,
      pending_secret, pending_until,
      case when lost_epoch = session_epoch and lost_from > $2 then ${isoText('lost_from')} end as lost_from,
      mailed_password
    from two_steps t join users u on u.id = t.user_id where t.user_id = $1`,
);

const findHolder = statement<'find_ticket_holder', StoredAccount>(
  'find_ticket_holder',
  `select u.password_hash, u.session_epoch, ${HAS_SECOND_STEP}, ${userColumns('$3')} from users u
    where u.id = $1 and u.organization = $2`,
);

const keepPending = statement(
  'keep_pending_secret',
  `insert into two_steps as t (user_id, pending_secret, pending_until) values ($1, $2, $3)
    on conflict (user_id) do update set pending_secret = excluded.pending_secret, pending_until = excluded.pending_until
      where t.turned_on_at is null
    returning user_id`,
);

const turnOn = statement(
  'turn_on_two_step',
  `with t as (
      update two_steps set secret = pending_secret, turned_on_at = $8, last_step = $3,
        recovery_hashes = array(select jsonb_array_elements_text($4::jsonb)), pending_secret = null, pending_until = null, mailed_password = false
      where user_id = $1 and pending_secret = $2 and turned_on_at is null returning user_id
    ), ${PATIENT}, ${mailed(4)}
    select user_id from t`,
);

const acceptsStep = statement(
  'accepts_time_step',
  `select user_id from two_steps
    where user_id = $1 and secret = $2 and turned_on_at is not null and last_step < $3`,
);

const acceptsRecovery = statement(
  'accepts_recovery_code',
  `select user_id from two_steps where user_id = $1 and turned_on_at is not null and $2 = any (recovery_hashes)`,
);

/** Whoever has the app, or a recovery code, has not lost both: what was asked for is over. The row is locked first, so that of two
 * requests with one code the second finds the step taken. */
const spendStep = statement(
  'spend_time_step',
  `update two_steps set last_step = $3, lost_from = null, lost_epoch = null, mailed_password = false
    where user_id = $1 and secret = $2 and turned_on_at is not null and last_step < $3 returning user_id`,
);

const spendRecovery = statement(
  'spend_recovery_code',
  `with t as (
      update two_steps set recovery_hashes = array_remove(recovery_hashes, $2), lost_from = null, lost_epoch = null,
        mailed_password = false
      where user_id = $1 and turned_on_at is not null and $2 = any (recovery_hashes) returning user_id
    ), ${PATIENT}, ${mailed(2)}
    select user_id from t`,
);

const renew = statement(
  'renew_recovery_codes',
  `with t as (
      update two_steps set recovery_hashes = array(select jsonb_array_elements_text($2::jsonb))
      where user_id = $1 and turned_on_at is not null returning user_id
    ), ${PATIENT}, ${mailed(2)}
    select user_id from t`,
);

const turnOff = statement(
  'turn_off_two_step',
  `with t as (delete from two_steps where user_id = $1 and turned_on_at is not null returning user_id),
    ${PATIENT}, ${mailed(1)}
    select user_id from t`,
);

const warn = statement(
  'warn_of_codes',
  `with t as (select user_id from two_steps where user_id = $1), ${PATIENT}, ${mailed(1)} select user_id from t`,
);

type MailText = Omit<Mail, 'recipient'>;

const mailOf = ({ subject, text }: MailText, now: Date) => [createId(now), subject, text, now.toISOString()] as const;

/** The second step of a patient; undefined where none was ever set up. */
export async function findTwoStep(database: Database, userId: string, now: Date) {
  const [found] = await database.query(find, [userId, new Date(now.getTime() - OPEN_FOR).toISOString()]);
  return found;
}

/** The account that a ticket names, in an organization; undefined where there is none. */
export async function findTicketHolder(
  database: Database,
  organization: string,
  userId: string,
  now: Date,
): Promise<StoredAccount | undefined> {
  const [account] = await database.query(findHolder, [userId, organization, now.toISOString()]);
  return account;
}

/** Keeps a sealed secret until its first code. @returns false where a second step is asked for already */
export async function keepPendingSecret(
  database: Database,
  userId: string,
  sealed: string,
  now: Date,
): Promise<boolean> {
  const kept = await database.query(keepPending, [userId, sealed, new Date(now.getTime() + WAITS).toISOString()]);
  return kept.length > 0;
}

/** What turns a second step on. */
interface TurnedOn {
  /** The sealed secret that was waiting. */
  readonly pending: string;
  /** The step of its first code. */
  readonly step: number;
  readonly recoveryHashes: readonly string[];
}

/** @returns false where another secret waits, or none, or it is on already */
export async function writeTurnedOn(
  database: Database,
  userId: string,
  { pending, step, recoveryHashes }: TurnedOn,
  mail: MailText,
  now: Date,
): Promise<boolean> {
  const hashes = JSON.stringify(recoveryHashes);
  return (await database.query(turnOn, [userId, pending, step, hashes, ...mailOf(mail, now)])).length > 0;
}

/** A time step by its code. */
interface TimeStep {
  /** The sealed secret of the app. */
  readonly secret: string;
  readonly step: number;
}

/** Whether the code of a time step would be accepted, which leaves it as it is. */
export async function acceptsTimeStep(
  database: Database,
  userId: string,
  { secret, step }: TimeStep,
): Promise<boolean> {
  return (await database.query(acceptsStep, [userId, secret, step])).length > 0;
}

/** Whether a recovery code would be accepted, which leaves it as it is. */
export async function acceptsRecoveryCode(database: Database, userId: string, hash: string): Promise<boolean> {
  return (await database.query(acceptsRecovery, [userId, hash])).length > 0;
}

/** Accepts the code of a time step, once. @returns false where it, or one after it, was accepted before */
export async function spendTimeStep(database: Database, userId: string, { secret, step }: TimeStep): Promise<boolean> {
  return (await database.query(spendStep, [userId, secret, step])).length > 0;
}

/** Accepts a recovery code, once, and tells the patient. @returns false where there is none with this hash */
export async function spendRecoveryCode(
  database: Database,
  userId: string,
  hash: string,
  mail: MailText,
  now: Date,
): Promise<boolean> {
  return (await database.query(spendRecovery, [userId, hash, ...mailOf(mail, now)])).length > 0;
}

/** Puts new recovery codes in place of those before. @returns false where no second step is asked for */
export async function writeRecoveryCodes(
  database: Database,
  userId: string,
  hashes: readonly string[],
  mail: MailText,
  now: Date,
): Promise<boolean> {
  return (await database.query(renew, [userId, JSON.stringify(hashes), ...mailOf(mail, now)])).length > 0;
}

/** Forgets the second step of a patient. @returns false where none is asked for */
export async function writeTurnedOff(database: Database, userId: string, mail: MailText, now: Date): Promise<boolean> {
  return (await database.query(turnOff, [userId, ...mailOf(mail, now)])).length > 0;
}

/** Writes to a patient that codes are being guessed. */
export async function writeWarning(database: Database, userId: string, mail: MailText, now: Date): Promise<boolean> {
  return (await database.query(warn, [userId, ...mailOf(mail, now)])).length > 0;
}
