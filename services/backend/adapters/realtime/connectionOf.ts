import type { RealtimeConnection } from '#schemas/wire/realtime.ts';
import type { Settings } from '../../kernel/settings/settings.ts';

/** The key of the portal's own server. It is in every page, and is no secret. */
export const EMBEDDED_KEY = 'portal';

/** How pages connect, as the settings say. */
export const connectionOf = ({ pusher }: Pick<Settings, 'pusher'>): RealtimeConnection =>
  pusher
    ? { provider: 'pusher', key: pusher.key, cluster: pusher.cluster }
    : { provider: 'embedded', key: EMBEDDED_KEY, cluster: null };
