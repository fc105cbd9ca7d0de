import type { AnswerView } from '#engine/definition/AnswerView.ts';
import { Answers, type SavedAnswer } from '#engine/answers/Answers.ts';
import { heldStops, type CompiledStop, type HeldStop } from '#engine/definition/stops.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { carriesFrom, migrateAnswers } from '#engine/answers/migrate.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { learnClasses } from '#flows/medicines/rules/learnClasses.ts';
import type { Answer, Value } from '#schemas/flow/answer.ts';
import { today } from '../../kernel/clock/days.ts';
import { createId } from '../../kernel/ids/createId.ts';
import type { CompiledVersion } from '../templates/Definitions.ts';
import type { IntakeRow } from '../visits/IntakeRow.ts';
import { stopFacts } from '../visits/notedStops.ts';
import type { RaisedStop } from './RaisedStop.ts';

/** What is asked about the stops of a visit. */
export interface StoppableVisit {
  readonly row: Pick<IntakeRow, 'id' | 'responses' | 'stops'>;
  /** The version that the visit is on, and the one with which new visits begin. */
  readonly version: Pick<CompiledVersion, 'id' | 'definition' | 'compiled'>;
  readonly newest: Pick<CompiledVersion, 'id' | 'definition' | 'compiled'>;
  /** What the account says of the patient. */
  readonly facts: Facts;
}

/** The stops that hold, `never` first; and those of them that are not written down yet. */
export interface VisitStops {
  readonly held: readonly HeldStop[];
  readonly raised: readonly RaisedStop[];
}

const nothing: VisitStops = { held: [], raised: [] };

/** The answers of a visit as its newest version sees them, as far as they are there. */
function answersToday({ row, version, newest, facts }: StoppableVisit, now: Date): Answers {
  const given = new Map<string, SavedAnswer>();
  for (const { step, value, revision } of row.responses)
    if (value !== null) given.set(step, { answer: value, revision });
  const from = version.definition.version;
  const isMigrated = from < newest.definition.version && carriesFrom(newest.definition, from);
  const saved = isMigrated ? migrateAnswers(stepKinds, newest.definition, from, given).saved : given;
  const known = { ...facts, ...stopFacts(row.stops) };
  const answers = new Answers(newest.compiled, { facts: known, saved, today: () => today(now) });
  learnClasses(answers, facts);
  return answers;
}

/** Whether the condition of a stop holds, for what is seen of each reference. */
function holdsFor(
  answers: Answers,
  { stop: { when }, flow }: CompiledStop,
  see: (ref: string, value: Value | undefined) => Value | undefined,
): boolean {
  const { definition } = answers;
  const view: AnswerView = {
    fact: (ref) => see(ref, answers.fact(ref)),
    value: (index, field) => {
      const step = definition.steps[index]?.step.id ?? '';
      return see(field === 'value' ? step : `${step}.${field}`, answers.value(index, field));
    },
  };
  return definition.condition(flow, when)(view) === true;
}

/** What the condition of a stop reads, by reference. */
function readBy(answers: Answers, stop: CompiledStop): Answer {
  const read: { [ref: string]: Value } = {};
  holdsFor(answers, stop, (ref, value) => {
    if (value !== undefined) read[ref] = value;
    return value;
  });
  return read;
}

/** Whether a stop holds by something that nobody knew when a person cleared it. */
function holdsAnew(answers: Answers, stop: CompiledStop, cleared: readonly Answer[]): boolean {
  const addedTo = (ref: string, value: Value | undefined) => {
    const known = new Set(cleared.flatMap((read) => read[ref] ?? []));
    if (!Array.isArray(value)) return value === undefined || known.has(value) ? undefined : value;
    const added = value.filter((one) => !known.has(one));
    return added.length > 0 ? added : undefined;
  };
  // Either it would hold by the new things alone, or it needs one of them beside what was known.
  const needs = (part: string) =>
    !holdsFor(answers, stop, (ref, value) => (ref === part ? undefined : value)) &&
    holdsFor(answers, stop, (ref, value) => (ref === part ? addedTo(ref, value) : value));
  return holdsFor(answers, stop, addedTo) || Object.keys(readBy(answers, stop)).some(needs);
}

/**
 * The stops of the newest version that hold in a visit, with what answers it has. One that a person has cleared holds again by
 * what was not known then: who was allowed a medicine in spite of one condition has not been allowed it in spite of the next.
 *
 * @param answers those of a visit that is on the newest version, where they are at hand
 */
export function stopsIn(visit: StoppableVisit, now: Date, answers?: Answers): VisitStops {
  const { row, version, newest } = visit;
  if (newest.compiled.stops.length === 0) return nothing;
  const judged = answers && version.id === newest.id ? answers : answersToday(visit, now);
  const { stops } = judged.definition;
  const clearedAs = ({ stop }: CompiledStop) =>
    row.stops.flatMap((one) => (one.stop === stop.id && one.here && one.cleared && one.answers ? [one.answers] : []));
  const known = heldStops(judged);
  const again = stops.filter((one) => {
    if (known.some(({ id }) => id === one.stop.id)) return false;
    const cleared = clearedAs(one);
    return cleared.length > 0 && holdsAnew(judged, one, cleared);
  });
  const held = [...known, ...again.map(({ stop }): HeldStop => ({ ...stop, then: 'provider-first', changed: false }))];
  const isNoted = ({ id, then }: HeldStop) =>
    row.stops.some(({ stop, kind, here, cleared }) => stop === id && kind === then && here && !cleared);
  const raised = held
    .filter((stop) => !isNoted(stop))
    .map(({ id, then }) => {
      const compiled = stops.find(({ stop }) => stop.id === id);
      return {
        id: createId(now),
        intake: row.id,
        stop: id,
        kind: then,
        answers: compiled ? readBy(judged, compiled) : {},
      };
    });
  return { held, raised };
}
