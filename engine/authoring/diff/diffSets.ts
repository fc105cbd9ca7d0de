import type { Condition } from '#schemas/flow/condition.ts';
import type { Step } from '#schemas/flow/step.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { exclusionsOf, whensOf } from '../conditionPlaces.ts';
import { partsOf } from '../partsOf.ts';
import { answerSteps, choicesIn, type AnswerStep, type Choice } from './answerParts.ts';
import { canonical, changesIn, type Change } from './changesIn.ts';
import { compareMigrations, type Coverage } from './compareMigrations.ts';
import { deriveMigration, refOf, withMigration, type Derived } from './deriveMigration.ts';
import { NamesToday } from './NamesToday.ts';
import { movedIn } from './movedIn.ts';
import { pairSteps, toldBy } from './pairSteps.ts';
import { renamedCondition, type Renaming } from './renamedCondition.ts';
import { askedAgain } from './touches.ts';

/** What became of one step. */
export interface StepDiff {
  /** Its id now; of one that is gone, as it was. */
  readonly step: string;
  readonly title: string;
  readonly status: 'added' | 'removed' | 'kept';
  /** Its id before, where that was another. */
  readonly was?: string;
  /** Where it stands now: after which step, or first in which section. */
  readonly moved?: string;
  readonly changes: readonly Change[];
  /** Named conditions that changed, where its own condition uses them without a change of its text. */
  readonly through: readonly string[];
  /** Why answers that it has may be asked for again or be lost. */
  readonly touches: readonly string[];
}

/** Two versions of a step set compared. */
export interface SetDiff {
  readonly flow: string;
  readonly from: number;
  readonly to: number;
  /** Those with a difference, in the order of the new version; what is gone comes last. */
  readonly steps: readonly StepDiff[];
  /** Everything beside the steps: conditions, facts, effects, invariants, the header of a template. */
  readonly others: readonly Change[];
  /** Whether an answer that was given may be lost or asked for again. */
  readonly touchesAnswers: boolean;
  readonly derived: Derived;
  /** The version and the migrations that the file would have with the derived one. */
  readonly suggested: Pick<StepSet, 'version' | 'migrations'>;
  readonly coverage: Coverage;
}

type NamedOne = { readonly id: string; readonly when?: Condition };

type Named = readonly (readonly [name: string, value: unknown])[];

/** Which of some named things are new, gone or another. */
function wholesChanged(at: string, from: Named, to: Named): readonly Change[] {
  const [before, after] = [new Map(from), new Map(to)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({ at: `${at}.${name}`, from: before.get(name), to: after.get(name) }))
    .filter((one) => canonical(one.from) !== canonical(one.to));
}

const promises = ({ invariants = [] }: StepSet): Named =>
  invariants.map((one) => [`${one.before}: ${one.always}`, one] as const);

class Comparison {
  readonly #old: StepSet;
  readonly #now: StepSet;
  readonly #olds: readonly AnswerStep[];
  readonly #news: readonly AnswerStep[];
  readonly #suggested: StepSet;
  readonly #own: NamesToday;
  readonly #byTexts: NamesToday;
  readonly #pairs: ReadonlyMap<AnswerStep, AnswerStep>;
  readonly #newIds: ReadonlyMap<string, string>;
  readonly #derived: Derived;
  readonly #values: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly #renaming: Renaming;

  constructor(old: StepSet, now: StepSet) {
    this.#old = old;
    this.#now = now;
    this.#olds = answerSteps(old);
    this.#news = answerSteps(now);
    this.#derived = deriveMigration(old, now);
    this.#suggested = withMigration(old, now, this.#derived.migration);
    this.#own = new NamesToday(now, old.version, this.#olds);
    this.#byTexts = new NamesToday(this.#suggested, old.version, this.#olds);
    const ids = this.#olds.map(({ step }) => step.id);
    const { pairs } = pairSteps(this.#olds, this.#news, toldBy(now, old.version, ids));
    this.#pairs = new Map(pairs.map(([was, is]) => [is, was]));
    this.#newIds = new Map(pairs.map(([was, is]) => [was.step.id, is.step.id]));
    this.#values = this.#findValues();
    this.#renaming = {
      ref: (name) => this.#ref(name),
      value: (ref, name) => this.#values.get(ref.replace(/\.value$/, ''))?.get(name) ?? name,
    };
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
      derived: this.#derived,
      suggested: { version: this.#suggested.version, migrations: this.#suggested.migrations ?? [] },
      coverage: compareMigrations(this.#old, this.#now, this.#derived),
    };
  }

  /** Whose word counts of a field: the file's own migrations, or where they say nothing the derived one. */
  #namesFor(step: string, field: string): NamesToday {
    const place = this.#own.place(step, field);
    const isSaid = 'lost' in place ? place.lost === 'dropped' : place.step !== step || place.field !== field;
    return isSaid ? this.#own : this.#byTexts;
  }

  #nameToday({ step, isKept }: AnswerStep, field: string): string {
    const place = isKept ? this.#namesFor(step.id, field).place(step.id, field) : { field };
    return 'field' in place ? place.field : field;
  }

  #valueToday(step: string, field: string, value: string): string {
    const own = this.#own.value(step, field, value);
    return own === value ? this.#byTexts.value(step, field, value) : own;
  }

  /** By the reference of a field as it is called now: its options by their old values. */
  #findValues(): ReadonlyMap<string, ReadonlyMap<string, string>> {
    const found = new Map<string, Map<string, string>>();
    for (const { step, isKept } of this.#olds)
      for (const [field, choices] of isKept ? choicesIn(step) : [])
        for (const { value } of choices) {
          const place = this.#namesFor(step.id, field).place(step.id, field);
          const today = this.#valueToday(step.id, field, value);
          if ('lost' in place || today === value) continue;
          const ref = refOf(place.step, place.field);
          found.set(ref, (found.get(ref) ?? new Map<string, string>()).set(value, today));
        }
    return found;
  }

  #ref(old: string): string {
    const [id = '', ...rest] = old.split('.');
    const step = this.#olds.find((one) => one.step.id === id);
    const now = this.#newIds.get(id);
    if (!step || now === undefined) return old;
    return rest.length === 0 ? now : `${now}.${this.#nameToday(step, rest.join('.'))}`;
  }

  /** An old step under the names of today, without its id and its place. */
  #asToday(old: AnswerStep, now: AnswerStep): unknown {
    const { id: _id, ...step } = old.step;
    const renamed = (parts: readonly NamedOne[]) =>
      parts.map((part) => {
        const id = this.#nameToday(old, part.id);
        return { ...part, id, ...this.#conditions(part), ...this.#options(part, refOf(now.step.id, id)) };
      });
    return {
      ...step,
      ...this.#conditions(step),
      ...this.#options(step, now.step.id),
      ...('fields' in step && { fields: renamed(step.fields) }),
      ...('items' in step && { items: renamed(step.items) }),
    };
  }

  #conditions(part: { readonly when?: Condition }): { readonly when?: Condition } {
    return part.when === undefined ? {} : { when: renamedCondition(part.when, this.#renaming) };
  }

  #options(part: object, ref: string): { readonly options?: readonly unknown[] } {
    if (!('options' in part) || !Array.isArray(part.options)) return {};
    const values = this.#values.get(ref);
    const today = (option: Choice) => ({ ...option, value: values?.get(option.value) ?? option.value });
    return { options: part.options.map(today) };
  }

  #ofNew(): readonly StepDiff[] {
    const kept = this.#news.filter((one) => this.#pairs.has(one));
    const moved = movedIn(kept.map((one) => this.#olds.indexOf(this.#pairs.get(one) ?? one)));
    const changed = this.#changedConditions();
    return this.#news.flatMap((now, at) => {
      const old = this.#pairs.get(now);
      const base = { step: now.step.id, title: now.step.title, changes: [], through: [], touches: [] };
      if (!old) return [{ ...base, status: 'added' as const }];
      const { id: _id, ...today } = now.step;
      const before = this.#news[at - 1];
      const isMoved = moved.has(kept.indexOf(now)) || old.section !== now.section;
      const place = before?.section === now.section ? `after '${before.step.id}'` : `first in '${now.section}'`;
      const diff: StepDiff = {
        ...base,
        status: 'kept',
        ...(old.step.id !== now.step.id && { was: old.step.id }),
        ...(isMoved && { moved: old.section === now.section ? place : `to '${now.section}', ${place}` }),
        changes: changesIn(this.#asToday(old, now), today),
        through: [...this.#namesUsed(now.step)].filter((name) => changed.has(name)),
        touches: this.#touches(old, now),
      };
      const isSame = diff.was === undefined && !isMoved && diff.changes.length === 0 && diff.through.length === 0;
      return isSame && diff.touches.length === 0 ? [] : [diff];
    });
  }

  #touches(old: AnswerStep, now: AnswerStep): readonly string[] {
    const fields = new Map(old.fields.map(({ name }) => [name, this.#nameToday(old, name)] as const));
    const values = new Map(
      now.fields.flatMap(({ name }) => {
        const known = this.#values.get(refOf(now.step.id, name));
        return known ? [[name, known] as const] : [];
      }),
    );
    const renamed = [
      ...(old.isKept && old.step.id !== now.step.id ? [`its answers stand under '${old.step.id}'`] : []),
      ...[...fields].flatMap(([name, is]) => (name === is ? [] : [`'${name}' is called '${is}'`])),
      ...[...values].flatMap(([, known]) => [...known].map(([was, is]) => `'${was}' is called '${is}'`)),
    ];
    return [...renamed, ...askedAgain(old, now, { fields, values })];
  }

  #removed(): readonly StepDiff[] {
    const kept = new Set(this.#pairs.values());
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

  /** The named conditions a step uses, those included that they use. */
  #namesUsed(step: Step): ReadonlySet<string> {
    const names = new Set<string>();
    const visit = (condition: Condition): void => {
      for (const { name } of partsOf(condition, '').uses) {
        const next = this.#now.conditions?.[name];
        if (next === undefined || names.has(name)) continue;
        names.add(name);
        visit(next);
      }
    };
    const placed = { step, section: '', pointer: '' };
    for (const { when } of [...whensOf(placed), ...exclusionsOf(placed)]) visit(when);
    return names;
  }

  #oldConditions(): readonly (readonly [string, Condition])[] {
    return Object.entries(this.#old.conditions ?? {}).map(([name, condition]) => [
      name,
      renamedCondition(condition, this.#renaming),
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
      ...wholesChanged('conditions', this.#oldConditions(), Object.entries(now.conditions ?? {})),
      ...wholesChanged('facts', Object.entries(old.facts ?? {}), Object.entries(now.facts ?? {})),
      ...wholesChanged('effects', Object.entries(old.effects ?? {}), Object.entries(now.effects ?? {})),
      ...wholesChanged('invariants', promises(old), promises(now)),
      ...changesIn(old.template ?? {}, now.template ?? {}, 'template'),
    ];
  }
}

/** Compares two versions of a step set. */
export const diffSets = (old: StepSet, now: StepSet): SetDiff => new Comparison(old, now).diff();
