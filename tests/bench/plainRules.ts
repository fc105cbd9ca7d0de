import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { Comparison, Condition, Literal } from '#schemas/flow/condition.ts';
import type { Step } from '#flows/kinds/stepKinds.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { isGroup, isNegation } from '#engine/conditions/compileCondition.ts';
import { stepsOf } from './scriptedAnswers.ts';

/** What hand-written rules read: answers by position and facts by slot, both changed in place. */
export interface PlainView {
  readonly answers: (Answer | undefined)[];
  readonly facts: (Value | undefined)[];
}

type Rule = (view: PlainView) => boolean;

/** A step as a developer writes it by hand: its texts, and closures for its rules. */
export interface PlainStep {
  readonly id: string;
  readonly step: Step;
  readonly when: Rule | undefined;
  readonly allows: (answer: Answer) => boolean;
  /** The slot of the fact that the answer sets. */
  readonly saves: number | undefined;
}

/** A definition with closures and nothing else. */
export interface PlainRules {
  readonly steps: readonly PlainStep[];
  /** Slot of a fact by reference. */
  readonly slots: ReadonlyMap<string, number>;
}

/** Holds where the comparison is surely so, or with `wanted` false, surely not; an absent value is neither. */
function comparisonRule(
  read: (view: PlainView) => Value | undefined,
  asked: Literal | Comparison,
  wanted: boolean,
): Rule {
  if (typeof asked !== 'object')
    return (view) => {
      const value = read(view);
      return value !== undefined && (value === asked) === wanted;
    };
  const { answered } = asked;
  if (answered !== undefined) return (view) => ((read(view) !== undefined) === answered) === wanted;
  const holds = valueRule(asked);
  return (view) => {
    const value = read(view);
    return value !== undefined && holds(value) === wanted;
  };
}

function valueRule(asked: Comparison): (value: Value) => boolean {
  const { is, isNot, in: among, notIn, includes, atLeast, lessThan, moreThan } = asked;
  if (is !== undefined) return (value) => value === is;
  if (isNot !== undefined) return (value) => value !== isNot;
  if (among !== undefined) return (value) => typeof value !== 'object' && among.includes(value);
  if (notIn !== undefined) return (value) => typeof value === 'object' || !notIn.includes(value);
  if (includes !== undefined) return (value) => Array.isArray(value) && value.includes(String(includes));
  if (moreThan !== undefined) return (value) => Number(value) > moreThan;
  if (atLeast !== undefined && lessThan !== undefined)
    return (value) => Number(value) >= atLeast && Number(value) < lessThan;
  throw new Error(`no hand-written rule for ${JSON.stringify(asked)}`);
}

function group(rules: readonly Rule[], all: boolean): Rule {
  const [first, second] = rules;
  if (first && rules.length === 1) return first;
  if (first && second && rules.length === 2)
    return all ? (view) => first(view) && second(view) : (view) => first(view) || second(view);
  return all ? (view) => rules.every((rule) => rule(view)) : (view) => rules.some((rule) => rule(view));
}

function allowsOf(step: Step): (answer: Answer) => boolean {
  switch (step.kind) {
    case 'yes-no': {
      const { details } = step;
      return ({ value, details: text }) =>
        typeof value === 'boolean' &&
        (details && value ? typeof text === 'string' && text.trim() !== '' && text.length <= 5000 : text === undefined);
    }
    case 'choice': {
      const values = new Set<string>(step.options.map((option) => option.value));
      return ({ value }) => typeof value === 'string' && values.has(value);
    }
    case 'checklist': {
      const values = new Set<string>([...step.options.map((option) => option.value), 'none']);
      return ({ value }) =>
        Array.isArray(value) &&
        value.length > 0 &&
        new Set(value).size === value.length &&
        value.every((one) => values.has(one)) &&
        !(value.length > 1 && value.includes('none'));
    }
    case 'short-text': {
      const { maxLength = 250 } = step;
      return ({ value }) => typeof value === 'string' && value.trim() !== '' && value.length <= maxLength;
    }
    default:
      throw new Error(`no hand-written check for ${step.kind}`);
  }
}

/** Turns a definition into closures with the least work that a developer who writes them by hand would do. */
export function plainRules(set: StepSet): PlainRules {
  const slots = new Map(Object.keys(set.facts ?? {}).map((ref, slot) => [ref, slot]));
  const positions = new Map<string, number>();
  const named = new Map<string, Rule>();

  const ruleOf = (condition: Condition, wanted: boolean): Rule => {
    if (typeof condition === 'string') {
      const key = `${condition} ${wanted}`;
      const known = named.get(key) ?? ruleOf(set.conditions?.[condition] ?? { all: [] }, wanted);
      named.set(key, known);
      return known;
    }
    if (isGroup(condition, 'all'))
      return group(
        condition.all.map((one) => ruleOf(one, wanted)),
        wanted,
      );
    if (isGroup(condition, 'any'))
      return group(
        condition.any.map((one) => ruleOf(one, wanted)),
        !wanted,
      );
    if (isNegation(condition)) return ruleOf(condition.not, !wanted);
    const rules = Object.entries(condition).map(([ref, asked]) => {
      const slot = slots.get(ref);
      if (slot !== undefined) return comparisonRule((view) => view.facts[slot], asked, wanted);
      const position = positions.get(ref);
      if (position === undefined) throw new Error(`'${ref}' is neither a fact nor an earlier step`);
      return comparisonRule((view) => view.answers[position]?.value, asked, wanted);
    });
    return group(rules, wanted);
  };

  const steps = stepsOf(set).map((step, index) => {
    const when = step.when === undefined ? undefined : ruleOf(step.when, true);
    positions.set(step.id, index);
    const saves = step.kind === 'yes-no' && step.saves ? slots.get(step.saves.value) : undefined;
    return { id: step.id, step, when, allows: allowsOf(step), saves };
  });
  return { steps, slots };
}
