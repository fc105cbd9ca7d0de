import { PairTable } from './PairTable.ts';

/** A diagram, by its place among all that {@link Diagrams} holds. Equal diagrams have equal numbers. */
export type Diagram = number;

/** The diagram of the empty set, and the diagram of the full set. */
export const NOTHING: Diagram = 0;
export const EVERYTHING: Diagram = 1;

type Operation = 'both' | 'either' | 'without';

/** A variable and the number of its values share one integer: the bits of each, and how many of each there can be. */
const BITS = 16;
const MAX_VARIABLES = 2 ** (BITS - 1);

/** The variable number of the two constant diagrams: it comes after all real variables. */
const NO_VARIABLE = 2 ** BITS - 1;

/** A diagram is its variable and the number of its parts, its hash, and its parts. */
const HEAD = 2;

/** Upper bound for the integers that all diagrams take. */
const MAX_LENGTH = 2 ** 29;

/** The initial capacity, enough for a small exploration. */
const FEW_NODES = 2 ** 14;

/** Odd multipliers that spread neighboring numbers over the hash table, and the fill level at which it grows. */
const SPREAD_A = 0x9e3779b1;
const SPREAD_B = 0x85ebca6b;
const FULL = 0.6;

/** When all diagrams take this many integers, {@link Diagrams.recent} starts again with an empty set. */
const MUCH = 12_000_000;

/** Variables that are made irrelevant together, and what diagrams become without them. */
interface Forgotten {
  readonly all: ReadonlySet<number>;
  readonly last: number;
  readonly done: PairTable;
}

let recent: Diagrams | undefined;

/**
 * Decision diagrams over numbered variables, each with a fixed number of values. Parts that are independent of each
 * other are stored once. The diagrams contain no names, so cached results are valid for every later caller.
 */
export class Diagrams {
  /**
   * All diagrams one after the other, the two constant ones first. Reading one touches one piece of memory; with an array for each
   * property, each would miss the processor's cache.
   */
  #held = new Int32Array(FEW_NODES * 8);
  #length = 2;
  #count = 0;
  /** A hash table of diagrams: 0 is a free slot, since no constant is in it. */
  #slots = new Int32Array(FEW_NODES);
  /** The parts of the nodes that are being made, innermost last. */
  #pending = new Int32Array(1024);
  #depth = 0;
  readonly #done = { both: new PairTable(), either: new PairTable(), without: new PairTable() };
  readonly #overwritten = new Map<number, PairTable>();
  readonly #forgotten = new Map<string, Forgotten>();

  /**
   * The shared instance. Successive explorations of a slightly edited flow repeat most operations, so the cache is
   * kept.
   */
  static recent(): Diagrams {
    if (!recent || recent.#length > MUCH) recent = new Diagrams();
    return recent;
  }

  constructor() {
    this.#held.fill(NO_VARIABLE, NOTHING, EVERYTHING + 1);
  }

  /** The first variable of a diagram; for a constant diagram, a number above all variables. */
  at(diagram: Diagram): number {
    return (this.#held[diagram] ?? 0) & NO_VARIABLE;
  }

  /** The remaining diagram for each value of the first variable. */
  parts(diagram: Diagram): readonly Diagram[] {
    return [...this.#held.subarray(diagram + HEAD, this.#endOf(diagram))];
  }

  both(a: Diagram, b: Diagram): Diagram {
    return this.#combine('both', a, b);
  }

  either(a: Diagram, b: Diagram): Diagram {
    return this.#combine('either', a, b);
  }

  without(a: Diagram, b: Diagram): Diagram {
    return this.#combine('without', a, b);
  }

  /**
   * The diagram that branches on a variable.
   *
   * @param parts one diagram for each value of the variable; they contain only variables with higher numbers
   * @throws RangeError
   */
  node(at: number, parts: readonly Diagram[]): Diagram {
    if (Math.max(at, parts.length) >= MAX_VARIABLES)
      throw new RangeError('there are more variables, or values of one, than can be told apart');
    const start = this.#depth;
    for (const part of parts) this.#push(part);
    return this.#pop(at, start);
  }

  /**
   * The diagram after a variable is set to a value, whatever its value was before.
   *
   * @param count the number of the variable's values
   */
  write(diagram: Diagram, variable: number, count: number, value: number): Diagram {
    if (diagram === NOTHING) return NOTHING;
    const key = variable * MAX_VARIABLES + count;
    const done = this.#overwritten.get(key) ?? new PairTable();
    this.#overwritten.set(key, done);
    const known = done.get(diagram, value);
    if (known !== undefined) return known;
    const at = this.at(diagram);
    const made =
      at < variable
        ? this.node(
            at,
            this.parts(diagram).map((part) => this.write(part, variable, count, value)),
          )
        : this.node(
            variable,
            Array.from({ length: count }, (_, one) => (one === value ? this.forget(diagram, [variable]) : NOTHING)),
          );
    done.set(diagram, value, made);
    return made;
  }

  /**
   * The diagram with variables made irrelevant: if an element is in the set for some of their values, it is in the set for
   * all of them.
   */
  forget(diagram: Diagram, variables: readonly number[]): Diagram {
    if (variables.length === 0) return diagram;
    const key = variables.join();
    const known = this.#forgotten.get(key);
    const forgotten = known ?? { all: new Set(variables), last: Math.max(...variables), done: new PairTable(64) };
    if (!known) this.#forgotten.set(key, forgotten);
    return this.#forget(diagram, forgotten);
  }

  #forget(diagram: Diagram, forgotten: Forgotten): Diagram {
    const at = this.at(diagram);
    if (at > forgotten.last) return diagram;
    const known = forgotten.done.get(diagram, 0);
    if (known !== undefined) return known;
    const begins = diagram + HEAD;
    const end = this.#endOf(diagram);
    let made: Diagram = NOTHING;
    if (forgotten.all.has(at)) {
      for (let part = begins; part < end && made !== EVERYTHING; part += 1)
        made = this.either(made, this.#forget(this.#held[part] ?? NOTHING, forgotten));
    } else {
      const start = this.#depth;
      for (let part = begins; part < end; part += 1) this.#push(this.#forget(this.#held[part] ?? NOTHING, forgotten));
      made = this.#pop(at, start);
    }
    forgotten.done.set(diagram, 0, made);
    return made;
  }

  /** The place after the parts of a diagram. */
  #endOf(diagram: Diagram): number {
    return diagram + HEAD + ((this.#held[diagram] ?? 0) >>> BITS);
  }

  #push(part: Diagram): void {
    if (this.#depth === this.#pending.length) {
      const before = this.#pending;
      this.#pending = new Int32Array(before.length * 2);
      this.#pending.set(before);
    }
    this.#pending[this.#depth] = part;
    this.#depth += 1;
  }

  /** The diagram that branches on a variable, with the parts that were pushed since a depth; it removes them. */
  #pop(at: number, start: number): Diagram {
    const pending = this.#pending;
    const end = this.#depth;
    this.#depth = start;
    const first = pending[start] ?? NOTHING;
    let plain = true;
    let hash = Math.imul(at + 1, SPREAD_A);
    for (let one = start; one < end; one += 1) {
      const part = pending[one] ?? NOTHING;
      plain &&= part === first;
      hash = Math.imul(hash ^ part, SPREAD_B);
      hash ^= hash >>> 15;
    }
    if (plain) return first;
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (let held = this.#slots[slot] ?? 0; held !== 0; held = this.#slots[slot] ?? 0) {
      if (this.#held[held + 1] === hash && this.#branches(held, at, start, end)) return held;
      slot = (slot + 1) & mask;
    }
    const made = this.#add(at, hash, start, end);
    this.#slots[slot] = made;
    this.#count += 1;
    if (this.#count > mask * FULL) this.#growSlots();
    return made;
  }

  /** Whether a diagram branches on a variable with these pending parts. */
  #branches(diagram: Diagram, at: number, start: number, end: number): boolean {
    const held = this.#held;
    if (held[diagram] !== (at | ((end - start) << BITS))) return false;
    for (let one = start; one < end; one += 1)
      if (held[diagram + HEAD + one - start] !== this.#pending[one]) return false;
    return true;
  }

  #add(at: number, hash: number, start: number, end: number): Diagram {
    const made = this.#length;
    const length = made + HEAD + end - start;
    if (length > MAX_LENGTH) throw new RangeError('there are more sets of stores than can be told apart');
    if (length > this.#held.length) {
      const before = this.#held;
      this.#held = new Int32Array(before.length * 2);
      this.#held.set(before);
    }
    const held = this.#held;
    held[made] = at | ((end - start) << BITS);
    held[made + 1] = hash;
    for (let one = start; one < end; one += 1) held[made + HEAD + one - start] = this.#pending[one] ?? NOTHING;
    this.#length = length;
    return made;
  }

  #growSlots(): void {
    const mask = this.#slots.length * 4 - 1;
    const slots = new Int32Array(mask + 1);
    for (let diagram = EVERYTHING + 1; diagram < this.#length; diagram = this.#endOf(diagram)) {
      let slot = (this.#held[diagram + 1] ?? 0) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = diagram;
    }
    this.#slots = slots;
  }

  #combine(operation: Operation, a: Diagram, b: Diagram): Diagram {
    const plain = simple(operation, a, b);
    if (plain !== undefined) return plain;
    // The order of the operands matters to 'without' alone.
    if (a > b && operation !== 'without') return this.#combine(operation, b, a);
    const done = this.#done[operation];
    const known = done.get(a, b);
    if (known !== undefined) return known;
    const atA = this.at(a);
    const atB = this.at(b);
    const at = Math.min(atA, atB);
    const count = this.#endOf(atA === at ? a : b) - (atA === at ? a : b) - HEAD;
    const start = this.#depth;
    for (let value = 0; value < count; value += 1) {
      const partA = atA === at ? (this.#held[a + HEAD + value] ?? NOTHING) : a;
      const partB = atB === at ? (this.#held[b + HEAD + value] ?? NOTHING) : b;
      this.#push(this.#combine(operation, partA, partB));
    }
    const made = this.#pop(at, start);
    done.set(a, b, made);
    return made;
  }
}

function simple(operation: Operation, a: Diagram, b: Diagram): Diagram | undefined {
  if (a === b) return operation === 'without' ? NOTHING : a;
  if (operation === 'without') {
    if (a === NOTHING || b === EVERYTHING) return NOTHING;
    return b === NOTHING ? a : undefined;
  }
  const [rules, neutral] = operation === 'both' ? [NOTHING, EVERYTHING] : [EVERYTHING, NOTHING];
  if (a === rules || b === rules) return rules;
  if (a === neutral) return b;
  return b === neutral ? a : undefined;
}
