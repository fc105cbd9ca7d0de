import { eventLinkFault } from '../../adapters/scheduling/eventLinkFault.ts';
import { states } from '../states/states.ts';
import type { TenantScheduling } from './Tenant.ts';

const abbreviations = new Set(states.map(({ abbreviation }) => abbreviation));

/**
 * Finds what the form of a brand cannot say of whom patients meet and where they book. `refuse` is told the place, as a
 * JSON pointer, and the fault.
 */
export function checkScheduling(
  { calendars, physicians }: TenantScheduling,
  refuse: (place: string, what: string) => void,
): void {
  const links = [
    ...Object.entries(calendars).map(([name, { link }]) => [`calendars/${name}`, link] as const),
    ...physicians.flatMap(({ calendar }, at) =>
      calendar ? [[`physicians/${at}/calendar`, calendar.link] as const] : [],
    ),
  ];
  const taken = new Set<string>();
  for (const [name, link] of links) {
    const place = `/scheduling/${name}/link`;
    const fault = eventLinkFault(link);
    if (fault !== undefined) {
      refuse(place, fault);
      continue;
    }
    const { pathname } = new URL(link);
    if (taken.has(pathname)) refuse(place, `is ${link}, which another calendar has already`);
    taken.add(pathname);
  }
  for (const [at, { slug, states: treats }] of physicians.entries()) {
    const place = `/scheduling/physicians/${at}`;
    if (physicians.findIndex((one) => one.slug === slug) < at)
      refuse(`${place}/slug`, `is '${slug}', as in a physician before them`);
    for (const [index, state] of treats.entries())
      if (!abbreviations.has(state)) refuse(`${place}/states/${index}`, `is '${state}', which is no state of the USA`);
  }
}
