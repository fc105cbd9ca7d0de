import type { Value } from '#schemas/flow/answer.ts';
import type { Literal } from '#schemas/flow/condition.ts';
import type { Day } from '#engine/answers/birthday.ts';
import { checkAnswer } from '#engine/answers/checkAnswer.ts';
import type { Field } from '#engine/definition/Field.ts';
import { patternSample } from './patternSample.ts';

/** The date on which the checker's walks take place. */
export const WALK_DAY: Day = { year: 2026, month: 1, day: 15 };

/** With more distinguishable options than this, only some combinations are tried. */
const MAX_TOLD_APART = 7;

const unique = <T>(values: readonly T[]) => [...new Set(values)];

const isText = (value: unknown): value is string => typeof value === 'string';

function numbers(mentioned: readonly Literal[], limits: readonly (number | undefined)[]): readonly number[] {
  const stops = unique([...mentioned, ...limits].filter((one) => typeof one === 'number')).sort((a, b) => a - b);
  const between = stops.flatMap((one, at) => [one, (one + (stops[at + 1] ?? one + 2)) / 2, one + 1, one - 1]);
  return unique([1, ...between].flatMap((one) => [one, Math.floor(one)]));
}

/**
 * All combinations of the options that matter, and one without any of them; the empty list means that nothing is
 * chosen.
 */
function subsets(options: readonly string[]): readonly (readonly string[])[] {
  if (options.length > MAX_TOLD_APART) return [[], ...options.map((one) => [one]), options];
  return options.reduce<readonly (readonly string[])[]>(
    (all, option) => [...all, ...all.map((one) => [...one, option])],
    [[]],
  );
}

function choices(field: Field & { type: 'choices' }, mentioned: readonly Literal[]): readonly (readonly string[])[] {
  const free = field.options.filter((one) => one !== field.none);
  const told = free.filter((one) => mentioned.includes(one));
  const other = free.find((one) => !mentioned.includes(one));
  const sets = subsets(other === undefined ? told : [other, ...told]).filter((one) => one.length > 0);
  return field.none === undefined ? sets : [[field.none], ...sets];
}

const padded = (text: string, length: number) => text.padEnd(length, 'a');

const usualText = ({ pattern }: Field & { type: 'text' }) =>
  pattern === undefined ? 'Sample' : patternSample(pattern);

const believedFirst = ({ believed }: Field & { type: 'number' }, values: readonly number[]): readonly number[] => {
  if (believed === undefined) return values;
  const isBelieved = (value: number) => value >= believed.minimum && value <= believed.maximum;
  return [...values.filter(isBelieved), ...values.filter((value) => !isBelieved(value))];
};

function candidates(field: Field, mentioned: readonly Literal[]): readonly Value[] {
  switch (field.type) {
    case 'boolean':
      return [false, true];
    case 'choice': {
      const other = field.options.find((one) => !mentioned.includes(one));
      return field.options.filter((one) => mentioned.includes(one) || one === other);
    }
    case 'choices':
      return choices(field, mentioned).map((one) => [...one]);
    case 'text': {
      const usual = usualText(field);
      const others = ['Sample', 'a', padded('Sample', field.minLength ?? 0), '12345', '(555) 555-0100', 'AL', 'CA'];
      const other = [...(usual === undefined ? [] : [usual]), ...others].find(
        (one) => !mentioned.includes(one) && fits(field, one),
      );
      return [...(other === undefined ? [] : [other]), ...mentioned.filter(isText)];
    }
    case 'number': {
      const { believed, minimum, exclusiveMinimum, maximum } = field;
      const limits = believed ? [believed.minimum, believed.maximum] : [minimum, exclusiveMinimum, maximum];
      return believedFirst(field, numbers(mentioned, limits));
    }
    case 'confirmation':
      return [];
    case 'birthday': {
      const year = WALK_DAY.year - Math.max(field.minAge, Math.min(36, field.maxAge)) - 1;
      return [`01-15-${year}`, `01-15-${year + 1}`, ...mentioned.filter(isText)];
    }
  }
}

function fits(field: Field, value: Value): boolean {
  const { applies: _, ...alone } = field;
  // A number that is not believed at once can be confirmed.
  return checkAnswer([alone], { [field.name]: value }, WALK_DAY).length === 0;
}

/**
 * Sample values of a field, one for each that conditions can tell apart, the simplest first. Empty when the field
 * allows no value.
 *
 * @param mentioned the literals that conditions compare the field with
 */
export const fieldSamples = (field: Field, mentioned: readonly Literal[]): readonly Value[] =>
  candidates(field, mentioned).filter((one) => fits(field, one));

/**
 * Whether the samples of a field represent all its values. For a field with a pattern: whether any sample was found.
 */
export function isComplete(field: Field, mentioned: readonly Literal[]): boolean {
  if (field.type === 'choices') return field.options.filter((one) => mentioned.includes(one)).length < MAX_TOLD_APART;
  if (field.type !== 'text') return true;
  const usual = usualText(field);
  if (usual !== undefined && fits(field, usual)) return true;
  return fieldSamples(field, mentioned).some((one) => !isText(one) || !mentioned.includes(one));
}
