import type { Field } from '#engine/definition/Field.ts';
import type { AnswerStep } from './names/answerParts.ts';

type Limit = (old: Field, now: Field) => string | false | undefined;

const limitOf = (field: Field, name: string): unknown => new Map<string, unknown>(Object.entries(field)).get(name);

/** A limit that became narrower: its key, its text, and the test for "narrower". */
const narrower =
  (name: string, words: string, isNarrower: (old: number | undefined, now: number) => boolean): Limit =>
  (old, now) => {
    const [was, is] = [limitOf(old, name), limitOf(now, name)];
    if (typeof is !== 'number' || (was !== undefined && typeof was !== 'number')) return false;
    return isNarrower(was, is) && `${words} ${is}${was === undefined ? '' : `, not ${was}`}`;
  };

const fewer = (old: number | undefined, now: number) => old === undefined || now < old;
const more = (old: number | undefined, now: number) => (old ?? -Infinity) < now;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const limits: readonly Limit[] = [
  narrower('maxLength', 'it takes at most so many characters:', fewer),
  narrower('minLength', 'it takes at least so many characters:', more),
  narrower('minimum', 'it is at least', more),
  narrower('exclusiveMinimum', 'it is more than', more),
  narrower('maximum', 'it is at most', fewer),
  narrower('minAge', 'the age is at least', more),
  narrower('maxAge', 'the age is at most', fewer),
  (old, now) => limitOf(now, 'integer') === true && limitOf(old, 'integer') === false && 'it is a whole number',
  (old, now) => {
    const pattern = limitOf(now, 'pattern');
    return typeof pattern === 'string' && pattern !== limitOf(old, 'pattern') && `it has the form ${pattern}`;
  },
  (old, now) => {
    const added = listOf(limitOf(now, 'excludes')).filter((one) => !listOf(limitOf(old, 'excludes')).includes(one));
    return added.length > 0 && `it refuses ${added.join(', ')}`;
  },
  (old, now) => now.required && !old.required && 'it has to be answered',
  (old, now) =>
    JSON.stringify(old.applies) !== JSON.stringify(now.applies) &&
    now.applies !== undefined &&
    'it goes with another choice',
];

function optionsLost(old: Field, now: Field, named: ReadonlyMap<string, string>): readonly string[] {
  if (!('options' in old) || !('options' in now)) return [];
  const gone = old.options.filter((value) => !now.options.includes(named.get(value) ?? value));
  return gone.map((value) => `'${value}' cannot be chosen any more`);
}

/**
 * The current names of a step's fields by old name, and of each field's options by old value (looked up by the field's
 * new name).
 */
export interface NewNames {
  readonly fields: ReadonlyMap<string, string>;
  readonly values: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

const said = (field: Field, what: string) => (field.name === 'value' ? what : `'${field.name}': ${what}`);

const noNames: ReadonlyMap<string, string> = new Map();

/**
 * Reasons why answers that were valid may be asked again, one line each; empty when every old answer is still valid.
 * Renamed fields and options are compared under their new names.
 */
export function askedAgain(old: AnswerStep, now: AnswerStep, names: NewNames): readonly string[] {
  if (!old.isKept) return [];
  if (!now.isKept) return ['its answers are stored elsewhere now'];
  const before = new Map(old.fields.map((field) => [names.fields.get(field.name) ?? field.name, field]));
  const lines = now.fields.flatMap((field) => {
    const was = before.get(field.name);
    if (!was) return field.required ? [said(field, 'it has to be answered too')] : [];
    if (was.type !== field.type) return [said(field, 'it is answered in another form')];
    const lost = optionsLost(was, field, names.values.get(field.name) ?? noNames);
    return [...lost, ...limits.flatMap((limit) => limit(was, field) || [])].map((what) => said(field, what));
  });
  const present = new Set(now.fields.map(({ name }) => name));
  const gone = [...before]
    .filter(([name]) => !present.has(name))
    .map(([, field]) => said(field, 'it is not asked any more'));
  return [...lines, ...gone];
}
