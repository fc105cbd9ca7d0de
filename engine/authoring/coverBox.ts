import type { Box } from './LazyAnswers.ts';
import type { Domain, Variable } from './Model.ts';

/** More pieces than this are not looked through; the box is then taken to hold something new. */
const MAX_PIECES = 400;

type DomainOf = (variable: Variable) => Domain;

const within = (inner: Domain, outer: Domain) => inner === outer || inner.every((held) => outer.includes(held));

const apart = (own: Domain, wide: Domain) => own !== wide && !own.some((held) => wide.includes(held));

/** What of a box lies outside another, as boxes; undefined where the two have nothing in common. */
function outside(box: Box, other: Box, domainOf: DomainOf): readonly Box[] | undefined {
  for (const [variable, wide] of other) if (apart(box.get(variable) ?? domainOf(variable), wide)) return undefined;
  const pieces: Box[] = [];
  let rest = box;
  for (const [variable, wide] of other) {
    const own = rest.get(variable) ?? domainOf(variable);
    if (within(own, wide)) continue;
    pieces.push(new Map([...rest, [variable, own.filter((held) => !wide.includes(held))]]));
    rest = new Map([...rest, [variable, own.filter((held) => wide.includes(held))]]);
  }
  return pieces;
}

/** Whether boxes together hold everything that a box holds. */
export function coverBox(box: Box, others: readonly Box[], domainOf: DomainOf): boolean {
  let pieces: readonly Box[] = [box];
  for (const other of others) {
    pieces = pieces.flatMap((piece) => outside(piece, other, domainOf) ?? [piece]);
    if (pieces.length === 0) return true;
    if (pieces.length > MAX_PIECES) return false;
  }
  return false;
}
