import type { PusherSettings } from './PusherSettings.ts';
import { SettingsError } from './SettingsError.ts';

/** Reads the keys of the hosted Pusher service; undefined where none is set. @throws SettingsError */
export function readPusherSettings(text: (name: string) => string | undefined): PusherSettings | undefined {
  const appId = text('PUSHER_APP_ID');
  const key = text('PUSHER_KEY');
  const secret = text('PUSHER_SECRET');
  const cluster = text('PUSHER_CLUSTER');
  const apiUrl = text('PUSHER_API_URL');
  if (appId === undefined && key === undefined && secret === undefined && cluster === undefined) return undefined;
  if (appId === undefined || key === undefined || secret === undefined || cluster === undefined)
    throw new SettingsError(
      'Pusher needs PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET and PUSHER_CLUSTER; set all four or none.',
    );
  // They become part of the content policy and of addresses.
  if (!/^[a-z\d-]{2,20}$/.test(cluster)) throw new SettingsError('PUSHER_CLUSTER must be a name such as us2.');
  if (!/^\w{4,100}$/.test(key)) throw new SettingsError('PUSHER_KEY must be letters and digits; copy the whole key.');
  if (apiUrl !== undefined && !/^https?:\/\/[^/]+$/.test(apiUrl))
    throw new SettingsError(
      'PUSHER_API_URL must be the protocol, host and port alone, such as http://localhost:12114.',
    );
  return { appId, key, secret, cluster, apiUrl };
}
