import type { Database } from '../../kernel/database/Database.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { calComScheduler } from './calCom/calComScheduler.ts';
import { rememberTimes } from './rememberTimes.ts';
import { noScheduler } from './noScheduler.ts';
import { sandboxScheduler } from './sandbox/sandboxScheduler.ts';
import type { Scheduler } from './Scheduler.ts';

/** In whose calendars patients book, as the settings say: Cal.com where its key is set, otherwise the sandbox where it is on. */
export function schedulerOf(
  { calCom, sandbox }: Pick<Settings, 'calCom' | 'sandbox'>,
  database: Database,
  clock: () => Date,
): Scheduler {
  if (calCom) return rememberTimes(calComScheduler(calCom, clock), clock);
  return sandbox ? sandboxScheduler(database, clock) : noScheduler;
}
