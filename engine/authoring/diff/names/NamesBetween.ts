import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Kinds } from '#engine/definition/KindDefinition.ts';
import { choicesIn, type AnswerStep } from './answerParts.ts';
import { refOf } from './deriveMigration.ts';
import { NamesToday } from './NamesToday.ts';
import { pairSteps, toldBy } from './pairSteps.ts';
import type { Renaming } from './renamedCondition.ts';

/** The steps of two versions, and the new version with the derived migration added. */
interface VersionPair {
  readonly kinds: Kinds;
  readonly old: StepSet;
  readonly now: StepSet;
  readonly olds: readonly AnswerStep[];
  readonly news: readonly AnswerStep[];
  readonly suggested: StepSet;
}

type Values = ReadonlyMap<string, string>;

/**
 * Maps the names of an old version to those of a new one: by the new version's own migrations, otherwise by the derived
 * one.
 */
export class NamesBetween {
  /** The matching old step of each new step that has one. */
  readonly pairs: ReadonlyMap<AnswerStep, AnswerStep>;
  readonly #olds: readonly AnswerStep[];
  readonly #own: NamesToday;
  readonly #byTexts: NamesToday;
  readonly #newIds: ReadonlyMap<string, string>;
  readonly #values: ReadonlyMap<string, Values>;

  constructor({ kinds, old, now, olds, news, suggested }: VersionPair) {
    this.#olds = olds;
    this.#own = new NamesToday(kinds, now, old.version, olds);
    this.#byTexts = new NamesToday(kinds, suggested, old.version, olds);
    const ids = olds.map(({ step }) => step.id);
    const { pairs } = pairSteps(olds, news, toldBy(now, old.version, ids));
    this.pairs = new Map(pairs.map(([was, is]) => [is, was]));
    this.#newIds = new Map(pairs.map(([was, is]) => [was.step.id, is.step.id]));
    this.#values = this.#findValues();
  }

  /** The current name of a field. */
  field({ step, isKept }: AnswerStep, field: string): string {
    const place = isKept ? this.#namesFor(step.id, field).place(step.id, field) : { field };
    return 'field' in place ? place.field : field;
  }

  /** The options of a field that have a new value, by old value; `ref` is the field's current reference. */
  values(ref: string): Values | undefined {
    return this.#values.get(ref);
  }

  /** Whether no migration renames or drops a field. */
  keepsField(step: string, field: string): boolean {
    return [this.#own, this.#byTexts].every((names) => {
      const place = names.place(step, field);
      return 'step' in place && place.step === step && place.field === field;
    });
  }

  /** Whether no migration changes an option's value. */
  keepsValue(step: string, field: string, value: string): boolean {
    return [this.#own, this.#byTexts].every((names) => names.value(step, field, value) === value);
  }

  /** The current names, for comparing conditions. */
  readonly renaming: Renaming = {
    ref: (name) => this.#ref(name),
    value: (ref, name) => this.#values.get(ref.replace(/\.value$/, ''))?.get(name) ?? name,
  };

  /**
   * The migrations that decide a field's name: the file's own, or the derived one when the file's own do not mention
   * it.
   */
  #namesFor(step: string, field: string): NamesToday {
    const place = this.#own.place(step, field);
    const isSaid = 'lost' in place ? place.lost === 'dropped' : place.step !== step || place.field !== field;
    return isSaid ? this.#own : this.#byTexts;
  }

  #valueToday(step: string, field: string, value: string): string {
    const own = this.#own.value(step, field, value);
    return own === value ? this.#byTexts.value(step, field, value) : own;
  }

  #findValues(): ReadonlyMap<string, Values> {
    const found = new Map<string, Map<string, string>>();
    for (const one of this.#olds)
      for (const [field, choices] of one.isKept ? choicesIn(one) : [])
        for (const { value } of choices) {
          const { id } = one.step;
          const place = this.#namesFor(id, field).place(id, field);
          const today = this.#valueToday(id, field, value);
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
    return rest.length === 0 ? now : `${now}.${this.field(step, rest.join('.'))}`;
  }
}
