import type { Database } from '../../kernel/database/Database.ts';
import type { Secrets } from '../../kernel/secrets/Secrets.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { embeddedRealtime, type IsLive } from './embedded/embeddedRealtime.ts';
import type { Realtime } from './Realtime.ts';

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly secrets: Secrets;
  readonly isLive: IsLive;
}

/** Who tells pages what is new, as the settings say: Pusher where it is set up, otherwise the portal's own server. */
export async function realtimeOf(
  { pusher }: Pick<Settings, 'pusher'>,
  { database, clock, secrets, isLive }: Parts,
): Promise<Realtime> {
  if (!pusher) return embeddedRealtime(database, secrets, isLive);
  // Not at the top: it costs a start of the server that few need.
  const { pusherRealtime } = await import('./hosted/pusherRealtime.ts');
  return pusherRealtime(pusher, database, clock);
}
