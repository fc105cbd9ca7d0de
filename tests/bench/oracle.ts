import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { Comparison, Condition, Literal } from '#schemas/flow/condition.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { isGroup, isNegation } from '#engine/conditions/compileCondition.ts';
import { stepsOf } from './scriptedAnswers.ts';

type Truth = boolean | undefined;
type Read = (ref: string) => Value | undefined;
interface Facts {
  readonly [ref: string]: Value;
}

const every = (truths: readonly Truth[]): Truth =>
  truths.includes(false) ? false : truths.includes(undefined) ? undefined : true;
const some = (truths: readonly Truth[]): Truth =>
  truths.includes(true) ? true : truths.includes(undefined) ? undefined : false;

function compare(value: Value | undefined, asked: Literal | Comparison): Truth {
  const wanted: Comparison = typeof asked === 'object' ? asked : { is: asked };
  const truths: Truth[] = [];
  if (wanted.answered !== undefined) truths.push((value !== undefined) === wanted.answered);
  const ask = (operand: unknown, holds: () => boolean) => {
    if (operand !== undefined) truths.push(value === undefined ? undefined : holds());
  };
  const number = typeof value === 'number' ? value : Number.NaN;
  ask(wanted.is, () => value === wanted.is);
  ask(wanted.isNot, () => value !== wanted.isNot);
  ask(wanted.in, () => (wanted.in ?? []).some((one) => one === value));
  ask(wanted.notIn, () => !(wanted.notIn ?? []).some((one) => one === value));
  ask(wanted.atLeast, () => number >= Number(wanted.atLeast));
  ask(wanted.atMost, () => number <= Number(wanted.atMost));
  ask(wanted.moreThan, () => number > Number(wanted.moreThan));
  ask(wanted.lessThan, () => number < Number(wanted.lessThan));
  ask(wanted.includes, () => Array.isArray(value) && value.some((one) => one === wanted.includes));
  return every(truths);
}

function truthOf(set: StepSet, condition: Condition, read: Read): Truth {
  if (typeof condition === 'string') return truthOf(set, set.conditions?.[condition] ?? { all: [] }, read);
  if (isGroup(condition, 'all')) return every(condition.all.map((one) => truthOf(set, one, read)));
  if (isGroup(condition, 'any')) return some(condition.any.map((one) => truthOf(set, one, read)));
  if (isNegation(condition)) {
    const truth = truthOf(set, condition.not, read);
    return truth === undefined ? undefined : !truth;
  }
  return every(Object.entries(condition).map(([ref, asked]) => compare(read(ref), asked)));
}

/**
 * The questions that apply, in order, found the slowest way: each condition is read from the definition and decided
 * from scratch. `answerAt` gives the answer of a step that is shown, by position; what it leaves out is unanswered.
 * Answers of steps that save to a fact are taken from the facts.
 */
export function oracle(set: StepSet, facts: Facts, answerAt: (index: number) => Answer | undefined): readonly string[] {
  const known = new Map(Object.entries(facts));
  const answered = new Map<string, Value | undefined>();
  const shown: string[] = [];
  const read: Read = (ref) => (answered.has(ref) ? answered.get(ref) : known.get(ref));
  stepsOf(set).forEach((step, index) => {
    if (step.when !== undefined && truthOf(set, step.when, read) !== true) return;
    shown.push(step.id);
    const value = answerAt(index)?.value;
    if (value === undefined) return;
    answered.set(step.id, value);
    if (step.kind === 'yes-no' && step.saves) known.set(step.saves.value, value);
  });
  return shown;
}
