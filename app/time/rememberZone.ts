import { ZONE_COOKIE } from '#schemas/zoneCookie.ts';
import { browserZone } from './browserZone.ts';

const YEAR = 365 * 24 * 60 * 60;

/** Tells the server in which time zone this device is, where cookies are allowed. */
export function rememberZone(): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is younger than the oldest browsers
  document.cookie = `${ZONE_COOKIE}=${encodeURIComponent(browserZone())}; max-age=${YEAR}; path=/; SameSite=Lax`;
}
