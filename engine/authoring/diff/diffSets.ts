import type { Condition } from '#schemas/flow/condition.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Choice, Kinds, StepPart } from '#engine/definition/KindDefinition.ts';
import { limitsOf, whensOf } from '../read/conditionPlaces.ts';
import { namesIn } from '../read/namesIn.ts';
import { groupBy } from '../read/groupBy.ts';
import { answerSteps, namedParts, type AnswerStep } from './names/answerParts.ts';
import { canonical, changesIn, type Change } from './changesIn.ts';
import { compareMigrations, type Coverage } from './names/compareMigrations.ts';
import { conditionChanges, type Conditions } from './conditionChanges.ts';
import { deriveMigration, refOf, withMigration, type Derived } from './names/deriveMigration.ts';
import { NamesBetween } from './names/NamesBetween.ts';
import { renamedCondition } from './names/renamedCondition.ts';
import { rewordings, type Rewording } from './names/rewordings.ts';
import { askedAgain } from './touches.ts';
import { unknownNames } from './names/unknownNames.ts';

/**
 * Finds the smallest set of items that were moved, given the items' old positions in their new order. All others kept
 * their order.
 *
 * @returns indices into the list
 */
function movedIn(positions: readonly number[]): ReadonlySet<number> {
  // The longest increasing subsequence: for each length, the entry with the lowest end; each entry links to the one
  // before it.
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const [at, position] of positions.entries()) {
    let length = ends.findIndex((end) => (positions[end] ?? 0) > position);
    if (length < 0) length = ends.length;
    before.set(at, ends[length - 1]);
    ends[length] = at;
  }
  const moved = new Set(positions.keys());
  for (let at = ends.at(-1); at !== undefined; at = before.get(at)) moved.delete(at);
  return moved;
}

/** The changes of one step. */
export interface StepDiff {
  /** The step's current id; for a removed step, its old id. */
  readonly step: string;
  readonly title: string;
  readonly status: 'added' | 'removed' | 'kept';
  /** The old id, if it was different. */
  readonly was?: string;
  /** The new place of a moved step: after which step, or first in which section. */
  readonly moved?: string;
  readonly changes: readonly Change[];
  /** Changed named conditions that the step's unchanged condition uses. */
  readonly through: readonly string[];
  /** Reasons why existing answers may be asked again or lost. */
  readonly touches: readonly string[];
}

/** The differences between two versions of a step set. */
export interface SetDiff {
  readonly flow: string;
  readonly from: number;
  readonly to: number;
  /** The changed steps in the order of the new version, then the removed steps. */
  readonly steps: readonly StepDiff[];
  /** Differences outside the steps: conditions, facts, effects, invariants, a template's header. */
  readonly others: readonly Change[];
  /** Whether a stored answer may be lost or asked again. */
  readonly touchesAnswers: boolean;
  /**
   * Names whose answers are kept although the text changed: a person must decide whether the answers still mean the
   * same.
   */
  readonly rewordings: readonly Rewording[];
  readonly derived: Derived;
  /** The version and migrations of the file with the derived migration added. */
  readonly suggested: Pick<StepSet, 'version' | 'migrations'>;
  /** Whether the new file already has a migration to that version. */
  readonly hasMigration: boolean;
  readonly coverage: Coverage;
  /** Names in its migration that the old file does not have, one line each. */
  readonly unknown: readonly string[];
}

type Named = readonly (readonly [name: string, value: unknown])[];

/** The named entries that are new, removed or changed. */
function wholesChanged(at: string, from: Named, to: Named): readonly Change[] {
  const [before, after] = [new Map(from), new Map(to)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({ at: `${at}.${name}`, from: before.get(name), to: after.get(name) }))
    .filter((one) => canonical(one.from) !== canonical(one.to));
}

const atNames = (named: Conditions): Conditions => named.map(([name, one]) => [`conditions.${name}`, one] as const);

const promises = ({ invariants = [] }: StepSet): Named =>
  invariants.map((one) => [`${one.before}: ${one.always ?? `never ${one.never}`}`, one] as const);

/** A copy without `when`; conditions are compared as a whole. */
const withoutWhen = <T extends object>({ when: _when, ...rest }: T & { readonly when?: Condition }) => rest;

/** The parts of a step, grouped by their lists, each transformed by `made`. */
function partLists(step: AnswerStep, made: (part: StepPart) => object): { readonly [list: string]: readonly object[] } {
  const lists = groupBy(namedParts(step), ({ pointer }) => pointer.split('/')[1] ?? '');
  return Object.fromEntries([...lists].map(([list, parts]) => [list, parts.map(made)]));
}

/** A step without its id, position and conditions. */
function bare(step: AnswerStep): object {
  const { id: _id, ...rest } = withoutWhen(step.step);
  return { ...rest, ...partLists(step, ({ definition }) => withoutWhen(definition)) };
}

class Comparison {
  readonly #kinds: Kinds;
  readonly #old: StepSet;
  readonly #now: StepSet;
  readonly #olds: readonly AnswerStep[];
  readonly #news: readonly AnswerStep[];
  readonly #derived: Derived;
  readonly #suggested: StepSet;
  readonly #names: NamesBetween;
  readonly #rewordings: readonly Rewording[];

  constructor(kinds: Kinds, old: StepSet, now: StepSet) {
    this.#kinds = kinds;
    this.#old = old;
    this.#now = now;
    this.#olds = answerSteps(kinds, old);
    this.#news = answerSteps(kinds, now);
    this.#derived = deriveMigration(kinds, old, now);
    this.#suggested = withMigration(old, now, this.#derived.migration);
    this.#names = new NamesBetween({ kinds, old, now, olds: this.#olds, news: this.#news, suggested: this.#suggested });
    this.#rewordings = rewordings(this.#olds, this.#news, this.#names);
  }

  diff(): SetDiff {
    const { flow, version } = this.#old;
    const steps = [...this.#ofNew(), ...this.#removed()];
    return {
      flow,
      from: version,
      to: this.#now.version,
      steps,
      others: this.#others(),
      touchesAnswers: steps.some(({ touches }) => touches.length > 0),
      rewordings: this.#rewordings,
      derived: this.#derived,
      suggested: { version: this.#suggested.version, migrations: this.#suggested.migrations ?? [] },
      hasMigration: (this.#now.migrations ?? []).some(({ to }) => to === this.#suggested.version),
      coverage: compareMigrations(this.#kinds, this.#old, this.#now, this.#derived),
      unknown: unknownNames(this.#kinds, this.#old, this.#now),
    };
  }

  /** An old step under current names. */
  #asToday(old: AnswerStep, now: AnswerStep): object {
    const renamed = ({ id: before, definition }: StepPart) => {
      const id = this.#names.field(old, before);
      return { ...withoutWhen(definition), id, ...this.#options(definition, refOf(now.step.id, id)) };
    };
    return { ...bare(old), ...this.#options(old.step, now.step.id), ...partLists(old, renamed) };
  }

  /** The conditions of a step by path, under current names. */
  #whens(one: AnswerStep, isOld: boolean): Conditions {
    return whensOf({ ...one, pointer: '' }).map(({ item, when }) => {
      const id = item !== undefined && isOld ? this.#names.field(one, item) : item;
      return [
        id === undefined ? 'when' : `items.${id}.when`,
        isOld ? renamedCondition(when, this.#names.renaming) : when,
      ];
    });
  }

  #conditionChanges(old: Conditions, now: Conditions): readonly Change[] {
    const steps = new Set([...this.#olds, ...this.#news].map(({ step }) => step.id));
    return conditionChanges(old, now, (ref) => !steps.has(ref.split('.')[0] ?? ''));
  }

  #options(part: object, ref: string): { readonly options?: readonly unknown[] } {
    if (!('options' in part) || !Array.isArray(part.options)) return {};
    const values = this.#names.values(ref);
    const today = (option: Choice) => ({ ...option, value: values?.get(option.value) ?? option.value });
    return { options: part.options.map(today) };
  }

  #ofNew(): readonly StepDiff[] {
    const kept = this.#news.filter((one) => this.#names.pairs.has(one));
    const moved = movedIn(kept.map((one) => this.#olds.indexOf(this.#names.pairs.get(one) ?? one)));
    const changed = this.#changedConditions();
    return this.#news.flatMap((now, at) => {
      const old = this.#names.pairs.get(now);
      const base = { step: now.step.id, title: now.step.title, changes: [], through: [], touches: [] };
      if (!old) return [{ ...base, status: 'added' as const }];
      const before = this.#news[at - 1];
      const isMoved = moved.has(kept.indexOf(now)) || old.section !== now.section;
      const place = before?.section === now.section ? `after '${before.step.id}'` : `first in '${now.section}'`;
      const diff: StepDiff = {
        ...base,
        status: 'kept',
        ...(old.step.id !== now.step.id && { was: old.step.id }),
        ...(isMoved && { moved: old.section === now.section ? place : `to '${now.section}', ${place}` }),
        changes: [
          ...this.#conditionChanges(this.#whens(old, true), this.#whens(now, false)),
          ...changesIn(this.#asToday(old, now), bare(now)),
        ],
        through: this.#namesUsed(now).filter((name) => changed.has(name)),
        touches: this.#touches(old, now),
      };
      const isSame = diff.was === undefined && !isMoved && diff.changes.length === 0 && diff.through.length === 0;
      return isSame && diff.touches.length === 0 ? [] : [diff];
    });
  }

  #touches(old: AnswerStep, now: AnswerStep): readonly string[] {
    const fields = new Map(old.fields.map(({ name }) => [name, this.#names.field(old, name)] as const));
    const values = new Map(
      now.fields.flatMap(({ name }) => {
        const known = this.#names.values(refOf(now.step.id, name));
        return known ? [[name, known] as const] : [];
      }),
    );
    const renamed = [
      ...(old.isKept && old.step.id !== now.step.id ? [`its answers stand under '${old.step.id}'`] : []),
      ...[...fields].flatMap(([name, is]) => (name === is ? [] : [`'${name}' is called '${is}'`])),
      ...[...values].flatMap(([, known]) => [...known].map(([was, is]) => `'${was}' is called '${is}'`)),
    ];
    const reworded = this.#rewordings
      .filter(({ step, kind }) => step === now.step.id && kind !== 'wording')
      .map(({ ref, option }) => `'${option ?? ref}' may mean something else`);
    return [...renamed, ...reworded, ...askedAgain(old, now, { fields, values })];
  }

  #removed(): readonly StepDiff[] {
    const kept = new Set(this.#names.pairs.values());
    return this.#olds
      .filter((one) => !kept.has(one))
      .map(({ step, isKept }) => ({
        step: step.id,
        title: step.title,
        status: 'removed',
        changes: [],
        through: [],
        touches: isKept ? ['its answers are not asked for any more'] : [],
      }));
  }

  #namesUsed(one: AnswerStep): readonly string[] {
    const placed = { ...one, pointer: '' };
    const conditions = [...whensOf(placed), ...limitsOf(placed)].map(({ when }) => when);
    return [...new Set(conditions.flatMap((when) => [...namesIn(this.#now, when)]))];
  }

  #oldConditions(): Conditions {
    return Object.entries(this.#old.conditions ?? {}).map(([name, condition]) => [
      name,
      renamedCondition(condition, this.#names.renaming),
    ]);
  }

  #changedConditions(): ReadonlySet<string> {
    const changed = this.#oldConditions().filter(([name, condition]) => {
      const now = this.#now.conditions?.[name];
      return now !== undefined && canonical(now) !== canonical(condition);
    });
    return new Set(changed.map(([name]) => name));
  }

  #others(): readonly Change[] {
    const [old, now] = [this.#old, this.#now];
    return [
      ...this.#conditionChanges(atNames(this.#oldConditions()), atNames(Object.entries(now.conditions ?? {}))),
      ...wholesChanged('facts', Object.entries(old.facts ?? {}), Object.entries(now.facts ?? {})),
      ...wholesChanged('effects', Object.entries(old.effects ?? {}), Object.entries(now.effects ?? {})),
      ...wholesChanged('invariants', promises(old), promises(now)),
      ...changesIn(old.template ?? {}, now.template ?? {}, 'template'),
    ];
  }
}

/** Compares two versions of a step set. */
export const diffSets = (kinds: Kinds, old: StepSet, now: StepSet): SetDiff => new Comparison(kinds, old, now).diff();
