import { momentText } from './momentText.ts';
import { zoneName } from './zoneName.ts';

/**
 * A moment in a time zone that is named: 'Friday, January 2, 2026 at 9:30 AM PST'.
 *
 * @param zone IANA name
 */
export const momentIn = (moment: Date, zone: string): string =>
  `${momentText(moment, 'weekday', zone)} at ${momentText(moment, 'time', zone)} ${zoneName(zone, moment, 'short')}`;
