import type { Migration, StepSet } from '#schemas/flow/stepSet.ts';
import type { Choice, Kinds, StepPart } from '#engine/definition/KindDefinition.ts';
import { answerSteps, choicesIn, namedParts, type AnswerStep } from './answerParts.ts';
import { IN_DOUBT, overlap, pairUp, wordsIn } from './likeness.ts';
import { NamesToday } from './NamesToday.ts';
import { pairSteps } from './pairSteps.ts';
import { readsTheSame } from './wording.ts';

/** A name whose replacement is uncertain. `drop` is the entry to add to the migration if there is none. */
export interface OpenQuestion {
  readonly kind: 'rename' | 'map';
  /** The old name: a step's id, a field as `step.field`, or an option's value. */
  readonly old: string;
  /** The possible new names, most likely first. */
  readonly candidates: readonly string[];
  /** For an option: the current name of its field. */
  readonly of?: string;
}

/** The migration that follows from comparing the texts of two versions. */
export interface Derived {
  readonly migration: Migration;
  readonly doubts: readonly OpenQuestion[];
}

type Names = Map<string, string>;

/** The reference to a step's field in a migration. */
export const refOf = (step: string, field: string) => (field === 'value' ? step : `${step}.${field}`);

/** The minimum similarity of options that count as the same. */
const ALIKE = 0.75;

/** Parts are the same when text and unit are the same; otherwise the author is asked. */
function partLikeness(old: StepPart, now: StepPart): number {
  if (old.type !== now.type) return 0;
  const score =
    0.8 * overlap(wordsIn(old.definition), wordsIn(now.definition)) + 0.2 * overlap(wordsIn(old.id), wordsIn(now.id));
  if (!readsTheSame(old.label, now.label)) return Math.min(score, IN_DOUBT);
  return old.unit === now.unit ? score : IN_DOUBT;
}

/**
 * Options are the same when their texts are the same. If an option only took another's position, the author is asked.
 */
const choiceLikeness = (olds: readonly Choice[], news: readonly Choice[]) => (old: Choice, now: Choice) => {
  const reads = overlap(wordsIn(old.label), wordsIn(now.label));
  if (readsTheSame(old.label, now.label)) return Math.max(reads, ALIKE);
  return olds.indexOf(old) === news.indexOf(now) ? IN_DOUBT : Math.min(reads, IN_DOUBT);
};

class Derivation {
  readonly #kinds: Kinds;
  readonly #now: StepSet;
  readonly #from: number;
  readonly #to: number;
  readonly #olds: readonly AnswerStep[];
  readonly #news: readonly AnswerStep[];
  readonly #rename: Names = new Map();
  readonly #map = new Map<string, Names>();
  readonly #doubts: OpenQuestion[] = [];
  /** Old names of fields that are in doubt: the author is asked. */
  readonly #open = new Set<string>();

  constructor(kinds: Kinds, old: StepSet, now: StepSet) {
    this.#kinds = kinds;
    this.#now = now;
    this.#from = old.version;
    this.#to = Math.max(now.version, old.version + 1);
    this.#olds = answerSteps(kinds, old);
    this.#news = answerSteps(kinds, now);
  }

  derived(): Derived {
    const { pairs, unsure } = pairSteps(this.#olds, this.#news);
    for (const { old, candidates } of unsure)
      if (old.isKept) {
        this.#doubts.push({ kind: 'rename', old: old.step.id, candidates: candidates.map(({ step }) => step.id) });
        for (const { name } of old.fields) this.#open.add(refOf(old.step.id, name));
      }
    for (const [old, now] of pairs) {
      if (!old.isKept) continue;
      if (old.step.id !== now.step.id) this.#rename.set(old.step.id, now.step.id);
      this.#comparePair(old, now);
    }
    const drop = this.#drops();
    const renames = [...this.#rename];
    return {
      migration: {
        to: this.#to,
        ...(renames.length > 0 && { rename: Object.fromEntries(renames) }),
        ...(drop.length > 0 && { drop: [...drop] }),
        ...(this.#map.size > 0 && {
          map: Object.fromEntries([...this.#map].map(([ref, names]) => [ref, Object.fromEntries(names)])),
        }),
      },
      doubts: this.#doubts,
    };
  }

  #comparePair(old: AnswerStep, now: AnswerStep): void {
    const parts = this.#compareParts(old, now);
    const offered = choicesIn(now);
    for (const [field, choices] of choicesIn(old)) {
      const name = parts.get(field) ?? field;
      const kept = now.fields.find((one) => one.name === name);
      const options = kept && 'options' in kept ? kept.options : [];
      const news = offered.get(name) ?? [];
      const gone = choices.filter(({ value }) => !options.includes(value));
      const added = news.filter(({ value }) => !choices.some((one) => one.value === value));
      const { pairs, unsure } = pairUp(gone, added, choiceLikeness(choices, news));
      const of = refOf(now.step.id, name);
      if (pairs.length > 0) this.#map.set(of, new Map(pairs.map(([was, is]) => [was.value, is.value])));
      for (const one of unsure) {
        const { value } = one.old;
        this.#open.add(`${old.step.id}.${field === 'value' ? '' : `${field}.`}details.${value}`);
        this.#doubts.push({
          kind: 'map',
          old: value,
          candidates: one.candidates.map((candidate) => candidate.value),
          of,
        });
      }
    }
  }

  /** Fields and items with a new id, by old id. */
  #compareParts(old: AnswerStep, now: AnswerStep): ReadonlyMap<string, string> {
    const [olds, news] = [namedParts(old), namedParts(now)];
    const gone = olds.filter(({ id }) => !news.some((one) => one.id === id));
    const added = news.filter(({ id }) => !olds.some((one) => one.id === id));
    const { pairs, unsure } = pairUp(gone, added, partLikeness);
    for (const [was, is] of pairs)
      for (const { name } of old.fields)
        if (name === was.id || name.startsWith(`${was.id}.`))
          this.#rename.set(refOf(old.step.id, name), refOf(now.step.id, is.id + name.slice(was.id.length)));
    for (const one of unsure) {
      this.#doubts.push({
        kind: 'rename',
        old: refOf(old.step.id, one.old.id),
        candidates: one.candidates.map(({ id }) => refOf(now.step.id, id)),
      });
      for (const { name } of old.fields)
        if (name === one.old.id || name.startsWith(`${one.old.id}.`)) this.#open.add(refOf(old.step.id, name));
    }
    return new Map(pairs.map(([was, is]) => [was.id, is.id]));
  }

  /** Old answers without a place in the new version. Doubtful ones are listed as doubts instead. */
  #drops(): readonly string[] {
    const map = Object.fromEntries([...this.#map].map(([ref, names]) => [ref, Object.fromEntries(names)]));
    const migration = { to: this.#to, rename: Object.fromEntries(this.#rename), map };
    const set = { ...this.#now, version: this.#to, migrations: [migration] };
    const names = new NamesToday(this.#kinds, set, this.#from, this.#olds);
    return this.#olds.flatMap(({ step, fields, isKept }) => {
      const lost = fields.filter(
        ({ name }) => isKept && !this.#open.has(refOf(step.id, name)) && 'lost' in names.place(step.id, name),
      );
      if (lost.length === 0) return [];
      return lost.length === fields.length ? [step.id] : lost.map(({ name }) => `${step.id}.${name}`);
    });
  }
}

/** Derives the migration between two versions of a step set: renamed and dropped names. */
export const deriveMigration = (kinds: Kinds, old: StepSet, now: StepSet): Derived =>
  new Derivation(kinds, old, now).derived();

/** The new version with the derived migration added to the old version's migrations. */
export const withMigration = (old: StepSet, now: StepSet, migration: Migration): StepSet => ({
  ...now,
  version: migration.to,
  migrations: [...(old.migrations ?? []), migration],
});
