import { momentText } from '#flows/kinds/describing/momentText.ts';
import { zoneName } from '#flows/kinds/describing/zoneName.ts';
import type { AppointmentKind } from '#schemas/wire/appointment.ts';

/** A moment as a patient reads it: 'Monday, January 5, 2026', '9:30 AM', and the name of the zone that both are of. */
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

/** A moment of the coaching team: Pacific time, which is labelled PST all year. */
export const pacificTime = (moment: string): ShownTime => ({ ...timeIn(moment, PACIFIC), zone: 'PST' });

/** The moment of an appointment: coaching in Pacific time, anything else in the zone of the patient. */
export const shownTime = (moment: string, kind: AppointmentKind, zone: string): ShownTime =>
  kind === 'coaching' ? pacificTime(moment) : timeIn(moment, zone);
