import type { Comparison, Condition, Literal } from '#schemas/flow/condition.ts';
import { isGroup, isNegation } from '#engine/conditions/compileCondition.ts';
import { pointerPart } from './readJson.ts';

/** One comparison of a condition, and whether it stands under an odd number of negations. */
export interface Leaf {
  readonly ref: string;
  readonly asked: Literal | Comparison;
  readonly pointer: string;
  readonly negated: boolean;
}

/** A condition that another one uses by its name. */
interface Use {
  readonly name: string;
  readonly pointer: string;
  readonly negated: boolean;
}

/** What a condition is made of, without following names. */
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

/** The comparisons and names of a condition that stands at a JSON pointer. */
export function partsOf(condition: Condition, pointer: string): Parts {
  const leaves: Leaf[] = [];
  const uses: Use[] = [];
  collect(condition, pointer, false, leaves, uses);
  return { leaves, uses };
}
