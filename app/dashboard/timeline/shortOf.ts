import type { TimelineEvent } from '#schemas/wire/timeline.ts';

/** How many events that have happened a short timeline shows. */
const HAPPENED = 2;

/** The last events that have happened, and the first that comes. @param events oldest first */
export const shortOf = (events: readonly TimelineEvent[]): readonly TimelineEvent[] => [
  ...events.filter(({ coming }) => !coming).slice(-HAPPENED),
  ...events.filter(({ coming }) => coming).slice(0, 1),
];
