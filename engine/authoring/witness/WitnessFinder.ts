import type { AnyStateMachine } from 'xstate';
import type { Definition } from '#engine/definition/compile.ts';
import { learnedFacts } from '#engine/definition/learnedFacts.ts';
import { definitionOf, type Composition, type WrittenSet } from '../read/Composition.ts';
import { Explorer } from '../explore/Explorer.ts';
import type { Finding } from '../finding/Finding.ts';
import { machinesIn, stateNodes } from '../explore/machineParts.ts';
import { Model } from '../answers/Model.ts';
import { NearestWalks } from './NearestWalks.ts';
import { pointerParts } from '../read/pointerParts.ts';
import { refusedWitness } from '../finding/refusedWitness.ts';
import { repaired } from './repaired.ts';
import { shownBy, type ShownBy } from './shownBy.ts';
import { nearest } from '../answers/Vocabulary.ts';
import type { Witness } from '../finding/Witness.ts';

interface Explored {
  readonly walks: NearestWalks;
  /** The engine's error at each state where it stops, by state id. */
  readonly refusals: ReadonlyMap<string, string>;
}

/** The id of the state that a pointer into a machine names. */
const stateAt = (flow: string, pointer: string): string =>
  [flow, ...pointerParts(pointer).filter((_, at) => at % 2 === 1)].join('.');

/**
 * Finds witnesses for the findings of a composition: a walk to the place, or the engine's refusal of the definition.
 */
export class WitnessFinder {
  readonly #composition: Composition;
  readonly #refusal: string | undefined;
  #known: Explored | undefined;

  /**
   * @param refusal the engine's error when it refuses the definition
   * @param explorer of the composition, if it was explored already
   */
  constructor(composition: Composition, refusal: string | undefined, explorer: Explorer | undefined) {
    this.#composition = composition;
    this.#refusal = refusal;
    const { machine } = composition;
    if (machine && explorer)
      this.#known = { walks: new NearestWalks(composition, machine, explorer), refusals: new Map() };
  }

  /** A witness for a finding; undefined when this composition has none. */
  find(finding: Finding): Witness | undefined {
    for (const by of shownBy[finding.code]) {
      const witness = this.#by(by, finding);
      if (witness) return witness;
    }
    return undefined;
  }

  /** Releases the exploration, which is large; it is repeated when needed. */
  forget(): void {
    this.#known = undefined;
  }

  #by(by: ShownBy, finding: Finding): Witness | undefined {
    const { flow, written } = this.#composition;
    if (by === 'loading') {
      const sets = written.map(({ set }) => set.flow);
      return this.#refusal === undefined ? undefined : refusedWitness(flow, sets, this.#refusal);
    }
    const owner = written.find(({ source }) => source.file === finding.file || source.machine?.file === finding.file);
    if (!owner || (by !== 'place' && by !== 'around')) return undefined;
    if (owner.source.machine?.file === finding.file) {
      const state = stateAt(owner.set.flow, finding.pointer);
      return by === 'place' ? this.#toState(state) : this.#explored()?.walks.towards(state);
    }
    return by === 'place' ? this.#toPlace(owner, finding.pointer) : this.#around(owner, finding.pointer);
  }

  #toPlace({ set }: WrittenSet, pointer: string): Witness | undefined {
    const walks = this.#explored()?.walks;
    const [room, name = '', part, ref = ''] = pointerParts(pointer);
    switch (room) {
      case 'sections':
        return this.#step(set.sections[name]?.[Number(part ?? 0)], (id) => walks?.toStep(id));
      case 'conditions':
        return walks?.toCondition(set.flow, name);
      case 'facts':
        return walks?.toFact(name);
      case 'effects': {
        const contract = set.effects?.[name] ?? {};
        const learned = ref === '' ? learnedFacts(contract).map(([one]) => one) : [ref];
        const toEffect = part === undefined ? walks?.toEffect(set.flow, name) : undefined;
        return toEffect ?? learned.map((one) => walks?.toFact(one)).find((one) => one !== undefined);
      }
      case 'migrations': {
        const id = part === 'map' ? ref.split('.')[0] : undefined;
        return id === undefined ? undefined : walks?.toStep(id);
      }
      case 'stops':
        return walks?.toCondition(set.flow, set.stops?.[Number(name)]?.when ?? '');
      case 'invariants':
        return this.#toPromised(set.flow, set.invariants?.[Number(name)]?.before);
      default:
        return undefined;
    }
  }

  #around({ set }: WrittenSet, pointer: string): Witness | undefined {
    const walks = this.#explored()?.walks;
    const [, name = '', at, part] = pointerParts(pointer);
    const section = set.sections[name] ?? [];
    const before = section.slice(0, Number(at)).toReversed();
    return this.#step(section[Number(at)], (id) =>
      part === 'items'
        ? walks?.toStep(id)
        : (walks?.past(id) ?? before.map((step) => walks?.toStep(step.id)).find((one) => one !== undefined)),
    );
  }

  #step(step: { readonly id: string } | undefined, walkTo: (id: string) => Witness | undefined): Witness | undefined {
    return step && walkTo(step.id);
  }

  /** A walk to the state of an invariant, or to the state with the most similar name. */
  #toPromised(flow: string, before: string | undefined): Witness | undefined {
    const { machine } = this.#composition;
    const own = machine && (machinesIn(machine).find(({ id }) => id === flow) ?? machine);
    const states = own ? stateNodes(own).map(({ path }) => path.join('.')) : [];
    const [state] = before === undefined ? [] : nearest(before, states);
    return state === undefined || !own ? undefined : this.#toState(`${own.id}.${state}`);
  }

  /** A walk to a state. If the engine stops there, the witness shows its error. */
  #toState(id: string): Witness | undefined {
    const explored = this.#explored();
    const witness = explored?.walks.toState(id);
    const refused = explored?.refusals.get(id);
    return witness && refused !== undefined ? { ...witness, shows: [{ refused }] } : witness;
  }

  /** The exploration of the composition; if the engine stops somewhere, of a repaired copy. */
  #explored(): Explored | undefined {
    const { machine, written } = this.#composition;
    if (!machine || this.#refusal !== undefined) return undefined;
    return (this.#known ??= exploredOf(this.#composition, machine, definitionOf(written)));
  }
}

function exploredOf(composition: Composition, machine: AnyStateMachine, definition: Definition): Explored {
  const mended = repaired(machine, definition);
  const explorer = Explorer.explore(new Model(mended.definition), mended.machine);
  return { walks: new NearestWalks(composition, mended.machine, explorer), refusals: mended.refusals };
}
