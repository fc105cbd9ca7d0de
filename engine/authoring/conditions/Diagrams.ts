import { IntList } from './IntList.ts';
import { PairTable } from './PairTable.ts';

/** A diagram, by the number that {@link Diagrams} assigned to it. Equal diagrams have equal numbers. */
export type Diagram = number;

/** The diagram of the empty set, and the diagram of the full set. */
export const NOTHING: Diagram = 0;
export const EVERYTHING: Diagram = 1;

type Operation = 'both' | 'either' | 'without';

/** Upper bound for the number of variables, and for the number of values of a variable. */
const MAX_VARIABLES = 2 ** 16;

/** The variable number of the two constant diagrams: it comes after all real variables. */
const NO_VARIABLE = MAX_VARIABLES;

/** Upper bound for diagram numbers. */
const MAX_DIAGRAMS = 2 ** 26;

/** The initial capacity, enough for a small exploration. */
const FEW_NODES = 2 ** 14;

/** Odd multipliers that spread neighboring numbers over the hash table, and the fill level at which it grows. */
const SPREAD_A = 0x9e3779b1;
const SPREAD_B = 0x85ebca6b;
const FULL = 0.6;

/** When there are this many diagrams, {@link Diagrams.recent} starts again with an empty set. */
const MANY_DIAGRAMS = 2 ** 21;

let recent: Diagrams | undefined;

/**
 * Decision diagrams over numbered variables, each with a fixed number of values. Parts that are independent of each
 * other are stored once. The diagrams contain no names, so cached results are valid for every later caller.
 */
export class Diagrams {
  /** The first variable of each diagram. */
  readonly #at = new IntList([NO_VARIABLE, NO_VARIABLE]);
  /**
   * The start index of each diagram's parts in the list of all parts; a diagram's parts end where the next one's start.
   */
  readonly #begins = new IntList([0, 0, 0]);
  readonly #parts = new IntList();
  /** The hash of each diagram, and a hash table of diagrams: 0 is a free slot, since no constant is in it. */
  readonly #hashes = new IntList([0, 0]);
  #slots = new Int32Array(FEW_NODES);
  /** The parts of the nodes that are being made, innermost last. */
  #pending = new Int32Array(1024);
  #depth = 0;
  readonly #done = {
    both: new PairTable(),
    either: new PairTable(),
    without: new PairTable(),
  };
  readonly #overwritten = new Map<number, PairTable>();
  readonly #forgotten = new Map<number, PairTable>();

  /**
   * The shared instance. Successive explorations of a slightly edited flow repeat most operations, so the cache is
   * kept.
   */
  static recent(): Diagrams {
    if (!recent || recent.#at.length > MANY_DIAGRAMS) recent = new Diagrams();
    return recent;
  }

  /** The first variable of a diagram; for a constant diagram, a number above all variables. */
  at(diagram: Diagram): number {
    return this.#at.at(diagram);
  }

  /** The remaining diagram for each value of the first variable. */
  parts(diagram: Diagram): readonly Diagram[] {
    const begins = this.#begins.at(diagram);
    return Array.from({ length: this.#begins.at(diagram + 1) - begins }, (_, value) => this.#parts.at(begins + value));
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
   */
  node(at: number, parts: readonly Diagram[]): Diagram {
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
            Array.from({ length: count }, (_, one) => (one === value ? this.forget(diagram, variable) : NOTHING)),
          );
    done.set(diagram, value, made);
    return made;
  }

  /**
   * The diagram with a variable made irrelevant: if an element is in the set for one value, it is in the set for all
   * values.
   */
  forget(diagram: Diagram, variable: number): Diagram {
    const at = this.at(diagram);
    if (at > variable) return diagram;
    const done = this.#forgotten.get(variable) ?? new PairTable();
    this.#forgotten.set(variable, done);
    const known = done.get(diagram, 0);
    if (known !== undefined) return known;
    const parts = this.parts(diagram);
    const made =
      at === variable
        ? parts.reduce((all, part) => this.either(all, part), NOTHING)
        : this.node(
            at,
            parts.map((part) => this.forget(part, variable)),
          );
    done.set(diagram, 0, made);
    return made;
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
      if (this.#hashes.at(held) === hash && this.#branches(held, at, start, end)) return held;
      slot = (slot + 1) & mask;
    }
    const made = this.#at.length;
    if (made >= MAX_DIAGRAMS) throw new RangeError('there are more sets of stores than can be told apart');
    this.#at.push(at);
    this.#hashes.push(hash);
    for (let one = start; one < end; one += 1) this.#parts.push(pending[one] ?? NOTHING);
    this.#begins.push(this.#parts.length);
    this.#slots[slot] = made;
    if (made > mask * FULL) this.#grow();
    return made;
  }

  /** Whether a diagram branches on a variable with these pending parts. */
  #branches(diagram: Diagram, at: number, start: number, end: number): boolean {
    const begins = this.#begins.at(diagram);
    if (this.#at.at(diagram) !== at || this.#begins.at(diagram + 1) - begins !== end - start) return false;
    for (let one = 0; one < end - start; one += 1)
      if (this.#parts.at(begins + one) !== this.#pending[start + one]) return false;
    return true;
  }

  #grow(): void {
    const mask = this.#slots.length * 4 - 1;
    const slots = new Int32Array(mask + 1);
    for (let diagram = EVERYTHING + 1; diagram < this.#at.length; diagram += 1) {
      let slot = this.#hashes.at(diagram) & mask;
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
    const one = atA === at ? a : b;
    const count = this.#begins.at(one + 1) - this.#begins.at(one);
    const beginsA = this.#begins.at(a);
    const beginsB = this.#begins.at(b);
    const start = this.#depth;
    for (let value = 0; value < count; value += 1) {
      const partA = atA === at ? this.#parts.at(beginsA + value) : a;
      const partB = atB === at ? this.#parts.at(beginsB + value) : b;
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
