import { zoneOfState } from '#flows/kinds/describing/zoneOfState.ts';

/** Where a part of a state has another time than most of its people. */
const ALSO: { readonly [state: string]: string } = {
  AK: 'America/Adak',
  // The Navajo Nation, which has summer time.
  AZ: 'America/Denver',
  FL: 'America/Chicago',
  ID: 'America/Los_Angeles',
  IN: 'America/Chicago',
  KS: 'America/Denver',
  KY: 'America/Chicago',
  MI: 'America/Chicago',
  NE: 'America/Denver',
  NV: 'America/Denver',
  ND: 'America/Denver',
  OR: 'America/Denver',
  SD: 'America/Denver',
  TN: 'America/Chicago',
  TX: 'America/Denver',
};

/** Those of the states between Canada and Mexico. */
const CONTINENT = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
] as const;

/**
 * The time zones in one of which a patient lives, the likeliest first. Without a state: those of the continental states.
 *
 * @param state abbreviation, or null
 * @returns IANA names
 */
export function zonesOfState(state: string | null): readonly [string, ...string[]] {
  if (state === null) return CONTINENT;
  const also = ALSO[state];
  return [zoneOfState(state), ...(also === undefined ? [] : [also])];
}
