import type { Settings } from '../../kernel/settings/settings.ts';

/** The limit of routes that passwords, tokens or accounts could be guessed with: requests a minute and address. */
export const loginRateLimit = ({ loginRateLimit: max }: Pick<Settings, 'loginRateLimit'>) =>
  max > 0 ? { max, timeWindow: '1 minute' } : false;
