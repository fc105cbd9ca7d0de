import { settings, type Settings } from '#services/backend/kernel/settings/settings.ts';

/** Settings of a backend in memory, without limits, logs or portal pages. */
export const backendSettings = (changes: Partial<Settings> = {}): Settings => ({
  ...settings({
    PORTAL_DATA: 'memory',
    PORTAL_RATE_LIMIT: '0',
    PORTAL_LOGIN_RATE_LIMIT: '0',
    PORTAL_UPLOAD_RATE_LIMIT: '0',
    PORTAL_CARE_TEAM_REPLY: 'off',
    PORTAL_LOG: 'silent',
  }),
  app: undefined,
  ...changes,
});
