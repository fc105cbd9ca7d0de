import { zoneOfState } from '#flows/kinds/describing/zoneOfState.ts';

/**
 * The time zone of the moments in a mail: that of the home state, or UTC where no state is known.
 *
 * @param state abbreviation, or null
 * @returns IANA name
 */
export const mailZoneOf = (state: string | null): string => (state === null ? 'UTC' : zoneOfState(state));
