import { STOPS_CLEARED, STOPS_RAISED } from '#engine/definition/stops.ts';
import type { Answer } from '#schemas/flow/answer.ts';

/** A stop that was raised for a patient. */
export interface NotedStop {
  readonly stop: string;
  readonly kind: 'never' | 'provider-first';
  /** Whether it was raised in this visit, and not in another one of the template. */
  readonly here: boolean;
  readonly cleared: boolean;
  /** What its condition read when it was raised, where it was cleared in this visit. */
  readonly answers: Answer | null;
}

/** SQL: the stops that were raised for the patient of a visit `i`, in it and in others of its template. */
export const NOTED_STOPS = `(select coalesce(jsonb_agg(jsonb_build_object('stop', n.stop, 'kind', n.kind,
    'here', n.intake_id = i.id, 'cleared', n.cleared_at is not null,
    'answers', case when n.intake_id = i.id and n.cleared_at is not null then n.answers end) order by n.raised_at, n.id), '[]')
    from visit_stops n where n.user_id = i.user_id and n.template_id = i.template_id)`;

const idsOf = (stops: readonly NotedStop[]) => [...new Set(stops.map(({ stop }) => stop))];

/** The stops of a visit that a person has cleared. One that was raised again since is not among them. */
export function clearedIn(stops: readonly NotedStop[]): string[] {
  const here = stops.filter((one) => one.here);
  const open = new Set(idsOf(here.filter(({ cleared }) => !cleared)));
  return idsOf(here).filter((stop) => !open.has(stop));
}

/** The stops that ruled the treatment out, in this visit or another: a changed answer does not lift them. */
export const raisedIn = (stops: readonly NotedStop[]): string[] =>
  idsOf(stops.filter(({ kind, cleared }) => kind === 'never' && !cleared));

/** What definitions may read of the stops of a visit. */
export const stopFacts = (stops: readonly NotedStop[]) => ({
  [STOPS_RAISED]: raisedIn(stops),
  [STOPS_CLEARED]: clearedIn(stops),
});
