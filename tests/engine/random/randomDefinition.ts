import { boolean, nat, subarray, type GeneratorValue } from 'fast-check';
import type { Value } from '#schemas/flow/answer.ts';
import type { Comparison, Condition, Literal } from '#schemas/flow/condition.ts';
import type { FactType } from '#schemas/flow/factType.ts';
import type { Option } from '#flows/kinds/options/option.ts';
import type { ReviewItem } from '#flows/kinds/questions/reviewKind.ts';
import type { Step } from '#flows/kinds/stepKinds.ts';
import type { FormField } from '#flows/kinds/fields/fieldTypes.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { pick } from './pick.ts';

/** What may be learned of each fact, values that no step would accept included. */
export type FactDomains = ReadonlyMap<string, readonly Value[]>;

/** Step sets that go together, and the values their facts may take. */
export interface RandomDefinition {
  readonly sets: readonly StepSet[];
  readonly facts: FactDomains;
}

const letters = ['a', 'b', 'c'];
const texts = ['', '  ', 'ok', 'more'];
const heights = [11, 12, 70, 132, 133];
const birthdays = ['01-01-1990', '03-15-2008', '03-16-2008', '02-30-1990', '01-01-1800'];
const states = ['NY', 'XX', 'ny'];

const declared = new Map<string, readonly [FactType, readonly Value[]]>([
  ['flag', ['boolean', [true, false]]],
  ['count', ['number', [0, 1, 2, 3]]],
  ['letter', [{ enum: letters }, letters]],
  ['word', ['string', texts]],
]);

const shared = { title: 'A question' } as const;

/** How conditions name the parts of a step's answer. */
const refsOf = (made: Step): string[] => {
  if (made.kind === 'form') return made.fields.map((field) => `${made.id}.${field.id}`);
  if (made.kind === 'review') return made.items.flatMap(({ id }) => [`${made.id}.${id}`, `${made.id}.${id}.details`]);
  return [made.id, `${made.id}.value`, `${made.id}.details`, `${made.id}.details.a`];
};

/**
 * Makes step sets that compile and that no step saves a part of its answer only: every kind of step, conditions over
 * facts and earlier steps, across sections and sets, named conditions that share their names between sets.
 */
export function randomDefinition(draw: GeneratorValue): RandomDefinition {
  const facts = new Map(declared);
  const refs = [...facts.keys()];
  const asked: string[] = [];
  let count = 0;

  const chance = (percent: number) => draw(nat, 99) < percent;
  const fresh = (type: FactType, domain: readonly Value[]): string => {
    count += 1;
    const ref = `saved.${count}`;
    facts.set(ref, [type, domain]);
    refs.push(ref);
    return ref;
  };
  let known = new Set<string>();
  /** A fact to save to: mostly one of its own, sometimes one that other steps and conditions know already. */
  const factOf = (common: string, type: FactType, domain: readonly Value[]): string =>
    known.delete(common) && chance(25) ? common : fresh(type, domain);

  /** Mostly an earlier step, so that chains of steps that depend on each other come up. */
  const reference = (): string => pick(draw, asked.length > 0 && chance(60) ? asked : refs);

  const literalsOf = (ref: string): readonly Literal[] => {
    const domain = facts.get(ref)?.[1].flatMap((one) => one) ?? [];
    return domain.length > 0 && chance(90) ? domain : [true, false, 'a', 'b', 'c', 'none', 'ok', 1, 2, 70];
  };

  const comparison = (ref: string): Literal | Comparison => {
    const literal = () => pick(draw, literalsOf(ref));
    const limit = () => draw(nat, 3);
    switch (draw(nat, 11)) {
      case 0:
        return { is: literal() };
      case 1:
        return { isNot: literal() };
      case 2:
        return { in: [literal(), literal()] };
      case 3:
        return { notIn: [literal(), literal()] };
      case 4:
        return { atLeast: limit() };
      case 5:
        return { atMost: limit(), moreThan: limit() };
      case 6:
        return { lessThan: limit() };
      case 7:
        return { includes: pick(draw, [...letters, 'none']) };
      case 8:
        return { answered: draw(boolean) };
      case 9:
        return { answered: draw(boolean), isNot: literal() };
      default:
        return literal();
    }
  };

  const condition = (names: readonly string[], depth = 0): Condition => {
    const nested = () => condition(names, depth + 1);
    const group = () => Array.from({ length: 1 + draw(nat, 2) }, nested);
    const kind = draw(nat, depth > 2 ? 4 : 9);
    if (kind < 2 && names.length > 0) return pick(draw, names);
    if (kind === 9) return { not: nested() };
    if (kind === 8) return { any: group() };
    if (kind === 7) return { all: group() };
    const of = Array.from({ length: kind === 6 ? 2 : 1 }, reference);
    return Object.fromEntries(of.map((ref) => [ref, comparison(ref)]));
  };

  const options = (saves: boolean): Option[] =>
    letters.map((value) => ({
      value,
      label: value,
      ...(saves && { saves: factOf('flag', 'boolean', [true, false]) }),
      ...(!saves && chance(30) && { details: { label: 'Which?' } }),
    }));

  const question = (id: string, saves: boolean): ReviewItem => {
    const base = { ...shared, id, ...(chance(20) && { optional: true }) };
    if (chance(50)) {
      const details = chance(60);
      const value = saves && factOf('flag', 'boolean', [true, false]);
      const text = saves && details && factOf('word', 'string', texts);
      return {
        ...base,
        kind: 'yes-no',
        ...(details && { details: { label: 'Which?' } }),
        ...(value && { saves: { value, ...(text && { details: text }) } }),
      };
    }
    const none = chance(60) && { none: { label: 'None', ...(chance(30) && { value: 'neither' }) } };
    return { ...base, kind: 'checklist', options: options(saves), ...none };
  };

  const formField = (id: string, saves: boolean): FormField => {
    const base = { id, label: id, ...(chance(40) && { optional: true }) };
    const kept = (common: string, type: FactType, domain: readonly Value[]) =>
      saves ? { saves: factOf(common, type, domain) } : {};
    switch (draw(nat, 5)) {
      case 0:
        return {
          ...base,
          type: 'choice',
          options: [
            { value: 'a', label: 'A' },
            { value: 'b', label: 'B' },
          ],
          ...(chance(50) && { accepts: ['c'] }),
          ...kept('letter', { enum: letters }, letters),
        };
      case 1:
        return { ...base, type: 'select', source: 'states', pattern: '^[A-Z]{2}$', ...kept('', 'string', states) };
      case 2:
        return { ...base, type: 'text', minLength: 1, maxLength: 3, ...kept('word', 'string', texts) };
      case 3:
        return {
          ...base,
          type: 'number',
          integer: true,
          exclusiveMinimum: 0,
          maximum: 2,
          ...kept('count', 'number', [0, 1, 2, 3]),
        };
      case 4:
        return { ...base, type: 'height', ...kept('', 'number', heights) };
      default:
        return { ...base, type: 'birthday', minAge: 18, maxAge: 150, ...kept('', 'string', birthdays) };
    }
  };

  const step = (names: readonly string[]): Step => {
    count += 1;
    const id = `q${count}`;
    const base = {
      ...shared,
      id,
      ...(chance(60) && { when: condition(names) }),
      ...(chance(20) && { optional: true }),
      ...(chance(20) && { verification: true }),
    };
    const saves = chance(50);
    known = new Set(declared.keys());
    switch (draw(nat, 9)) {
      case 0:
        return { ...base, kind: 'intro' };
      case 1:
        return { ...base, kind: 'notice', actions: [{ label: 'Continue', does: 'continue' }] };
      case 2:
        return { ...base, kind: 'short-text' };
      case 3:
        return { ...base, kind: 'long-text' };
      case 4:
        return { ...base, kind: 'choice', options: options(false) };
      case 5:
      case 6:
        return {
          ...base,
          kind: 'form',
          fields: Array.from({ length: 1 + draw(nat, 2) }, (_, at) => formField(`f${at}`, saves)),
        };
      case 7: {
        const items = Array.from({ length: 1 + draw(nat, 2) }, (_, at) => ({
          ...question(`i${at}`, saves),
          ...(chance(60) && { when: condition(names) }),
        }));
        return { ...base, kind: 'review', items };
      }
      default:
        return { ...base, ...question(id, saves) };
    }
  };

  const sets = ['one', 'two'].map((flow): StepSet => {
    const conditions = new Map<string, Condition>();
    const list = draw(subarray<number>, [1, 2, 3]).map((section): [string, Step[]] => {
      const name = `${flow}-${section}`;
      const steps = Array.from({ length: draw(nat, 6) }, () => {
        if (chance(40)) conditions.set(`named${conditions.size}`, condition([...conditions.keys()]));
        const made = step([...conditions.keys()]);
        asked.push(...refsOf(made));
        return made;
      });
      return [name, steps];
    });
    return { flow, version: 1, conditions: Object.fromEntries(conditions), sections: Object.fromEntries(list) };
  });
  const types = Object.fromEntries([...facts].map(([ref, [type]]) => [ref, type]));
  const [first, ...others] = sets;
  if (!first) throw new RangeError('there are two sets');
  return {
    sets: [{ ...first, facts: types }, ...others],
    facts: new Map([...facts].map(([ref, [, domain]]) => [ref, domain])),
  };
}
