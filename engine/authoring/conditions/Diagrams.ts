import { IntList } from './IntList.ts';
import { PairTable } from './PairTable.ts';

/** A diagram, by the number that {@link Diagrams} gave it. Equal diagrams have equal numbers. */
export type Diagram = number;

/** The diagram of nothing, and that of everything. */
export const NOTHING: Diagram = 0;
export const EVERYTHING: Diagram = 1;

type Operation = 'both' | 'either' | 'without';

/** There are fewer variables than this, and fewer values of one. */
const MAX_VARIABLES = 2 ** 16;

/** What nothing and everything decide, in the place of a variable: it comes after all of them. */
const NO_VARIABLE = MAX_VARIABLES;

/** Numbers of diagrams stay below this. */
const MAX_DIAGRAMS = 2 ** 26;

/** What even a small exploration needs room for. */
const FEW_NODES = 2 ** 14;

/** With so many diagrams, {@link Diagrams.recent} begins anew. */
const MANY_DIAGRAMS = 2 ** 21;

let recent: Diagrams | undefined;

/**
 * Decision diagrams over numbered variables, each of which has a number of values: whatever the variables do not depend
 * on one another for is written once. They know of no names, so all that was worked out holds for whoever asks next.
 */
export class Diagrams {
  /** The variable that each diagram decides first. */
  readonly #at = new IntList([NO_VARIABLE, NO_VARIABLE]);
  /** Where the parts of each diagram begin among all parts; those of the next begin where they end. */
  readonly #begins = new IntList([0, 0, 0]);
  readonly #parts = new IntList();
  readonly #nodes = new PairTable(FEW_NODES);
  readonly #pairs = new PairTable(FEW_NODES);
  readonly #done = {
    both: new PairTable(),
    either: new PairTable(),
    without: new PairTable(),
  };
  readonly #overwritten = new Map<number, PairTable>();
  readonly #forgotten = new Map<number, PairTable>();

  /** Those that were worked with before: explorations of a flow that changes little ask for the same again and again. */
  static recent(): Diagrams {
    if (!recent || recent.#at.length > MANY_DIAGRAMS) recent = new Diagrams();
    return recent;
  }

  /** The variable that a diagram decides first; a number above all variables where it decides none. */
  at(diagram: Diagram): number {
    return this.#at.at(diagram);
  }

  /** What is left of a diagram for each value of the variable that it decides first. */
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
   * The diagram that decides a variable, and then is one of some others.
   *
   * @param parts one for each value of the variable; they decide only variables of higher numbers
   */
  node(at: number, parts: readonly Diagram[]): Diagram {
    const [first = NOTHING] = parts;
    if (parts.every((part) => part === first)) return first;
    let key = at;
    for (let one = 0; one < parts.length - 1; one += 1) key = this.#pair(key, parts[one] ?? NOTHING);
    const last = parts.at(-1) ?? NOTHING;
    const known = this.#nodes.get(key, last);
    if (known !== undefined) return known;
    const made = this.#at.length;
    if (made >= MAX_DIAGRAMS) throw new RangeError('there are more sets of stores than can be told apart');
    this.#at.push(at);
    for (const part of parts) this.#parts.push(part);
    this.#begins.push(this.#parts.length);
    this.#nodes.set(key, last, made);
    return made;
  }

  /**
   * A diagram with one value of a variable in place of whatever it had.
   *
   * @param count of the variable's values
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

  /** A diagram that differs in one variable only: whatever is in it for one value is in it for all. */
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

  /** One number for two; the first numbers are left to the variables, with which every node begins. */
  #pair(a: number, b: number): number {
    const known = this.#pairs.get(a, b);
    if (known !== undefined) return known;
    const made = MAX_VARIABLES + this.#pairs.size;
    this.#pairs.set(a, b, made);
    return made;
  }

  #combine(operation: Operation, a: Diagram, b: Diagram): Diagram {
    const plain = simple(operation, a, b);
    if (plain !== undefined) return plain;
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
    const parts: Diagram[] = [];
    for (let value = 0; value < count; value += 1) {
      const partA = atA === at ? this.#parts.at(beginsA + value) : a;
      const partB = atB === at ? this.#parts.at(beginsB + value) : b;
      parts.push(this.#combine(operation, partA, partB));
    }
    const made = this.node(at, parts);
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
