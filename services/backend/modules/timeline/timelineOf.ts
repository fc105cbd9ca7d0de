import { reviewDue } from '#flows/visit/submittedTexts.ts';
import type { TimelineComing, TimelineEntry, TimelineEvent } from '#schemas/wire/timeline.ts';
import type { PurchaseRow, TimelineRows } from './store.ts';

/** What stands at the same moment stands in the order in which it goes. */
const ORDER: readonly TimelineEvent['kind'][] = [
  'ordered',
  'submitted',
  'reserved',
  'reviewed',
  'closed',
  'released',
  'prescribed',
  'charged',
  'refused',
  'sent',
  'canceled',
];

const inOrder = (one: TimelineEvent, other: TimelineEvent) =>
  Date.parse(one.at) - Date.parse(other.at) || ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind);

/** A visit that nobody has reviewed is, for as long as that is promised. */
function reviewOf(events: readonly TimelineEvent[], now: Date): readonly TimelineComing[] {
  const sent = events.find(({ kind }) => kind === 'submitted');
  if (!sent || events.some(({ kind }) => kind === 'reviewed' || kind === 'closed')) return [];
  const due = reviewDue(new Date(sent.at));
  return due > now ? [{ kind: 'review', at: due.toISOString(), amount: null, about: null }] : [];
}

/**
 * A patient's purchases, the newest first. What was bought for a visit belongs to the visit once that was sent.
 *
 * @param now what was promised until then is promised no more
 */
export function timelineOf({ purchases, events, charges }: TimelineRows, now: Date): TimelineEntry[] {
  const visits = new Set(purchases.filter(({ kind }) => kind === 'visit').map(({ id }) => id));
  const home = new Map(
    purchases.map(({ id, visit }) => [id, visit !== null && visits.has(visit) ? visit : id] as const),
  );
  const homeOf = (visit: string | null, purchase: string | null) =>
    visit !== null && visits.has(visit) ? visit : purchase === null ? undefined : home.get(purchase);
  const entryOf = ({ id, kind, name }: PurchaseRow): TimelineEntry => {
    const happened = events
      .filter(({ visit, purchase }) => homeOf(visit, purchase) === id)
      .map(({ kind: what, at, amount, about }) => ({ kind: what, at, amount, about }))
      .toSorted(inOrder);
    const coming = charges
      .filter(({ purchase }) => home.get(purchase) === id)
      .map(({ kind: what, at, amount, about }) => ({ kind: what, at, amount, about }));
    return {
      _id: id,
      kind,
      name,
      events: happened,
      coming: [...reviewOf(happened, now), ...coming].toSorted(
        (one, other) => Date.parse(one.at) - Date.parse(other.at),
      ),
    };
  };
  return purchases
    .filter(({ id }) => home.get(id) === id)
    .toSorted((one, other) => Date.parse(other.begun) - Date.parse(one.begun))
    .map(entryOf)
    .filter(({ events: happened, coming }) => happened.length + coming.length > 0);
}
