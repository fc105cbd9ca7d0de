import type { Domain, Held, Variable } from './Model.ts';
import { PairTable } from './PairTable.ts';

/** What may be held where it is not all that may be: a set of stores at once. */
export type Box = ReadonlyMap<Variable, Domain>;

/** A set of stores, by the number that {@link StoreSets} gave it. Equal sets have equal numbers. */
export type StoreSet = number;

/** The set without a store, and the set of all stores. */
export const NO_STORE: StoreSet = 0;
export const ANY_STORE: StoreSet = 1;

/** Something was written to a variable that it was not known ever to hold. */
export class UnknownValue extends Error {
  readonly variable: Variable;
  readonly held: Held;

  constructor(variable: Variable, held: Held) {
    super(`'${variable}' was not known to hold ${JSON.stringify(held)}`);
    this.variable = variable;
    this.held = held;
  }
}

type Operation = 'both' | 'either' | 'without';

/** There are fewer variables than this. */
const MAX_VARIABLES = 2 ** 16;

/** Numbers of sets stay below this. */
const MAX_SETS = 2 ** 26;

/** What even a small exploration needs room for. */
const FEW_NODES = 2 ** 14;

interface Known {
  readonly variable: Variable;
  readonly values: Domain;
  readonly positions: ReadonlyMap<Held, number>;
}

/**
 * Sets of stores as decision diagrams: whatever the variables do not depend on one another for is written once, so that
 * a set stays small where its boxes are many. Variables are decided in the order in which they were first named.
 */
export class StoreSets {
  readonly #valuesOf: (variable: Variable) => Domain;
  readonly #known: Known[] = [];
  readonly #indices = new Map<Variable, number>();
  readonly #at: number[] = [Infinity, Infinity];
  readonly #parts: (readonly StoreSet[])[] = [[], []];
  readonly #nodes = new PairTable(FEW_NODES);
  readonly #pairs = new PairTable(FEW_NODES);
  readonly #done = {
    both: new PairTable(),
    either: new PairTable(),
    without: new PairTable(),
  };
  readonly #overwritten = new Map<number, PairTable>();
  readonly #forgotten = new Map<number, Map<StoreSet, StoreSet>>();

  /** @param valuesOf everything that a variable may ever hold, the plainest first */
  constructor(valuesOf: (variable: Variable) => Domain) {
    this.#valuesOf = valuesOf;
  }

  /** The variables that were named so far. */
  get variables(): readonly Variable[] {
    return this.#known.map(({ variable }) => variable);
  }

  /** Everything that a variable may ever hold. */
  values(variable: Variable): Domain {
    return this.#of(variable).values;
  }

  /** The stores in which a variable holds one of some values. */
  among(variable: Variable, domain: Domain): StoreSet {
    const { values } = this.#of(variable);
    return this.#node(
      this.#indices.get(variable) ?? 0,
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
    return this.#combine('both', a, b);
  }

  either(a: StoreSet, b: StoreSet): StoreSet {
    return this.#combine('either', a, b);
  }

  /** The stores of one set that are not in another. */
  without(a: StoreSet, b: StoreSet): StoreSet {
    return this.#combine('without', a, b);
  }

  /**
   * What becomes of stores when something is written to them.
   *
   * @throws UnknownValue
   */
  written(set: StoreSet, writes: ReadonlyMap<Variable, Held>): StoreSet {
    let next = set;
    for (const [variable, held] of writes) {
      const position = this.#of(variable).positions.get(held);
      if (position === undefined) throw new UnknownValue(variable, held);
      next = this.#write(next, this.#indices.get(variable) ?? 0, position);
    }
    return next;
  }

  /** The stores that become one of a set when something is written to them. */
  unwritten(set: StoreSet, writes: ReadonlyMap<Variable, Held>): StoreSet {
    let before = set;
    for (const [variable, held] of writes)
      before = this.#forget(this.both(before, this.among(variable, [held])), this.#indices.get(variable) ?? 0);
    return before;
  }

  /** The stores that differ from one of the set in nothing but some variables. */
  forgotten(set: StoreSet, variables: readonly Variable[]): StoreSet {
    return variables.reduce((left, variable) => {
      const index = this.#indices.get(variable);
      return index === undefined ? left : this.#forget(left, index);
    }, set);
  }

  /** The set as boxes that have no store in common, told apart by some variables only. */
  boxes(set: StoreSet, variables: ReadonlySet<Variable>): readonly Box[] {
    let told = set;
    for (const [index, { variable }] of this.#known.entries())
      if (!variables.has(variable)) told = this.#forget(told, index);
    return [...this.#boxes(told)];
  }

  /** One store of a set that is not empty: of each variable what is wished, or else the first value there is. */
  pick(set: StoreSet, wishes: ReadonlyMap<Variable, Held>): ReadonlyMap<Variable, Held> {
    const store = new Map<Variable, Held>();
    let at = set;
    for (const [index, { variable, values, positions }] of this.#known.entries()) {
      const wished = positions.get(wishes.get(variable));
      const parts = this.#at[at] === index ? this.#parts[at] : undefined;
      const open = (position: number) => !parts || parts[position] !== NO_STORE;
      const position =
        wishes.has(variable) && wished !== undefined && open(wished) ? wished : values.findIndex((_, one) => open(one));
      store.set(variable, values[position]);
      at = parts?.[position] ?? at;
    }
    return store;
  }

  *#boxes(set: StoreSet): Iterable<Box> {
    if (set === NO_STORE) return;
    const known = this.#known[this.#at[set] ?? -1];
    if (!known) {
      yield new Map();
      return;
    }
    const parts = this.#parts[set] ?? [];
    for (const part of new Set(parts)) {
      const domain = known.values.filter((_, position) => parts[position] === part);
      for (const box of this.#boxes(part)) yield new Map([[known.variable, domain], ...box]);
    }
  }

  #of(variable: Variable): Known {
    const known = this.#known[this.#indices.get(variable) ?? -1];
    if (known) return known;
    const values = this.#valuesOf(variable);
    const made = { variable, values, positions: new Map(values.map((held, position) => [held, position])) };
    this.#indices.set(variable, this.#known.length);
    this.#known.push(made);
    return made;
  }

  #node(at: number, parts: readonly StoreSet[]): StoreSet {
    const [first = NO_STORE] = parts;
    if (parts.every((part) => part === first)) return first;
    let key = at;
    for (let one = 0; one < parts.length - 1; one += 1) key = this.#pair(key, parts[one] ?? NO_STORE);
    const last = parts.at(-1) ?? NO_STORE;
    const known = this.#nodes.get(key, last);
    if (known !== undefined) return known;
    const made = this.#at.length;
    if (made >= MAX_SETS) throw new RangeError('there are more sets of stores than can be told apart');
    this.#at.push(at);
    this.#parts.push(parts);
    this.#nodes.set(key, last, made);
    return made;
  }

  /** One number for two; the first numbers are left to the variables, with which every node begins. */
  #pair(a: number, b: number): number {
    const known = this.#pairs.get(a, b);
    if (known !== undefined) return known;
    const made = MAX_VARIABLES + this.#pairs.size;
    this.#pairs.set(a, b, made);
    return made;
  }

  #combine(operation: Operation, a: StoreSet, b: StoreSet): StoreSet {
    const plain = simple(operation, a, b);
    if (plain !== undefined) return plain;
    const done = this.#done[operation];
    const known = done.get(a, b);
    if (known !== undefined) return known;
    const atA = this.#at[a] ?? Infinity;
    const atB = this.#at[b] ?? Infinity;
    const at = Math.min(atA, atB);
    const partsA = this.#parts[a] ?? [];
    const partsB = this.#parts[b] ?? [];
    const made = this.#node(
      at,
      (atA === at ? partsA : partsB).map((_, position) =>
        this.#combine(operation, atA === at ? (partsA[position] ?? a) : a, atB === at ? (partsB[position] ?? b) : b),
      ),
    );
    done.set(a, b, made);
    return made;
  }

  /** The set with another value of one variable in each of its stores. */
  #write(set: StoreSet, index: number, position: number): StoreSet {
    if (set === NO_STORE) return NO_STORE;
    const done = this.#overwritten.get(index) ?? new PairTable();
    this.#overwritten.set(index, done);
    const known = done.get(set, position);
    if (known !== undefined) return known;
    const at = this.#at[set] ?? Infinity;
    const parts = this.#parts[set] ?? [];
    const made =
      at < index
        ? this.#node(
            at,
            parts.map((part) => this.#write(part, index, position)),
          )
        : this.#node(
            index,
            (this.#known[index]?.values ?? []).map((_, one) =>
              one === position ? this.#forget(set, index) : NO_STORE,
            ),
          );
    done.set(set, position, made);
    return made;
  }

  /** The stores that differ from one of the set in nothing but one variable. */
  #forget(set: StoreSet, index: number): StoreSet {
    const at = this.#at[set] ?? Infinity;
    if (at > index) return set;
    const done = this.#forgotten.get(index) ?? new Map<StoreSet, StoreSet>();
    this.#forgotten.set(index, done);
    const known = done.get(set);
    if (known !== undefined) return known;
    const parts = this.#parts[set] ?? [];
    const made =
      at === index
        ? parts.reduce((all, part) => this.either(all, part), NO_STORE)
        : this.#node(
            at,
            parts.map((part) => this.#forget(part, index)),
          );
    done.set(set, made);
    return made;
  }
}

function simple(operation: Operation, a: StoreSet, b: StoreSet): StoreSet | undefined {
  if (a === b) return operation === 'without' ? NO_STORE : a;
  if (operation === 'without') {
    if (a === NO_STORE || b === ANY_STORE) return NO_STORE;
    return b === NO_STORE ? a : undefined;
  }
  const [rules, neutral] = operation === 'both' ? [NO_STORE, ANY_STORE] : [ANY_STORE, NO_STORE];
  if (a === rules || b === rules) return rules;
  if (a === neutral) return b;
  return b === neutral ? a : undefined;
}
