import { CARE_TEAM_ZONE } from './CARE_TEAM_ZONE.ts';

/** The states by their time zone; a state that has two is listed under the one where most of its people live. */
const statesIn: { readonly [zone: string]: string } = {
  'America/New_York': 'CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV',
  'America/Chicago': 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
};

/**
 * The time zone in which a patient is told when something happened, on pages as in mail: that of the home state, because
 * it is the same on every device, and known where a mail is written. Without a state it is that of the care team.
 *
 * @param state abbreviation, or null
 * @returns IANA name
 */
export const zoneOfState = (state: string | null): string =>
  Object.entries(statesIn).find(([, states]) => state !== null && states.split(' ').includes(state))?.[0] ??
  CARE_TEAM_ZONE;
