import type { Box } from './LazyAnswers.ts';
import type { Domain, Model, Variable } from './Model.ts';
import { placeKey, type Outcome } from './Situation.ts';

const domainIn = (model: Model, box: Box, variable: Variable): Domain => box.get(variable) ?? model.domain(variable);

const within = (inner: Domain, outer: Domain) => inner === outer || inner.every((held) => outer.includes(held));

const same = (a: Domain, b: Domain) => within(a, b) && within(b, a);

/** Whether a variable holds what it may have held from the start. */
export const isInitial = (model: Model, box: Box, variable: Variable): boolean =>
  within(domainIn(model, box, variable), model.domain(variable));

const sameStart = (a: Box, b: Box): boolean =>
  a.size === b.size && [...a].every(([variable, domain]) => same(domain, b.get(variable) ?? []));

function onlyDifference(model: Model, a: Box, b: Box): Variable | undefined {
  let only: Variable | undefined;
  for (const variable of new Set([...a.keys(), ...b.keys()])) {
    if (same(domainIn(model, a, variable), domainIn(model, b, variable))) continue;
    if (only !== undefined) return undefined;
    only = variable;
  }
  return only !== undefined && isInitial(model, a, only) && isInitial(model, b, only) ? only : undefined;
}

/** Two outcomes as one, where they differ in what one variable held and in nothing that followed from it. */
function joined(model: Model, one: Outcome, other: Outcome): Outcome | undefined {
  if (!sameStart(one.start, other.start)) return undefined;
  const variable = onlyDifference(model, one.box, other.box);
  if (variable === undefined) return undefined;
  const domains = [one, other].map(({ box }) => domainIn(model, box, variable));
  const union = model.domain(variable).filter((held) => domains.some((domain) => domain.includes(held)));
  return { ...one, box: new Map([...one.box, [variable, union]]) };
}

/** Outcomes of one move, as few as stand for all of them. */
export function joinOutcomes(model: Model, outcomes: readonly Outcome[]): readonly Outcome[] {
  const kept = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    const key = placeKey(outcome.position);
    const others = kept.get(key) ?? [];
    kept.set(key, others);
    let next = outcome;
    for (let at = 0; at < others.length; at += 1) {
      const other = others[at];
      const union = other && joined(model, next, other);
      if (!union) continue;
      next = union;
      others.splice(at, 1);
      at = -1;
    }
    others.push(next);
  }
  return [...kept.values()].flat();
}
