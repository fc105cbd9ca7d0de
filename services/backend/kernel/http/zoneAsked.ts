import type { FastifyRequest } from 'fastify';
import { ZONE_COOKIE } from '#schemas/zoneCookie.ts';

/** Returns the time zone that the device of a request named last; undefined without one that is known. */
export function zoneAsked({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined {
  const zone = cookies[ZONE_COOKIE];
  if (zone === undefined) return undefined;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
