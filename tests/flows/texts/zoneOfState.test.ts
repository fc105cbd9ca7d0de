import { expect, it } from 'vitest';
import { zoneOfState } from '#flows/kinds/describing/zoneOfState.ts';
import { states } from '#services/backend/modules/states/states.ts';

it('every state has a time zone of its own, and what is none has that of the care team', () => {
  const zones = new Map(states.map(({ abbreviation }) => [abbreviation, zoneOfState(abbreviation)]));
  expect([...zones].filter(([, zone]) => zone === zoneOfState(null)).map(([state]) => state)).toEqual([
    'CA',
    'NV',
    'OR',
    'WA',
  ]);
  expect(zoneOfState('ZZ')).toBe('America/Los_Angeles');
});
