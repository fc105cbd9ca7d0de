import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { Answers, type SavedAnswer } from '#engine/answers/Answers.ts';
import type { CompiledStep } from '#engine/definition/CompiledStep.ts';
import type { Field } from '#engine/definition/Field.ts';
import { keepValid } from '#engine/answers/keepValid.ts';
import { migrateAnswers, stepToday, type LostAnswer } from '#engine/answers/migrate.ts';
import type { Answer } from '#schemas/flow/answer.ts';
import { createId } from '../../kernel/ids/createId.ts';
import { canonicalDigest } from '../../kernel/ids/canonicalDigest.ts';
import type { CarriedOver, LostQuestion } from '../../kernel/database/tables/CarriedOver.ts';
import type { CompiledVersion } from '../templates/Definitions.ts';
import { SECTION, type Visit } from './Visit.ts';

/** A question that keeps its row. */
interface KeptQuestion {
  readonly id: string;
  readonly step: string;
  /** Among the questions of the new version. */
  readonly position: number;
}

/** A question that gets a row of its own. */
interface NewQuestion extends KeptQuestion {
  readonly value: Answer | null;
  readonly revision: number;
}

/** What becomes of a visit's questions in a newer version. Rows that are not named are retired with what they hold. */
export interface CarryOver {
  readonly version: string;
  readonly kept: readonly KeptQuestion[];
  readonly added: readonly NewQuestion[];
  readonly carriedOver: CarriedOver | null;
}

const stepAt = ({ compiled }: CompiledVersion, id: string): CompiledStep | undefined =>
  compiled.steps[compiled.positions.get(id) ?? -1];

const optionsOf = (field: Field): readonly string[] => ('options' in field ? field.options : []);

const sameBesideOptions = (one: Field, other: Field) =>
  canonicalDigest({ ...one, options: null }) === canonicalDigest({ ...other, options: null });

/** Whether what an earlier version asked for is still allowed, so that a device that shows it can go on. */
function takesAll(before: CompiledStep, after: CompiledStep): boolean {
  return (
    before.fields.length === after.fields.length &&
    before.fields.every((field) =>
      after.fields.some(
        (other) => sameBesideOptions(field, other) && optionsOf(field).every((one) => optionsOf(other).includes(one)),
      ),
    )
  );
}

const sameAnswer = (one: Answer | null, other: Answer | null) => canonicalDigest(one) === canonicalDigest(other);

/** What the patient is told of a lost answer. */
function lostQuestion(
  { step, reason }: LostAnswer,
  { version: before }: Visit,
  after: CompiledVersion,
  kept: ReadonlyMap<string, SavedAnswer>,
): LostQuestion {
  const today =
    reason === 'invalid' ? step : (stepToday(after.definition, before.definition.version, step)?.id ?? step);
  const asked = stepAt(after, today);
  if (!asked) return { step: null, title: stepAt(before, step)?.step.title ?? step, reason: 'notAsked' };
  return { step: today, title: asked.step.title, reason: kept.has(today) ? 'partNotAsked' : 'askedAgain' };
}

/** What an earlier carry-over has to say still, by the steps of the version that follows. */
const stillLost = ({ questions, to }: CarriedOver, after: CompiledVersion): readonly LostQuestion[] =>
  questions.flatMap((question) => {
    if (question.step === null) return [question];
    const today = stepToday(after.definition, to, question.step);
    return [today ? { ...question, step: today.id } : { ...question, step: null, reason: 'notAsked' as const }];
  });

/** Answered questions that the patient was asked and is not any more. Their answers are kept, and do not count. */
function passedOver(
  { row, facts, answers, version: before }: Visit,
  after: CompiledVersion,
  kept: ReadonlyMap<string, SavedAnswer>,
): readonly LostQuestion[] {
  const now = new Answers(after.compiled, { facts, saved: kept, today: answers.today });
  return row.responses.flatMap(({ step }) => {
    const [was, today] = [stepAt(before, step), stepToday(after.definition, before.definition.version, step)];
    const is = today && kept.has(today.id) ? stepAt(after, today.id) : undefined;
    if (!was || !is || !answers.isRelevant(was.index) || now.isRelevant(is.index)) return [];
    return [{ step: is.step.id, title: is.step.title, reason: 'notAsked' as const }];
  });
}

/**
 * Plans how an open visit is carried over to a newer version of its template. A question keeps its row, and with it the
 * id that devices know, where its answers are taken as they are; any other gets a new row with what could be kept.
 */
export function planCarryOver(visit: Visit, after: CompiledVersion, now: Date): CarryOver {
  const { row, version: before } = visit;
  const from = before.definition.version;
  const given = new Map<string, SavedAnswer>();
  for (const { step, value, revision } of row.responses) if (value) given.set(step, { answer: value, revision });
  const migrated = migrateAnswers(stepKinds, after.definition, from, given);
  const { saved, lost } = keepValid(after.compiled, {
    facts: visit.facts,
    saved: migrated.saved,
    today: visit.answers.today,
  });

  const known = row.responses.flatMap((response) => {
    const today = stepToday(after.definition, from, response.step);
    const [asked, asks] = [stepAt(before, response.step), today && stepAt(after, today.id)];
    if (!today?.asItWas || !asked || !asks || !takesAll(asked, asks)) return [];
    return sameAnswer(response.value, saved.get(today.id)?.answer ?? null) ? [[today.id, response._id] as const] : [];
  });
  const rows = new Map(known.toReversed());
  const asked = after.compiled.steps.filter(({ section, asks }) => section === SECTION && asks);
  const places = asked.map(({ step }, position) => ({ step: step.id, position }));

  const told = new Map<string, LostQuestion>();
  for (const question of [
    ...(row.carried_over ? stillLost(row.carried_over, after) : []),
    ...[...migrated.lost, ...lost].map((one) => lostQuestion(one, visit, after, saved)),
    ...passedOver(visit, after, saved),
  ])
    told.set(`${question.step ?? question.title} ${question.reason}`, question);
  return {
    version: after.id,
    kept: places.flatMap((place) => {
      const id = rows.get(place.step);
      return id === undefined ? [] : [{ ...place, id }];
    }),
    added: places
      .filter(({ step }) => !rows.has(step))
      .map((place) => {
        const { answer = null, revision = 0 } = saved.get(place.step) ?? {};
        return { ...place, id: createId(now), value: answer, revision };
      }),
    carriedOver:
      given.size === 0 && !row.carried_over
        ? null
        : { from: row.carried_over?.from ?? from, to: after.definition.version, questions: [...told.values()] },
  };
}
