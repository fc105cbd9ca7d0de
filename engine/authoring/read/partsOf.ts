import type { Comparison, Condition, Literal } from '#schemas/flow/condition.ts';
import { isGroup, isNegation } from '#engine/conditions/compileCondition.ts';
import { pointerPart } from './readJson.ts';

/** One comparison of a condition, and whether it is inside an odd number of negations. */
export interface Leaf {
  readonly ref: string;
  readonly asked: Literal | Comparison;
  readonly pointer: string;
  readonly negated: boolean;
}

/** A named condition used by another condition. */
interface Use {
  readonly name: string;
  readonly pointer: string;
  readonly negated: boolean;
}

/** The parts of a condition, without following names. */
export interface Parts {
  readonly leaves: readonly Leaf[];
  readonly uses: readonly Use[];
}

function collect(condition: Condition, pointer: string, negated: boolean, leaves: Leaf[], uses: Use[]): void {
  if (typeof condition === 'string') uses.push({ name: condition, pointer, negated });
  else if (isGroup(condition, 'all'))
    condition.all.forEach((one, at) => collect(one, `${pointer}/all/${at}`, negated, leaves, uses));
  else if (isGroup(condition, 'any'))
    condition.any.forEach((one, at) => collect(one, `${pointer}/any/${at}`, negated, leaves, uses));
  else if (isNegation(condition)) collect(condition.not, `${pointer}/not`, !negated, leaves, uses);
  else
    for (const [ref, asked] of Object.entries(condition))
      leaves.push({ ref, asked, pointer: pointer + pointerPart(ref), negated });
}

/** The comparisons and names in a condition, with their JSON pointers. */
export function partsOf(condition: Condition, pointer: string): Parts {
  const leaves: Leaf[] = [];
  const uses: Use[] = [];
  collect(condition, pointer, false, leaves, uses);
  return { leaves, uses };
}
