import type { Value } from '#schemas/flow/answer.ts';
import type { Comparison, Condition, Literal } from '#schemas/flow/condition.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Answers } from '#engine/answers/Answers.ts';
import { compileCondition, isGroup, isNegation, type Truth } from '#engine/conditions/compileCondition.ts';
import type { Definition } from '#engine/definition/compile.ts';
import { DefinitionError } from '#engine/definition/DefinitionError.ts';
import { learnedFacts } from '#engine/definition/learnedFacts.ts';
import { describeComparison, inWords } from './describeCondition.ts';

/** Why a condition is true, false or unknown: the decisive comparison or parts, with the values that were read. */
export interface Reason {
  /** The comparison as text, such as "patient.sex is not male"; for a group or negation, its operator. */
  readonly text: string;
  readonly truth: Truth;
  /** The name of the condition, if it was used by name. */
  readonly name?: string;
  /** For a comparison: the reference, and its value. */
  readonly ref?: string;
  readonly value?: Value | undefined;
  /** The reference belongs to a hidden step, so its answer does not count. */
  readonly hidden?: boolean;
  /** The decisive parts: the false parts of a false `all`, the true parts of a true `any`, otherwise all parts. */
  readonly parts: readonly Reason[];
}

/** Why a step is shown or left out; a step without a reason is always shown. */
export interface StepReason {
  readonly step: string;
  readonly shown: boolean;
  readonly reason?: Reason;
}

/** The scope in which conditions of one step set are evaluated. */
interface Scope {
  readonly answers: Answers;
  readonly set: StepSet;
  /** All declared facts. A reference with a fact's name reads the fact, even if a step has the same id. */
  readonly facts: ReadonlySet<string>;
}

/** The value behind a reference, read in the same way as by the compiled conditions. */
interface Read {
  readonly value: Value | undefined;
  readonly hidden: boolean;
  readonly isFact: boolean;
}

const declaredFacts = ({ sets }: Definition): ReadonlySet<string> =>
  new Set(
    sets.flatMap(({ facts, effects }) => [
      ...Object.keys(facts ?? {}),
      ...Object.values(effects ?? {})
        .flatMap(learnedFacts)
        .map(([ref]) => ref),
    ]),
  );

function read({ answers, facts }: Scope, ref: string): Read {
  if (facts.has(ref)) return { value: answers.fact(ref), hidden: false, isFact: true };
  const [id = ref, ...field] = ref.split('.');
  const index = answers.definition.positions.get(id) ?? -1;
  return {
    value: answers.value(index, field.length === 0 ? 'value' : field.join('.')),
    hidden: !answers.isRelevant(index),
    isFact: false,
  };
}

function comparison(scope: Scope, ref: string, asked: Literal | Comparison): Reason {
  const found = read(scope, ref);
  const test = compileCondition({ [ref]: asked }, { ref: () => () => found.value, condition: () => () => undefined });
  return {
    text: `${ref} ${describeComparison(asked, found.isFact)}`,
    truth: test(scope.answers),
    ref,
    value: found.value,
    ...(found.hidden && { hidden: true }),
    parts: [],
  };
}

/** A group: one part with the truth `settles` decides it; otherwise all parts together do. */
function group(parts: readonly Reason[], settles: boolean, word: string): Reason {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const truths = new Set(parts.map(({ truth }) => truth));
  const truth = truths.has(settles) ? settles : truths.has(undefined) ? undefined : !settles;
  return {
    text: `${word} of ${parts.length}`,
    truth,
    parts: truth === settles ? parts.filter((part) => part.truth === settles) : parts,
  };
}

function negation(inner: Reason): Reason {
  return { text: 'not', truth: inner.truth === undefined ? undefined : !inner.truth, parts: [inner] };
}

function named(scope: Scope, name: string): Reason {
  const condition = scope.set.conditions?.[name];
  if (condition === undefined) throw new DefinitionError(`'${scope.set.flow}' declares no condition '${name}'`);
  const inner = explain(scope, condition);
  return inner.name === undefined ? { ...inner, name } : { text: inner.name, truth: inner.truth, name, parts: [inner] };
}

function explain(scope: Scope, condition: Condition): Reason {
  if (typeof condition === 'string') return named(scope, condition);
  const reasons = (list: readonly Condition[]) => list.map((one) => explain(scope, one));
  if (isGroup(condition, 'all')) return group(reasons(condition.all), false, 'all');
  if (isGroup(condition, 'any')) return group(reasons(condition.any), true, 'any');
  if (isNegation(condition)) return negation(explain(scope, condition.not));
  const comparisons = Object.entries(condition).map(([ref, asked]) => comparison(scope, ref, asked));
  return group(comparisons, false, 'all');
}

function reasonAt(answers: Answers, index: number, facts: ReadonlySet<string>): StepReason {
  const compiled = answers.definition.steps[index];
  const set = compiled && answers.definition.sets.find(({ sections }) => Object.hasOwn(sections, compiled.section));
  if (!compiled || !set) throw new RangeError(`there is no step at position ${index}`);
  const { id, when } = compiled.step;
  const shown = answers.isRelevant(index);
  return when === undefined ? { step: id, shown } : { step: id, shown, reason: explain({ answers, set, facts }, when) };
}

/**
 * Explains why a named condition of a flow is true, false or unknown.
 *
 * @throws DefinitionError when the flow or condition does not exist
 */
export function explainCondition(answers: Answers, flow: string, name: string): Reason {
  const set = answers.definition.sets.find((one) => one.flow === flow);
  if (!set) throw new DefinitionError(`there is no step set '${flow}' in this definition`);
  return explain({ answers, set, facts: declaredFacts(answers.definition) }, name);
}

/**
 * Explains why the step at a position is shown or left out.
 *
 * @throws RangeError when there is no such position
 */
export const explainStep = (answers: Answers, index: number): StepReason =>
  reasonAt(answers, index, declaredFacts(answers.definition));

/**
 * Explains for each step of a section why it is shown or left out, in order.
 *
 * @throws DefinitionError when the section does not exist
 */
export function explainSection(answers: Answers, section: string): readonly StepReason[] {
  const range = answers.definition.sections.get(section);
  if (!range) throw new DefinitionError(`there is no section '${section}'`);
  const facts = declaredFacts(answers.definition);
  return Array.from({ length: range.to - range.from }, (_, at) => reasonAt(answers, range.from + at, facts));
}

const truthWords = (truth: Truth) => (truth === undefined ? 'unknown' : truth ? 'true' : 'false');

function readInWords({ ref, value, hidden }: Reason): string {
  if (ref === undefined) return '';
  if (hidden) return `: '${ref.split('.')[0] ?? ref}' is not shown, so its answer does not count`;
  return value === undefined ? ': it is not known' : `: it is ${inWords(value)}`;
}

/** A reason as indented lines, with its parts below it. */
export function reasonLines(reason: Reason, indent: string): readonly string[] {
  const { text, truth, name, parts } = reason;
  const said = name === undefined ? text : `${name} (${text})`;
  return [
    `${indent}${truthWords(truth)}: ${said}${readInWords(reason)}`,
    ...parts.flatMap((part) => reasonLines(part, `${indent}  `)),
  ];
}

/** The reason of a step as lines of text: whether it is shown, and the decisive parts below. */
export function formatReason({ step, shown, reason }: StepReason): readonly string[] {
  if (!reason) return [`'${step}' is always shown`];
  return [`'${step}' is ${shown ? 'shown' : 'left out'}`, ...reasonLines(reason, '  ')];
}
