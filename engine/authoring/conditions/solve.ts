import type { Formula } from './Formulas.ts';
import type { Domain, Held, Variable } from '../answers/Model.ts';

/**
 * The result of the solver: contents of variables that make the formula true, a proof that there are none, or no result
 * within the budget.
 */
export type Solution =
  | { readonly kind: 'found'; readonly held: ReadonlyMap<Variable, Held> }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' };

/** The maximum number of decisions and literals for one formula. */
const BUDGET = 200_000;

type Literal = Extract<Formula, { kind: 'holds' }>;
type Choice = Extract<Formula, { kind: 'or' }>;

/** A backtracking search: narrowed domains are restored when a branch fails. */
class Search {
  readonly #domainOf: (variable: Variable) => Domain;
  readonly #held = new Map<Variable, Domain>();
  readonly #undo: (() => void)[] = [];
  readonly #asserted = new Set<Formula>();
  #choices: readonly Choice[] = [];
  spent = 0;

  constructor(domainOf: (variable: Variable) => Domain) {
    this.#domainOf = domainOf;
  }

  domain(variable: Variable): Domain {
    return this.#held.get(variable) ?? this.#domainOf(variable);
  }

  get held(): ReadonlyMap<Variable, Domain> {
    return this.#held;
  }

  mark(): number {
    return this.#undo.length;
  }

  back(mark: number): void {
    while (this.#undo.length > mark) this.#undo.pop()?.();
  }

  /** Adds a formula that must be true; false when it contradicts the current domains. */
  assert(formula: Formula): boolean {
    const open = [formula];
    for (let next = open.pop(); next; next = open.pop()) {
      if (this.#asserted.has(next)) continue;
      this.#remember(next);
      if (next.kind === 'holds') {
        if (!this.#narrow(next)) return false;
      } else if (next.kind === 'and') open.push(...next.parts);
      else if (next.kind === 'later') open.push(next.unfold());
      else this.#setChoices([...this.#choices, next]);
    }
    return true;
  }

  /**
   * Removes impossible alternatives from all open choices. `failed` when a choice has none left; otherwise returns the
   * choice with the fewest alternatives.
   */
  settle(): { readonly failed: boolean; readonly next?: readonly Formula[]; readonly choice?: Choice } {
    for (;;) {
      let best: { readonly choice: Choice; readonly parts: readonly Formula[] } | undefined;
      let forced: { readonly choice: Choice; readonly part: Formula } | undefined;
      const kept: Choice[] = [];
      for (const choice of this.#choices) {
        const verdicts = choice.parts.map((part) => [part, this.#verdict(part)] as const);
        if (verdicts.some(([, verdict]) => verdict === 'true')) continue;
        const parts = verdicts.filter(([, verdict]) => verdict !== 'false').map(([part]) => part);
        const [first] = parts;
        if (!first) return { failed: true };
        kept.push(choice);
        if (parts.length === 1) forced ??= { choice, part: first };
        else if (!best || parts.length < best.parts.length) best = { choice, parts };
      }
      this.#setChoices(kept);
      if (!forced) return best ? { failed: false, next: best.parts, choice: best.choice } : { failed: false };
      const { choice } = forced;
      this.#setChoices(this.#choices.filter((one) => one !== choice));
      if (!this.assert(forced.part)) return { failed: true };
    }
  }

  close(choice: Choice): void {
    this.#setChoices(this.#choices.filter((one) => one !== choice));
  }

  #setChoices(choices: readonly Choice[]): void {
    const before = this.#choices;
    this.#choices = choices;
    this.#undo.push(() => (this.#choices = before));
  }

  #remember(formula: Formula): void {
    this.#asserted.add(formula);
    this.#undo.push(() => this.#asserted.delete(formula));
  }

  #verdict(formula: Formula): 'true' | 'false' | 'open' {
    this.spent += 1;
    if (this.#asserted.has(formula)) return 'true';
    if (formula.kind === 'holds') {
      const domain = this.domain(formula.variable);
      const fitting = domain.filter(formula.test).length;
      return fitting === 0 ? 'false' : fitting === domain.length ? 'true' : 'open';
    }
    if (formula.kind === 'and') {
      const verdicts = formula.parts.map((part) => (part.kind === 'holds' ? this.#verdict(part) : 'open'));
      if (verdicts.includes('false')) return 'false';
      return verdicts.every((one) => one === 'true') ? 'true' : 'open';
    }
    return formula.kind === 'or' && formula.parts.length === 0 ? 'false' : 'open';
  }

  #narrow({ variable, test }: Literal): boolean {
    this.spent += 1;
    const before = this.#held.get(variable);
    const domain = this.domain(variable);
    const fitting = domain.filter(test);
    if (fitting.length === domain.length && before) return true;
    this.#held.set(variable, fitting);
    this.#undo.push(() => (before ? this.#held.set(variable, before) : this.#held.delete(variable)));
    return fitting.length > 0;
  }
}

function search(state: Search): 'found' | 'none' | 'unknown' {
  if (state.spent > BUDGET) return 'unknown';
  const { failed, next, choice } = state.settle();
  if (failed) return 'none';
  if (!next || !choice) return 'found';
  let verdict: 'none' | 'unknown' = 'none';
  for (const part of next) {
    const mark = state.mark();
    state.close(choice);
    if (state.assert(part)) {
      const inner = search(state);
      if (inner === 'found') return inner;
      if (inner === 'unknown') verdict = inner;
    }
    state.back(mark);
    if (verdict === 'unknown') return verdict;
  }
  return verdict;
}

/**
 * Finds contents of variables that make a formula true.
 *
 * @param domainOf all contents that a variable may have
 */
export function solve(formula: Formula, domainOf: (variable: Variable) => Domain): Solution {
  const state = new Search(domainOf);
  if (!state.assert(formula)) return { kind: 'none' };
  const verdict = search(state);
  if (verdict !== 'found') return { kind: verdict };
  return { kind: 'found', held: new Map([...state.held].map(([variable, [first]]) => [variable, first])) };
}
