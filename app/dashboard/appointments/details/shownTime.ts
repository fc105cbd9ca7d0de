import { momentText } from '#flows/kinds/describing/momentText.ts';
import { zoneName } from '#flows/kinds/describing/zoneName.ts';

/** A moment as text: 'Monday, January 5, 2026', '9:30 AM', and the name of the time zone. */
export interface ShownTime {
  readonly date: string;
  readonly time: string;
  readonly zone: string;
}

const PACIFIC = 'America/Los_Angeles';

/**
 * @param moment ISO 8601
 * @param zone IANA name
 */
export function timeIn(moment: string, zone: string): ShownTime {
  const at = new Date(moment);
  return {
    date: momentText(at, 'weekday', zone),
    time: momentText(at, 'time', zone),
    zone: zoneName(zone, at, 'full'),
  };
}

/** A moment in the coaching team's time zone, Pacific time, which is labeled PST all year. */
export const pacificTime = (moment: string): ShownTime => ({ ...timeIn(moment, PACIFIC), zone: 'PST' });
