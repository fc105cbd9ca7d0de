import type { Database } from '../../kernel/database/Database.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { noTexter } from './noTexter.ts';
import { outboxTexter } from './outboxTexter.ts';
import type { Texter } from './Texter.ts';
import { twilioTexter } from './twilioTexter.ts';

/** Who carries text messages, as the settings say: Twilio where it is set up, otherwise the sandbox where it is on. */
export function texterOf(
  { twilio, sandbox }: Pick<Settings, 'twilio' | 'sandbox'>,
  database: Database,
  clock: () => Date,
): Texter {
  if (twilio) return twilioTexter(twilio);
  return sandbox ? outboxTexter(database, clock) : noTexter;
}
