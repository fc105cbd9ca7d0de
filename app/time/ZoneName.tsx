import { zoneName } from '#flows/kinds/describing/zoneName.ts';
import { useNow } from './useNow.ts';
import { useZone } from './useZone.ts';

/** What the patient's time zone is called, all year the same. */
export function ZoneName() {
  const [zone, now] = [useZone(), useNow()];
  // Server and browser may call a zone by different names: what the server has written stays.
  return <span suppressHydrationWarning>{zoneName(zone, now, 'general')}</span>;
}
