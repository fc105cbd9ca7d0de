import { calendarPathOf } from '../calendarPathOf.ts';

/** How Cal.com's API is told which calendar an event link names: `{user}/{event}` or `team/{team}/{event}`. */
export function eventOf(link: string): { readonly [name: string]: string } {
  const parts = calendarPathOf(link).split('/');
  const eventTypeSlug = parts.at(-1) ?? '';
  return parts[0] === 'team'
    ? { teamSlug: parts[1] ?? '', eventTypeSlug }
    : { username: parts[0] ?? '', eventTypeSlug };
}

const startOf = (slot: unknown): Date | undefined => {
  const text: unknown = typeof slot === 'object' && slot !== null ? Reflect.get(slot, 'start') : undefined;
  const start = new Date(typeof text === 'string' ? text : Number.NaN);
  return Number.isNaN(start.getTime()) ? undefined : start;
};

/** Reads free times, which Cal.com answers by day; undefined where it answered something else. */
export function calComTimes(answered: unknown): readonly Date[] | undefined {
  if (typeof answered !== 'object' || answered === null || Array.isArray(answered)) return undefined;
  const times: Date[] = [];
  for (const slots of Object.values(answered)) {
    if (!Array.isArray(slots)) return undefined;
    for (const slot of slots) {
      const start = startOf(slot);
      if (!start) return undefined;
      times.push(start);
    }
  }
  return times.toSorted((a, b) => a.getTime() - b.getTime());
}
