import type { Tenant } from '../organizations/Tenant.ts';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { Calendar } from '../../adapters/scheduling/Calendar.ts';
import { calendarPathOf } from '../../adapters/scheduling/calendarPathOf.ts';

/** How long a first call of a membership takes. */
const FIRST_CALL = 45;

/** Every calendar that appointments are booked in, by its path: those of tenants, of physicians and of memberships. */
export function calendarsOf(
  tenants: readonly Tenant[],
  { memberships }: Pick<Catalogue, 'memberships'>,
): ReadonlyMap<string, Calendar> {
  const calendars: Calendar[] = [
    ...tenants.flatMap(({ scheduling }) => [
      ...Object.values(scheduling?.calendars ?? {}),
      ...(scheduling?.physicians ?? []).flatMap(({ calendar }) => calendar ?? []),
    ]),
    ...[...memberships.values()]
      .flatMap(({ included }) => included)
      .flatMap(({ name, bookingLink: link }) => (link === undefined ? [] : { link, name, minutes: FIRST_CALL })),
  ];
  return new Map(calendars.map((calendar) => [calendarPathOf(calendar.link), calendar]));
}
