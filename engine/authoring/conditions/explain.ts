import type { Value } from '#schemas/flow/answer.ts';
import type { Comparison, Condition, Literal } from '#schemas/flow/condition.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Answers } from '#engine/answers/Answers.ts';
import { compileCondition, isGroup, isNegation, type Truth } from '#engine/conditions/compileCondition.ts';
import type { Definition } from '#engine/definition/compile.ts';
import { DefinitionError } from '#engine/definition/DefinitionError.ts';
import { learnedFacts } from '#engine/definition/learnedFacts.ts';
import { describeComparison, inWords } from './describeCondition.ts';

/** Why a condition is true, false or unknown: the comparison or the parts that decide, with what was read. */
export interface Reason {
  /** In words, as "patient.sex is not male"; of a group or a negation, what it asks of its parts. */
  readonly text: string;
  readonly truth: Truth;
  /** The named condition that it came through. */
  readonly name?: string;
  /** Of a comparison: the reference, and what was read there. */
  readonly ref?: string;
  readonly value?: Value | undefined;
  /** What is read belongs to a step that is not shown, so it does not count. */
  readonly hidden?: boolean;
  /** Those that decide: of `all` the false parts where there are such, of `any` the true ones, otherwise every part. */
  readonly parts: readonly Reason[];
}

/** Why a step is shown or left out; without a reason it is always asked. */
export interface StepReason {
  readonly step: string;
  readonly shown: boolean;
  readonly reason?: Reason;
}

/** What conditions of one step set are asked of. */
interface Scope {
  readonly answers: Answers;
  readonly set: StepSet;
  /** Every declared fact: what names one reads it, whatever steps are called. */
  readonly facts: ReadonlySet<string>;
}

/** What a reference leads to, told as the compiled conditions tell it. */
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

/** A group is settled by one part of the truth given here; otherwise it takes all parts to know it. */
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
 * Why a named condition of a flow is true, false or unknown.
 *
 * @throws DefinitionError where there is no such flow or condition
 */
export function explainCondition(answers: Answers, flow: string, name: string): Reason {
  const set = answers.definition.sets.find((one) => one.flow === flow);
  if (!set) throw new DefinitionError(`there is no step set '${flow}' in this definition`);
  return explain({ answers, set, facts: declaredFacts(answers.definition) }, name);
}

/**
 * Why a step is shown or left out, by its position.
 *
 * @throws RangeError where there is no such position
 */
export const explainStep = (answers: Answers, index: number): StepReason =>
  reasonAt(answers, index, declaredFacts(answers.definition));

/**
 * Why each step of a section is shown or left out, in their order.
 *
 * @throws DefinitionError where there is no such section
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

/** A reason as lines, what decides below what it decides. */
export function reasonLines(reason: Reason, indent: string): readonly string[] {
  const { text, truth, name, parts } = reason;
  const said = name === undefined ? text : `${name} (${text})`;
  return [
    `${indent}${truthWords(truth)}: ${said}${readInWords(reason)}`,
    ...parts.flatMap((part) => reasonLines(part, `${indent}  `)),
  ];
}

/** A reason as lines to read: what became of the step, and below it what decided. */
export function formatReason({ step, shown, reason }: StepReason): readonly string[] {
  if (!reason) return [`'${step}' is always shown`];
  return [`'${step}' is ${shown ? 'shown' : 'left out'}`, ...reasonLines(reason, '  ')];
}
