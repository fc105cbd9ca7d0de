import type { AnyStateMachine } from 'xstate';
import type { Composition, WrittenSet } from '../../read/Composition.ts';
import type { ConditionCheck } from './ConditionCheck.ts';
import { placedSteps, whensOf, type PlacedStep } from '../../read/conditionPlaces.ts';
import type { Explorer } from '../../explore/Explorer.ts';
import { findingAt, type Finding } from '../../finding/Finding.ts';
import type { Formula } from '../../conditions/Formulas.ts';
import { groupBy } from '../../read/groupBy.ts';
import { machinesIn } from '../../explore/machineParts.ts';
import type { Variable } from '../../answers/Model.ts';
import { sectionsWalked } from '../../explore/sectionsWalked.ts';
import type { Situation } from '../../explore/Situation.ts';
import { situationWitness } from '../../witness/situationWitness.ts';
import { solve } from '../../conditions/solve.ts';
import { NO_STORE, type StoreSet } from '../../conditions/StoreSets.ts';
import { writtenBy } from '../../explore/tracked.ts';

/** A section that the machine walks, as the exploration found it. */
interface WalkedSection {
  readonly situations: readonly Situation[];
  /** The union of the stores of all its situations. */
  readonly stores: StoreSet;
  /** The situations at a step that ends the walk, with that step's position. */
  readonly ends: ReadonlyMap<Situation, number>;
  /** The position of the first step that writes each variable. */
  readonly writers: ReadonlyMap<Variable, number>;
}

/** The findings about step conditions from the exploration of a composition. */
export class WalkedConditionCheck {
  readonly #composition: Composition;
  readonly #machine: AnyStateMachine;
  readonly #explorer: Explorer;
  readonly #conditions: ConditionCheck;

  constructor(composition: Composition, machine: AnyStateMachine, explorer: Explorer, conditions: ConditionCheck) {
    this.#composition = composition;
    this.#machine = machine;
    this.#explorer = explorer;
    this.#conditions = conditions;
  }

  /** Conditions that look like a choice but have only one outcome where the machine walks their section. */
  findings(): readonly Finding[] {
    if (!this.#explorer.complete) return [];
    const bySection = groupBy(this.#explorer.situations, ({ position }) => position.walk?.walk.section ?? '');
    const sections = new Map(
      [...bySection].map(([section, situations]) => [section, this.#walked(section, situations)] as const),
    );
    return this.#composition.written.flatMap((written) =>
      placedSteps(written.kinds, written.set).flatMap((placed) => {
        const walked = sections.get(placed.section);
        if (!walked) return this.#passed(written, placed);
        const index = this.#explorer.model.definition.positions.get(placed.step.id) ?? -1;
        const isCut = [...walked.ends.values()].some((end) => end < index);
        const open = isCut
          ? walked.situations.filter((one) => (walked.ends.get(one) ?? Infinity) >= index)
          : walked.situations;
        if (open.length === 0) return [this.#cutOff(written, placed)];
        return this.#settled(written, placed, index, walked, isCut ? this.#storesOf(open) : walked.stores);
      }),
    );
  }

  #walked(section: string, situations: readonly Situation[]): WalkedSection {
    const { steps, sections } = this.#explorer.model.definition;
    const { from, to } = sections.get(section) ?? { from: 0, to: 0 };
    const writers = new Map<Variable, number>();
    for (const step of steps.slice(from, to))
      for (const variable of writtenBy(step)) if (!writers.has(variable)) writers.set(variable, step.index);
    const ends = new Map(
      situations.flatMap((one) => {
        const stop = one.position.walk && this.#explorer.stopOf(one.position.walk.walk);
        return stop?.terminal === true ? [[one, stop.from] as const] : [];
      }),
    );
    return { situations, stores: this.#storesOf(situations), ends, writers };
  }

  #statesThatWalk(section: string): ReadonlySet<string> {
    const walks = machinesIn(this.#machine).flatMap((machine) => [...sectionsWalked(this.#explorer.model, machine)]);
    return new Set(walks.flatMap(([state, sections]) => (sections.includes(section) ? [state] : [])));
  }

  /** Finding: a conditional step in a walked section that is never shown. The witness passes the step. */
  #passed({ source }: WrittenSet, { step, section, pointer }: PlacedStep): readonly Finding[] {
    const { ways } = this.#explorer;
    const states = this.#statesThatWalk(section);
    const passed = [...ways.values()].find(({ position }) => position.entered.some((one) => states.has(one)));
    if (!passed || step.when === undefined) return [];
    const what = `step '${step.id}' is never shown: wherever section '${section}' is walked, its condition is not true`;
    const shows = [{ hidden: step.id }];
    const witness = situationWitness(this.#composition, this.#machine, this.#explorer, passed, shows);
    return [findingAt('unreachableStep', source.place(`${pointer}/when`), what, witness)];
  }

  /** Finding: a step behind a step that ends the walk for every patient who sees it. */
  #cutOff({ source }: WrittenSet, { step, section, pointer }: PlacedStep): Finding {
    const what = `step '${step.id}' is never shown: every walk of section '${section}' ends before it`;
    return findingAt('unreachableStep', source.place(step.when === undefined ? pointer : `${pointer}/when`), what);
  }

  /**
   * Conditions of a step that could be true and could be false, but have only one outcome where their section is
   * walked. Patients who are stopped at an earlier step that ends the walk never see the step, but the condition still
   * applies to them; the same goes for patients to whom the section shows nothing.
   */
  #settled(
    { set, source }: WrittenSet,
    placed: PlacedStep,
    index: number,
    { stores: walked, writers }: WalkedSection,
    open: StoreSet,
  ): readonly Finding[] {
    const { step, section } = placed;
    return whensOf(placed).flatMap((when) => {
      const name = when.item === undefined ? `step '${step.id}'` : `item '${when.item}' of '${step.id}'`;
      const where = `wherever section '${section}' is walked`;
      const shown = this.#conditions.shown(set, when);
      const failing = this.#conditions.failing(set, when);
      if ([shown, failing].some((one) => this.#conditions.possible(one).kind !== 'found')) return [];
      const deciding = this.#explorer.model.deciding(set, when.when);
      const place = source.place(when.pointer);
      // Variables that earlier steps of the section write are not judged.
      const written = [...deciding].filter((variable) => (writers.get(variable) ?? Infinity) < index);
      const before = (stores: StoreSet) => this.#explorer.stores.forgotten(stores, written);
      if (!this.#mayHold(shown, deciding, before(open)))
        return [findingAt('unreachableStep', place, `${name} is never shown: ${where}, its condition is not true`)];
      if (
        !this.#mayHold(failing, deciding, before(walked)) &&
        !this.#mayHold(failing, deciding, this.#explorer.passing(this.#statesThatWalk(section)))
      )
        return [findingAt('alwaysTrue', place, `the condition of ${name} is always true: ${where}, it is`)];
      return [];
    });
  }

  #storesOf(situations: readonly Situation[]): StoreSet {
    return situations.reduce((some, { stores }) => this.#explorer.stores.either(some, stores), NO_STORE);
  }

  /** Whether a formula may be true for some of the given stores. */
  #mayHold(formula: Formula, deciding: ReadonlySet<Variable>, all: StoreSet): boolean {
    const { model, stores } = this.#explorer;
    return stores
      .boxes(all, deciding)
      .some((box) => solve(formula, (variable) => box.get(variable) ?? model.everything(variable)).kind !== 'none');
  }
}
