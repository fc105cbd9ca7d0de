import { limitRequests } from '../../kernel/limits/limitRequests.ts';
import type { Portal } from '../portal/Portal.ts';

/**
 * The limit of routes that passwords, tokens or accounts could be guessed with: requests a minute and address.
 *
 * @param name what is counted together
 */
export const loginRateLimit = (portal: Portal, name: string) =>
  limitRequests(portal, { name, most: portal.settings.loginRateLimit, within: 60 * 1000 });
