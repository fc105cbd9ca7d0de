import { DateTime } from 'luxon';
import { states } from '../states/states.ts';
import { zonesOfState } from '../states/zonesOfState.ts';

/** Hours of the day between which patients get text messages, where they live. */
const FROM = 8;
const TO = 21;

const at = (now: Date, zone: string) => DateTime.fromJSDate(now, { zone });

/** Whether it is an hour for text messages in every time zone in which a patient can live. @param state abbreviation */
export const isTextingHour = (state: string | null, now: Date): boolean =>
  zonesOfState(state).every((zone) => {
    const { hour } = at(now, zone);
    return FROM <= hour && hour < TO;
  });

/** Stands in a list of states for having none. */
export const STATELESS = '-';

/** The states whose patients may get a text message now, with `STATELESS` for those who have named none. */
export const textingStates = (now: Date): readonly string[] => [
  ...states.map(({ abbreviation }) => abbreviation).filter((state) => isTextingHour(state, now)),
  ...(isTextingHour(null, now) ? [STATELESS] : []),
];

/** The calendar month where a patient lives, such as 2026-06. @param state abbreviation */
export const monthIn = (state: string | null, now: Date): string => at(now, zonesOfState(state)[0]).toFormat('yyyy-MM');
