import type { AnswerView } from '#engine/definition/AnswerView.ts';
import { Answers, type SavedAnswer } from '#engine/answers/Answers.ts';
import { heldStops, type HeldStop } from '#engine/definition/stops.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { carriesFrom, migrateAnswers } from '#engine/answers/migrate.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { learnMedicines } from '#flows/medicines/rules/learnMedicines.ts';
import type { Answer, Value } from '#schemas/flow/answer.ts';
import { today } from '../../kernel/clock/today.ts';
import { createId } from '../../kernel/ids/createId.ts';
import type { CompiledVersion } from '../templates/Definitions.ts';
import type { IntakeRow } from '../visits/IntakeRow.ts';
import { stopFacts } from '../visits/notedStops.ts';
import type { RaisedStop } from './RaisedStop.ts';

/** What is asked about the stops of a visit. */
export interface StoppableVisit {
  readonly row: Pick<IntakeRow, 'id' | 'responses' | 'stops'>;
  /** The version that the visit is on, and the one with which new visits begin. */
  readonly version: CompiledVersion;
  readonly newest: CompiledVersion;
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
  learnMedicines(answers, facts);
  return answers;
}

/** What the condition of a stop reads, by reference. */
function readBy(answers: Answers, { id, when }: HeldStop): Answer {
  const { definition } = answers;
  const read: { [ref: string]: Value } = {};
  const note = (ref: string, value: Value | undefined) => {
    if (value !== undefined) read[ref] = value;
    return value;
  };
  const view: AnswerView = {
    fact: (ref) => note(ref, answers.fact(ref)),
    value: (index, field) => {
      const step = definition.steps[index]?.step.id ?? '';
      return note(field === 'value' ? step : `${step}.${field}`, answers.value(index, field));
    },
  };
  const flow = definition.stops.find(({ stop }) => stop.id === id)?.flow;
  if (flow !== undefined) definition.condition(flow, when)(view);
  return read;
}

/**
 * The stops of the newest version that hold in a visit, with what answers it has.
 *
 * @param answers those of a visit that is on the newest version, where they are at hand
 */
export function stopsIn(visit: StoppableVisit, now: Date, answers?: Answers): VisitStops {
  const { row, version, newest } = visit;
  if (newest.compiled.stops.length === 0) return nothing;
  const judged = answers && version.id === newest.id ? answers : answersToday(visit, now);
  const held = heldStops(judged);
  const isNoted = ({ id, then }: HeldStop) =>
    row.stops.some(({ stop, kind, here, cleared }) => stop === id && kind === then && here && !cleared);
  const raised = held
    .filter((stop) => !isNoted(stop))
    .map((stop) => ({
      id: createId(now),
      intake: row.id,
      stop: stop.id,
      kind: stop.then,
      answers: readBy(judged, stop),
    }));
  return { held, raised };
}
