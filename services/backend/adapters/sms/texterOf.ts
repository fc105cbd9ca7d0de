import type { Database } from '../../kernel/database/Database.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { type Texter, NumberRefused, SmsUnavailable } from './Texter.ts';
import { twilioTexter } from './twilioTexter.ts';
import { statement } from '../../kernel/database/statement.ts';

/** The number that the sandbox refuses, for trying what happens then. */
const REFUSED = '5005550001';

/** It counts as delivered, so that nobody else carries it. */
const keep = statement(
  'keep_text_message',
  `insert into outbox (id, organization, user_id, channel, recipient, subject, text, secret, created_at, delivered_at)
    values ($1, $2, $3, 'sms', $4, '', $5, $6, $7, $7)`,
);

/** The sandbox: text messages stay in the outbox, where its page shows them, and go nowhere. */
const outboxTexter = (database: Database, clock: () => Date): Texter => ({
  async send({ id, organization, userId, to, text, secret }) {
    if (to === REFUSED) throw new NumberRefused('sandbox');
    const now = clock().toISOString();
    await database.query(keep, [id, organization, userId, `+1${to}`, text, secret ?? null, now]);
  },
});

/** Who carries text messages, as the settings say: Twilio where it is set up, otherwise the sandbox where it is on. */
export function texterOf(
  { twilio, sandbox }: Pick<Settings, 'twilio' | 'sandbox'>,
  database: Database,
  clock: () => Date,
): Texter {
  if (twilio) return twilioTexter(twilio);
  return sandbox ? outboxTexter(database, clock) : noTexter;
}

/** Where neither a provider is set up nor the sandbox is on: no text message can be sent. */
export const noTexter: Texter = { send: () => Promise.reject(new SmsUnavailable()) };
