import { momentText } from '#flows/kinds/describing/momentText.ts';
import { dayNumber } from '#app/time/dayNumber.ts';

/**
 * What a day is called above its messages: 'Today', 'Yesterday', or its full date.
 *
 * @param zone IANA name
 */
export function dayTitle(moment: Date, now: Date, zone: string): string {
  const age = dayNumber(now, zone) - dayNumber(moment, zone);
  if (age === 0) return 'Today';
  return age === 1 ? 'Yesterday' : momentText(moment, 'weekday', zone);
}
