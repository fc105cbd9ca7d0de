import { DirectoryInUseError } from './kernel/database/DirectoryInUseError.ts';
import { unavailabilityIn } from './kernel/database/DatabaseUnavailableError.ts';
import { SettingsError } from './kernel/settings/SettingsError.ts';

/** Why a server did not start: in one line what the operator can mend; anything else with where it happened. */
export function startFault(error: unknown): string {
  if (error instanceof SettingsError || error instanceof DirectoryInUseError) return error.message;
  const away = unavailabilityIn(error);
  if (away)
    return (
      `The database went away or ran out of room while the portal started (${away.code || 'unknown reason'}). ` +
      'See to the server of DATABASE_URL or the disk of PORTAL_DATA and start again: nothing is half done.'
    );
  return error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error);
}
