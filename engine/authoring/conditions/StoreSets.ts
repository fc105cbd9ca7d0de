import { Diagrams, EVERYTHING, NOTHING, type Diagram } from './Diagrams.ts';
import type { Domain, Held, Variable } from '../answers/Model.ts';

/** A set of stores, given as the allowed contents of each variable; a variable that is not listed may hold anything. */
export type Box = ReadonlyMap<Variable, Domain>;

/** A set of stores, by the number that {@link StoreSets} assigned to it. Equal sets have equal numbers. */
export type StoreSet = Diagram;

/** The empty set, and the set of all stores. */
export const NO_STORE: StoreSet = NOTHING;
export const ANY_STORE: StoreSet = EVERYTHING;

/** A variable was set to a content outside its known domain. */
export class UnknownValue extends Error {
  readonly variable: Variable;
  readonly held: Held;

  constructor(variable: Variable, held: Held) {
    super(`'${variable}' was not known to hold ${JSON.stringify(held)}`);
    this.variable = variable;
    this.held = held;
  }
}

interface Known {
  readonly index: number;
  readonly variable: Variable;
  readonly values: Domain;
  readonly positions: ReadonlyMap<Held, number>;
}

/**
 * Sets of stores as decision diagrams, which stay small even when a set consists of many boxes. Variables are ordered
 * by first use.
 */
export class StoreSets {
  readonly #valuesOf: (variable: Variable) => Domain;
  readonly #diagrams = Diagrams.recent();
  readonly #known = new Map<Variable, Known>();

  /** @param valuesOf all contents that a variable may ever have, the simplest first */
  constructor(valuesOf: (variable: Variable) => Domain) {
    this.#valuesOf = valuesOf;
  }

  /** The variables used so far. */
  get variables(): readonly Variable[] {
    return [...this.#known.keys()];
  }

  /** All contents that a variable may ever have. */
  values(variable: Variable): Domain {
    return this.#of(variable).values;
  }

  /** The stores in which a variable has one of the given contents. */
  among(variable: Variable, domain: Domain): StoreSet {
    const { index, values } = this.#of(variable);
    return this.#diagrams.node(
      index,
      values.map((held) => (domain.includes(held) ? ANY_STORE : NO_STORE)),
    );
  }

  /** The stores of a box. */
  ofBox(box: Box): StoreSet {
    let set = ANY_STORE;
    for (const [variable, domain] of box) set = this.both(set, this.among(variable, domain));
    return set;
  }

  both(a: StoreSet, b: StoreSet): StoreSet {
    return this.#diagrams.both(a, b);
  }

  either(a: StoreSet, b: StoreSet): StoreSet {
    return this.#diagrams.either(a, b);
  }

  /** The stores of one set that are not in another set. */
  without(a: StoreSet, b: StoreSet): StoreSet {
    return this.#diagrams.without(a, b);
  }

  /**
   * The set of stores after the given writes.
   *
   * @param idle variables that may have any content afterwards, even if they are written
   * @throws UnknownValue
   */
  written(set: StoreSet, writes: ReadonlyMap<Variable, Held>, idle: ReadonlySet<Variable> = new Set()): StoreSet {
    // All are forgotten before the first is set, so that the diagrams in between stay small.
    let next = this.forgotten(set, [...idle, ...writes.keys()]);
    for (const [variable, held] of writes) {
      const { index, values, positions } = this.#of(variable);
      const position = positions.get(held);
      if (position === undefined) throw new UnknownValue(variable, held);
      if (!idle.has(variable)) next = this.#diagrams.write(next, index, values.length, position);
    }
    return next;
  }

  /** The stores that are in the set after the given writes. */
  unwritten(set: StoreSet, writes: ReadonlyMap<Variable, Held>): StoreSet {
    let before = set;
    for (const [variable, held] of writes)
      before = this.forgotten(this.both(before, this.among(variable, [held])), [variable]);
    return before;
  }

  /** The stores that equal a store of the set except in the given variables. */
  forgotten(set: StoreSet, variables: Iterable<Variable>): StoreSet {
    const indexes = new Set<number>();
    for (const variable of variables) {
      const known = this.#known.get(variable);
      if (known) indexes.add(known.index);
    }
    return this.#diagrams.forget(
      set,
      [...indexes].sort((one, other) => one - other),
    );
  }

  /** The set as disjoint boxes over the given variables; other variables are ignored. */
  boxes(set: StoreSet, variables: ReadonlySet<Variable>): readonly Box[] {
    const others = this.variables.filter((variable) => !variables.has(variable));
    return [...this.#boxes(this.forgotten(set, others), [...this.#known.values()])];
  }

  /** One store of a nonempty set: each variable has the wished content if possible, otherwise its first one. */
  pick(set: StoreSet, wishes: ReadonlyMap<Variable, Held>): ReadonlyMap<Variable, Held> {
    const store = new Map<Variable, Held>();
    let at = set;
    for (const { index, variable, values, positions } of this.#known.values()) {
      const wished = positions.get(wishes.get(variable));
      const parts = this.#diagrams.at(at) === index ? this.#diagrams.parts(at) : undefined;
      const open = (position: number) => !parts || parts[position] !== NO_STORE;
      const position =
        wishes.has(variable) && wished !== undefined && open(wished) ? wished : values.findIndex((_, one) => open(one));
      store.set(variable, values[position]);
      at = parts?.[position] ?? at;
    }
    return store;
  }

  *#boxes(set: StoreSet, known: readonly Known[]): Iterable<Box> {
    if (set === NO_STORE) return;
    const decided = known[this.#diagrams.at(set)];
    if (!decided) {
      yield new Map();
      return;
    }
    const parts = this.#diagrams.parts(set);
    for (const part of new Set(parts)) {
      const domain = decided.values.filter((_, position) => parts[position] === part);
      for (const box of this.#boxes(part, known)) yield new Map([[decided.variable, domain], ...box]);
    }
  }

  #of(variable: Variable): Known {
    const known = this.#known.get(variable);
    if (known) return known;
    const values = this.#valuesOf(variable);
    const positions = new Map(values.map((held, position) => [held, position]));
    const made = { index: this.#known.size, variable, values, positions };
    this.#known.set(variable, made);
    return made;
  }
}
