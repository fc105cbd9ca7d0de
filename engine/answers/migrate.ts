import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { Migration, StepSet } from '#schemas/flow/stepSet.ts';
import type { SavedAnswer } from './Answers.ts';
import type { Kinds } from '../definition/KindDefinition.ts';
import { kindOf } from '../definition/kindOf.ts';

/**
 * What of an answer could not be kept. `dropped`: a migration says so; `removed`: nothing asks for it any more;
 * `invalid`: what is asked now refuses it. `step` is its id where it was lost: what was dropped or removed has that of
 * the version it was given in, what is invalid that of today.
 */
export interface LostAnswer {
  readonly step: string;
  /** The lost fields as they were given. */
  readonly answer: Answer;
  readonly reason: 'dropped' | 'removed' | 'invalid';
}

/** Answers by the step ids of today, and what was lost on the way. */
export interface Migrated {
  readonly saved: ReadonlyMap<string, SavedAnswer>;
  readonly lost: readonly LostAnswer[];
}

interface Place {
  readonly step: string;
  readonly field: string;
}

/** One field of an answer on its way. An empty answer is one part without a value. */
interface Part extends Place {
  readonly given: Place & { readonly value: Value | undefined };
  readonly value: Value | undefined;
  readonly revision: number;
}

const MAIN = 'value';

/** `sleep` is a step's main field, `profile.state` a named one. */
function placeOf(ref: string): Place {
  const dot = ref.indexOf('.');
  return dot < 0 ? { step: ref, field: MAIN } : { step: ref.slice(0, dot), field: ref.slice(dot + 1) };
}

const isStep = (ref: string) => !ref.includes('.');

/** The names under which a migration may speak of a field, the narrowest first. */
const namesOf = ({ step, field }: Place) => (field === MAIN ? [`${step}.${MAIN}`, step] : [`${step}.${field}`]);

/** Where a migration puts a field, and whether it names it. */
function moved(place: Place, renames: ReadonlyMap<string, string>): Place & { readonly named: boolean } {
  for (const name of namesOf(place)) {
    const to = renames.get(name);
    if (to !== undefined) return { ...placeOf(to), named: true };
  }
  const to = renames.get(place.step);
  return to !== undefined && isStep(to) ? { step: to, field: place.field, named: true } : { ...place, named: false };
}

/** What becomes of an option's value; undefined where the map says nothing of it. */
type MapOption = (value: string, values: ReadonlyMap<string, string>) => string | undefined;

const byValue: MapOption = (value, values) => values.get(value);

function mappedValue(value: Value, to: (value: string) => string | undefined): Value {
  if (Array.isArray(value)) return [...new Set(value.map((one) => to(one) ?? one))];
  return to(String(value)) ?? value;
}

/** A part with the option values of its field mapped; the details of an option go with it. */
function mapped(part: Part, maps: Migration['map'] = {}, mapOption: MapOption): Part {
  for (const [ref, map] of Object.entries(maps)) {
    const { step, field } = placeOf(ref);
    if (part.step !== step) continue;
    const values = new Map(Object.entries(map));
    const to = (option: string) => mapOption(option, values);
    if (part.field === field && part.value !== undefined) return { ...part, value: mappedValue(part.value, to) };
    const details = field === MAIN ? 'details.' : `${field}.details.`;
    if (!part.field.startsWith(details)) continue;
    const option = part.field.slice(details.length);
    return { ...part, field: details + (to(option) ?? option) };
  }
  return part;
}

/** The lost parts as answers, by the steps that they were given to. */
function answersOf(parts: readonly Part[], reason: LostAnswer['reason']): readonly LostAnswer[] {
  const lost = new Map<string, { [field: string]: Value }>();
  for (const { given } of parts) {
    const answer = lost.get(given.step) ?? {};
    if (given.value !== undefined) answer[given.field] = given.value;
    lost.set(given.step, answer);
  }
  return [...lost].map(([step, answer]) => ({ step, answer, reason }));
}

const partsOf = (saved: ReadonlyMap<string, SavedAnswer>): readonly Part[] =>
  [...saved].flatMap(([step, { answer, revision }]) => {
    const fields: [string, Value | undefined][] = Object.entries(answer);
    return (fields.length === 0 ? [[MAIN, undefined] as const] : fields).map(([field, value]) => {
      const given = { step, field, value };
      return { ...given, given, revision };
    });
  });

/** The migrations that lie between a version and the current one, in order. */
const migrationsAfter = ({ migrations = [], version }: StepSet, from: number): readonly Migration[] =>
  migrations.filter(({ to }) => to > from && to <= version).toSorted((a, b) => a.to - b.to);

/**
 * Whether a step set says what becomes of the answers of a version: each version after it has its migration. Versions
 * that are yet to come say nothing.
 */
export function carriesFrom(set: StepSet, from: number): boolean {
  const known = new Set(migrationsAfter(set, from).map(({ to }) => to));
  return from <= set.version && known.size === set.version - from;
}

/** What became of a step: its id today, and whether its answers are carried over as they are. */
interface StepToday {
  readonly id: string;
  readonly asItWas: boolean;
}

const speaksOf = (refs: readonly string[], step: string) => refs.some((ref) => placeOf(ref).step === step);

/** What became of a step of version `from`; undefined where it was dropped or is not there any more. */
export function stepToday(set: StepSet, from: number, id: string): StepToday | undefined {
  let step = id;
  let asItWas = true;
  for (const { rename = {}, drop = [], map = {} } of migrationsAfter(set, from)) {
    if (drop.includes(step)) return undefined;
    const renames = Object.entries(rename);
    const [, whole] = renames.find(([ref, to]) => ref === step && isStep(to)) ?? [];
    const parts = renames.filter(([ref, to]) => !isStep(ref) || !isStep(to)).map(([ref]) => ref);
    if (speaksOf([...drop, ...parts], step)) asItWas = false;
    step = whole ?? step;
    if (speaksOf(Object.keys(map), step)) asItWas = false;
  }
  const known = Object.values(set.sections).some((steps) => steps.some((one) => one.id === step));
  return known ? { id: step, asItWas } : undefined;
}

/**
 * Carries answers of version `from` of a step set to its current version, by its migrations. In each, `drop` and the
 * keys of `rename` speak of what was, the targets of `rename` and `map` of what is then. Where two answers lead to one
 * place, the one that was renamed stands. Whether what is kept is allowed today, `keepValid` tells.
 *
 * @param mapOption how `map` is read, for answers that are kept in words of their own
 */
export function migrateAnswers(
  kinds: Kinds,
  set: StepSet,
  from: number,
  saved: ReadonlyMap<string, SavedAnswer>,
  mapOption: MapOption = byValue,
): Migrated {
  let parts = partsOf(saved);
  const dropped: Part[] = [];
  const removed: Part[] = [];
  for (const { rename = {}, drop = [], map } of migrationsAfter(set, from)) {
    const renames = new Map(Object.entries(rename));
    const isDropped = ({ step, field }: Part) => drop.includes(step) || drop.includes(`${step}.${field}`);
    dropped.push(...parts.filter(isDropped));
    const placed = parts
      .filter((part) => !isDropped(part))
      .map((part) => ({ part, to: moved(part, renames) }))
      .toSorted((a, b) => Number(b.to.named) - Number(a.to.named));
    const taken = new Set<string>();
    parts = placed.flatMap(({ part, to: { step, field } }) => {
      const next = mapped({ ...part, step, field }, map, mapOption);
      const place = `${next.step}.${next.field}`;
      if (taken.has(place)) removed.push(part);
      else {
        taken.add(place);
        return [next];
      }
      return [];
    });
  }
  const fields = new Map(
    Object.values(set.sections).flatMap((steps) =>
      steps.map(
        (step) =>
          [
            step.id,
            new Set(
              kindOf(kinds, step)
                .fields(step)
                .map(({ name }) => name),
            ),
          ] as const,
      ),
    ),
  );
  const kept = new Map<string, { readonly answer: { [field: string]: Value }; readonly revision: number }>();
  for (const part of parts) {
    const { step, field, value, revision } = part;
    const known = fields.get(step);
    if (!known || (value !== undefined && !known.has(field))) {
      removed.push(part);
      continue;
    }
    const before = kept.get(step);
    const answer = before?.answer ?? {};
    if (value !== undefined) answer[field] = value;
    kept.set(step, { answer, revision: Math.max(before?.revision ?? 0, revision) });
  }
  return { saved: kept, lost: [...answersOf(dropped, 'dropped'), ...answersOf(removed, 'removed')] };
}
