import type { Condition } from '#schemas/flow/condition.ts';
import type { StepSet, StopDefinition } from '#schemas/flow/stepSet.ts';
import { isGroup, isNegation } from '../conditions/compileCondition.ts';
import type { Value } from '#schemas/flow/answer.ts';
import type { AnswerView } from './AnswerView.ts';
import type { Definition } from './compile.ts';
import { DefinitionError } from './DefinitionError.ts';

/** A question whose answer can raise a stop. */
export interface RaisingStep {
  readonly section: string;
  readonly step: string;
  readonly index: number;
  /** The facts that its answer sets, and those that are derived from them. */
  readonly facts: readonly string[];
}

/** A stop of a compiled definition. */
export interface CompiledStop {
  readonly stop: StopDefinition;
  /** The step set that declares it and its condition. */
  readonly flow: string;
  /** The questions that its condition reads, in their order. */
  readonly raisedBy: readonly RaisingStep[];
}

/** A stop that holds, with what may follow now. */
export interface HeldStop extends StopDefinition {
  /** A `never` whose answer was changed: it became `provider-first`. */
  readonly changed: boolean;
}

/** The reference that is true where any stop holds. Conditions of a machine's own steps JSON can use it. */
export const STOPS_HOLD: string = 'stops.hold';

/** The fact that lists every `never` that has held, so that a changed answer does not lift it unnoticed. */
export const STOPS_RAISED: string = 'stops.raised';

/** The fact that lists the stops that a person has lifted. Only the server sets it. */
export const STOPS_CLEARED: string = 'stops.cleared';

/** Answers together with their definition, for example `Answers`. */
interface StoppableAnswers extends AnswerView {
  readonly definition: Pick<Definition, 'stops' | 'condition'>;
}

const none: readonly HeldStop[] = [];

const listed = (value: Value | undefined): readonly string[] => (Array.isArray(value) ? value : []);

/** The stops that hold for these facts and answers: first those that are `never`, each group in the order of the template. */
export function heldStops(answers: StoppableAnswers): readonly HeldStop[] {
  const { definition } = answers;
  if (definition.stops.length === 0) return none;
  const held = definition.stops.flatMap(({ flow, stop }): readonly HeldStop[] => {
    const holds = definition.condition(flow, stop.when)(answers) === true;
    if (holds && stop.then === 'never') return [{ ...stop, changed: false }];
    const asksProvider = holds || (stop.then === 'never' && listed(answers.fact(STOPS_RAISED)).includes(stop.id));
    if (!asksProvider || listed(answers.fact(STOPS_CLEARED)).includes(stop.id)) return none;
    return [{ ...stop, then: 'provider-first', changed: !holds }];
  });
  return [...held.filter(({ then }) => then === 'never'), ...held.filter(({ then }) => then !== 'never')];
}

/** The facts that note each `never` that holds and was not noted yet; undefined when there is nothing new. */
export function raisedFacts(
  answers: StoppableAnswers,
  held = heldStops(answers),
): Record<string, string[]> | undefined {
  if (!held.some(({ then }) => then === 'never')) return undefined;
  const raised = listed(answers.fact(STOPS_RAISED));
  const fresh = held.filter(({ id, then }) => then === 'never' && !raised.includes(id)).map(({ id }) => id);
  return fresh.length === 0 ? undefined : { [STOPS_RAISED]: [...raised, ...fresh] };
}

/**
 * The question that raised a stop: the named one if it can raise it, otherwise the last one without whose answer it would not
 * hold, or the last one that is asked of this patient.
 */
export function raisingStep(
  answers: StoppableAnswers & { isRelevant(index: number): boolean },
  id: string,
  named: string | undefined,
): RaisingStep | undefined {
  const stopped = answers.definition.stops.find(({ stop }) => stop.id === id);
  if (!stopped) return undefined;
  const holds = answers.definition.condition(stopped.flow, stopped.stop.when);
  const asked = stopped.raisedBy.filter(({ index }) => answers.isRelevant(index));
  const raises = (one: RaisingStep) =>
    holds({
      fact: (ref) => (one.facts.includes(ref) ? undefined : answers.fact(ref)),
      value: (index, field) => (index === one.index ? undefined : answers.value(index, field)),
    }) !== true;
  return (
    asked.find(({ step }) => step === named) ??
    (holds(answers) === true ? asked.findLast(raises) : undefined) ??
    asked.at(-1)
  );
}

/** A condition with all names of its set replaced by their conditions. */
export function spelledOut(set: StepSet, condition: Condition, open: readonly string[] = []): Condition {
  if (typeof condition === 'string') {
    const named = Object.hasOwn(set.conditions ?? {}, condition) ? set.conditions?.[condition] : undefined;
    if (named === undefined) throw new DefinitionError(`'${set.flow}' declares no condition '${condition}'`);
    if (open.includes(condition))
      throw new DefinitionError(`condition '${condition}' of '${set.flow}' refers to itself`);
    return spelledOut(set, named, [...open, condition]);
  }
  if (isGroup(condition, 'all')) return { all: condition.all.map((one) => spelledOut(set, one, open)) };
  if (isGroup(condition, 'any')) return { any: condition.any.map((one) => spelledOut(set, one, open)) };
  return isNegation(condition) ? { not: spelledOut(set, condition.not, open) } : condition;
}

/** The condition under which a stop holds, in the terms of {@link heldStops}. */
function holding(set: StepSet, { id, when, then }: StopDefinition): Condition {
  const holds = spelledOut(set, when);
  const uncleared: Condition = {
    any: [{ [STOPS_CLEARED]: { answered: false } }, { not: { [STOPS_CLEARED]: { includes: id } } }],
  };
  return then === 'never'
    ? { any: [holds, { all: [{ [STOPS_RAISED]: { includes: id } }, uncleared] }] }
    : { all: [holds, uncleared] };
}

function withReference(condition: Condition, stopped: Condition): Condition {
  if (typeof condition === 'string') return condition;
  if (isGroup(condition, 'all')) return { all: condition.all.map((one) => withReference(one, stopped)) };
  if (isGroup(condition, 'any')) return { any: condition.any.map((one) => withReference(one, stopped)) };
  if (isNegation(condition)) return { not: withReference(condition.not, stopped) };
  return condition[STOPS_HOLD] === true ? stopped : condition;
}

function checkStops({ flow, stops = [] }: StepSet, ids: Set<string>): void {
  for (const { id, title, text } of stops) {
    if (ids.has(id)) throw new DefinitionError(`stop '${id}' occurs twice`);
    ids.add(id);
    if (!title || !text) throw new DefinitionError(`stop '${id}' of '${flow}' needs a title and a text`);
  }
}

/**
 * Step sets that run together, with `stops.hold` replaced by the conditions of all their stops. So nothing but conditions
 * over facts and answers is left, which every tool understands.
 *
 * @throws DefinitionError on a stop without a title or text, with an id that occurs twice or an unknown condition
 */
export function withStops(sets: readonly StepSet[]): readonly StepSet[] {
  const ids = new Set<string>();
  for (const set of sets) checkStops(set, ids);
  const holds = sets.flatMap((set) => (set.stops ?? []).map((stop) => holding(set, stop)));
  const stopped: Condition = { any: holds };
  return sets.map((set) => {
    const { conditions = {}, facts = {} } = set;
    if (!(STOPS_RAISED in facts)) return set;
    return {
      ...set,
      facts: {
        ...facts,
        [STOPS_RAISED]: { enum: [...ids], several: true },
        [STOPS_CLEARED]: { enum: [...ids], several: true },
      },
      conditions: Object.fromEntries(
        Object.entries(conditions).map(([name, condition]) => [name, withReference(condition, stopped)]),
      ),
    };
  });
}
