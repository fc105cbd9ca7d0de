import { asStep } from '#flows/kinds/asStep.ts';
import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { Comparison, Condition, Literal } from '#schemas/flow/condition.ts';
import type { ReviewItem } from '#flows/kinds/questions/reviewKind.ts';
import type { Step } from '#flows/kinds/stepKinds.ts';
import type { FormField } from '#flows/kinds/fields/fieldTypes.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';

export type Truth = boolean | undefined;

/** A step where it stands. */
export interface Placed {
  readonly step: Step;
  readonly section: string;
  readonly set: StepSet;
}

/** Where in an answer a question's value and its details stand. */
interface Question {
  readonly asked: ReviewItem | FormField;
  readonly name: string;
  readonly details: string;
}

/** Whoever was born on this day is 18 today. */
const EIGHTEEN = '2008-03-15';

const every = (truths: readonly Truth[]): Truth =>
  truths.includes(false) ? false : truths.includes(undefined) ? undefined : true;
const some = (truths: readonly Truth[]): Truth =>
  truths.includes(true) ? true : truths.includes(undefined) ? undefined : false;
const opposite = (truth: Truth): Truth => (truth === undefined ? undefined : !truth);

const isBlank = (value: Value | undefined) =>
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const among = (list: unknown, one: unknown) => Array.isArray(list) && list.includes(one);

/** What one operator says of a value that is there. */
function holds(operator: string, operand: unknown, value: Value): Truth {
  const limit = (test: (given: number, by: number) => boolean): Truth =>
    typeof value === 'number' && typeof operand === 'number' ? test(value, operand) : undefined;
  switch (operator) {
    case 'is':
      return value === operand;
    case 'isNot':
      return value !== operand;
    case 'in':
      return among(operand, value);
    case 'notIn':
      return !among(operand, value);
    case 'atLeast':
      return limit((given, by) => given >= by);
    case 'atMost':
      return limit((given, by) => given <= by);
    case 'moreThan':
      return limit((given, by) => given > by);
    case 'lessThan':
      return limit((given, by) => given < by);
    case 'includes':
      return among(value, operand);
    default:
      throw new RangeError(`there is no operator '${operator}'`);
  }
}

const compared = (value: Value | undefined, asked: Literal | Comparison): Truth =>
  every(
    Object.entries(typeof asked === 'object' ? asked : { is: asked }).map(([operator, operand]) => {
      if (operator === 'answered') return (value !== undefined) === operand;
      return value === undefined ? undefined : holds(operator, operand, value);
    }),
  );

/** The conditions that a group holds; undefined where it is none of that name. */
const members = (condition: object, group: 'all' | 'any'): readonly Condition[] | undefined =>
  Object.entries(condition).find(([key]) => key === group)?.[1];

const negated = (condition: object): Condition | undefined =>
  Object.entries(condition).find(([key]) => key === 'not')?.[1];

/** Whether a form takes what is entered in one of its fields. */
function isTaken(field: FormField, value: Value | undefined): boolean {
  if (isBlank(value)) return field.optional === true;
  const text = String(value);
  const number = Number(value);
  switch (field.type) {
    case 'choice':
      return [...field.options.map((option) => option.value), ...(field.accepts ?? [])].includes(text);
    case 'select':
      return text.length === 2 && text.toUpperCase() === text && !(field.excludes ?? []).includes(text);
    case 'text':
      return text.trim().length >= (field.minLength ?? 0) && text.length <= (field.maxLength ?? 250);
    case 'number':
      return number > (field.exclusiveMinimum ?? 0) && number <= (field.maximum ?? 0);
    case 'phone':
      return text.length === 10 && Array.from(text).every((one) => one >= '0' && one <= '9');
    case 'constant':
      return text === field.value;
    case 'height':
      return number >= 12 && number <= 132;
    case 'birthday': {
      const [month, day, year] = text.split('-');
      const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
      const iso = Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
      return iso === `${year}-${month}-${day}` && iso > '1880-01-01' && iso <= EIGHTEEN;
    }
  }
}

/** The facts of a question, by the value that each stands for; empty where it saves to none. */
function factsOf({ asked }: Question): readonly (readonly [string, string])[] {
  if ('kind' in asked && asked.kind === 'checklist')
    return asked.options.flatMap(({ value, saves }) => (saves === undefined ? [] : [[value, saves]]));
  if (asked.saves === undefined) return [];
  if (typeof asked.saves === 'string') return [['value', asked.saves]];
  const { value, details } = asked.saves;
  return details === undefined
    ? [['value', value]]
    : [
        ['value', value],
        ['details', details],
      ];
}

/** What an answer holds for a question: enough, or not. */
function isComplete({ asked, name, details }: Question, answer: Answer): boolean {
  const value = answer[name];
  if (!('kind' in asked)) return isTaken(asked, value);
  if (isBlank(value)) return asked.optional === true;
  if (asked.kind === 'yes-no') return value === false || asked.details === undefined || !isBlank(answer[details]);
  return asked.options.every(
    (option) =>
      !option.details ||
      !Array.isArray(value) ||
      !value.includes(option.value) ||
      !isBlank(answer[`${details}.${option.value}`]),
  );
}

/**
 * Everything that the engine says of a walk, found the slowest way: nothing is compiled or remembered, each question is
 * decided from the text of the definitions, the facts and the answers as they are.
 */
export class Oracle {
  readonly sets: readonly StepSet[];
  readonly placed: readonly Placed[];
  readonly facts: Map<string, Value>;
  /** What was answered last, by step id. */
  readonly answers: Map<string, Answer>;
  /** The revisions that were acknowledged, by step id. */
  readonly revisions: Map<string, number>;

  constructor(
    sets: readonly StepSet[],
    facts: Iterable<readonly [string, Value]>,
    answers: Iterable<readonly [string, Answer]>,
    revisions: Iterable<readonly [string, number]>,
  ) {
    this.sets = sets;
    this.placed = sets.flatMap((set) =>
      Object.entries(set.sections).flatMap(([section, steps]) =>
        steps.map((step) => ({ step: asStep(step), section, set })),
      ),
    );
    this.facts = new Map(facts);
    this.answers = new Map(answers);
    this.revisions = new Map(revisions);
  }

  fork(): Oracle {
    return new Oracle(this.sets, this.facts, this.answers, this.revisions);
  }

  learn(facts: { readonly [ref: string]: Value | null }): void {
    for (const [ref, value] of Object.entries(facts))
      if (value === null) this.facts.delete(ref);
      else this.facts.set(ref, value);
  }

  accept(placed: Placed, answer: Answer, revision: number): void {
    const seen = this.#questions(placed, this.shown());
    this.answers.set(placed.step.id, answer);
    this.revisions.set(placed.step.id, revision);
    for (const question of seen)
      for (const [part, ref] of factsOf(question)) {
        const value = answer[part === 'details' ? question.details : question.name];
        const isOption = 'kind' in question.asked && question.asked.kind === 'checklist';
        this.learn({ [ref]: isOption ? Array.isArray(value) && value.includes(part) : (value ?? null) });
      }
  }

  /** The steps that apply, in order. */
  shown(): readonly Placed[] {
    const shown: Placed[] = [];
    for (const placed of this.placed) {
      const { when } = placed.step;
      if (when === undefined || this.truth(placed.set, when, shown) === true) shown.push(placed);
    }
    return shown;
  }

  /** What a condition says where these steps apply. */
  truth(set: StepSet, condition: Condition, shown = this.shown()): Truth {
    if (typeof condition === 'string') {
      const named = set.conditions?.[condition];
      if (named === undefined) throw new RangeError(`there is no condition '${condition}'`);
      return this.truth(set, named, shown);
    }
    const all = members(condition, 'all');
    const any = members(condition, 'any');
    const not = negated(condition);
    if (all) return every(all.map((one) => this.truth(set, one, shown)));
    if (any) return some(any.map((one) => this.truth(set, one, shown)));
    if (not !== undefined) return opposite(this.truth(set, not, shown));
    return every(Object.entries(condition).map(([ref, asked]) => compared(this.#read(ref, shown), asked)));
  }

  /** The answer that is held for a step, whether it applies or not. */
  held({ step, set, section }: Placed): Answer | undefined {
    const questions = this.#questions({ step, set, section });
    if (questions.every((question) => factsOf(question).length === 0)) return this.answers.get(step.id);
    const answer = this.#known(questions);
    return Object.keys(answer).length === 0 ? undefined : answer;
  }

  /** Whether nothing more is asked at a step that applies. */
  isAnswered(placed: Placed, shown = this.shown()): boolean {
    const { step } = placed;
    if (step.kind === 'intro' || step.kind === 'notice') return true;
    const own = this.answers.get(step.id);
    const inFacts = this.#questions(placed).some((question) => factsOf(question).length > 0);
    if (!inFacts && step.kind !== 'review' && step.kind !== 'form') return own !== undefined;
    const seen = this.#questions(placed, shown);
    const held = inFacts ? this.#known(seen) : (own ?? {});
    const isEmpty = seen.every(({ name, details }) => held[name] === undefined && held[details] === undefined);
    if (isEmpty && own === undefined) return false;
    return (isEmpty && step.optional === true) || seen.every((question) => isComplete(question, held));
  }

  #read(ref: string, shown: readonly Placed[]): Value | undefined {
    if (this.sets.some(({ facts }) => facts && Object.hasOwn(facts, ref))) return this.facts.get(ref);
    const [id, ...field] = ref.split('.');
    const placed = shown.find(({ step }) => step.id === id);
    return placed && this.held(placed)?.[field.length === 0 ? 'value' : field.join('.')];
  }

  /** What a step asks; where the steps that apply are given, of a review only the items that apply too. */
  #questions({ step, set }: Placed, shown?: readonly Placed[]): readonly Question[] {
    if (step.kind === 'form') return step.fields.map((asked) => ({ asked, name: asked.id, details: '' }));
    if (step.kind === 'yes-no' || step.kind === 'checklist')
      return [{ asked: step, name: 'value', details: 'details' }];
    if (step.kind !== 'review') return [];
    return step.items
      .filter(({ when }) => !shown || when === undefined || this.truth(set, when, shown) === true)
      .map((asked) => ({ asked, name: asked.id, details: `${asked.id}.details` }));
  }

  /** The answer to questions as far as facts hold it. */
  #known(questions: readonly Question[]): Answer {
    const answer: { [name: string]: Value } = {};
    for (const question of questions) {
      const { asked, name, details } = question;
      const facts = factsOf(question).map(([part, ref]) => [part, this.facts.get(ref)] as const);
      if ('kind' in asked && asked.kind === 'checklist') {
        if (facts.every(([, value]) => value === undefined)) continue;
        const chosen = facts.filter(([, value]) => value === true).map(([option]) => option);
        answer[name] = chosen.length === 0 && asked.none ? [asked.none.value ?? 'none'] : chosen;
        continue;
      }
      for (const [part, value] of facts)
        if (value !== undefined && (part === 'value' || answer[name] === true))
          answer[part === 'value' ? name : details] = value;
    }
    return answer;
  }
}
