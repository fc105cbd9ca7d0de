import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { Migration, StepSet } from '#schemas/flow/stepSet.ts';
import type { SavedAnswer } from './Answers.ts';
import type { Kinds } from '../definition/KindDefinition.ts';
import { kindOf } from '../definition/kindOf.ts';

/**
 * An answer, or some fields of it, that a migration could not keep. `dropped`: a migration drops it; `removed`: no step
 * asks for it any more; `invalid`: today's step refuses it. `step` is the step's id: its old id for `dropped` and
 * `removed`, its current id for `invalid`.
 */
export interface LostAnswer {
  readonly step: string;
  /** The lost fields with the values that the patient gave. */
  readonly answer: Answer;
  readonly reason: 'dropped' | 'removed' | 'invalid';
}

/** Migrated answers by current step id, and the answers that were lost. */
export interface Migrated {
  readonly saved: ReadonlyMap<string, SavedAnswer>;
  readonly lost: readonly LostAnswer[];
}

interface Place {
  readonly step: string;
  readonly field: string;
}

/** One field of an answer during a migration. An empty answer is one part without a value. */
interface Part extends Place {
  readonly given: Place & { readonly value: Value | undefined };
  readonly value: Value | undefined;
  readonly revision: number;
}

const MAIN = 'value';

/** Parses a reference: `sleep` is the main field of a step, `profile.state` a named field. */
function placeOf(ref: string): Place {
  const dot = ref.indexOf('.');
  return dot < 0 ? { step: ref, field: MAIN } : { step: ref.slice(0, dot), field: ref.slice(dot + 1) };
}

const isStep = (ref: string) => !ref.includes('.');

/** The names by which a migration may refer to a field, most specific first. */
const namesOf = ({ step, field }: Place) => (field === MAIN ? [`${step}.${MAIN}`, step] : [`${step}.${field}`]);

/** The place that a migration moves a field to, and whether the migration names the field. */
function moved(place: Place, renames: ReadonlyMap<string, string>): Place & { readonly named: boolean } {
  for (const name of namesOf(place)) {
    const to = renames.get(name);
    if (to !== undefined) return { ...placeOf(to), named: true };
  }
  const to = renames.get(place.step);
  return to !== undefined && isStep(to) ? { step: to, field: place.field, named: true } : { ...place, named: false };
}

/** Returns the new value of an option; undefined when the map does not mention it. */
type MapOption = (value: string, values: ReadonlyMap<string, string>) => string | undefined;

const byValue: MapOption = (value, values) => values.get(value);

function mappedValue(value: Value, to: (value: string) => string | undefined): Value {
  if (Array.isArray(value)) return [...new Set(value.map((one) => to(one) ?? one))];
  return to(String(value)) ?? value;
}

/** Applies a migration's `map` to a part: its option values, and the option details stored with them. */
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

/** The lost parts as answers, by the steps that they belonged to. */
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

/** The migrations from a version to the current one, in order. */
const migrationsAfter = ({ migrations = [], version }: StepSet, from: number): readonly Migration[] =>
  migrations.filter(({ to }) => to > from && to <= version).sort((a, b) => a.to - b.to);

/**
 * Whether a step set can migrate answers of a version: each later version has a migration. False for versions above the
 * current one.
 */
export function carriesFrom(set: StepSet, from: number): boolean {
  const known = new Set(migrationsAfter(set, from).map(({ to }) => to));
  return from <= set.version && known.size === set.version - from;
}

/** A step's current id, and whether its answers are carried over unchanged. */
interface StepToday {
  readonly id: string;
  readonly asItWas: boolean;
}

const speaksOf = (refs: readonly string[], step: string) => refs.some((ref) => placeOf(ref).step === step);

/** What became of a step of version `from`; undefined when it was dropped or no longer exists. */
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
 * Migrates answers from version `from` of a step set to its current version. In each migration, `drop` and the keys of
 * `rename` are old names; the targets of `rename`, and `map`, are new names. When two answers end at the same place,
 * the renamed one wins. `keepValid` checks afterwards whether the kept answers are still allowed.
 *
 * @param mapOption how `map` is applied, for answers whose values are stored in another form
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
      .sort((a, b) => Number(b.to.named) - Number(a.to.named));
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
