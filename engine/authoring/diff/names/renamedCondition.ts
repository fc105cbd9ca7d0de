import type { Comparison, Condition, Literal } from '#schemas/flow/condition.ts';
import { isGroup, isNegation } from '#engine/conditions/compileCondition.ts';

/** The current names of references and option values. Values are looked up by the new reference. */
export interface Renaming {
  ref(old: string): string;
  value(ref: string, old: string): string;
}

const literal = (asked: Literal, ref: string, renaming: Renaming): Literal =>
  typeof asked === 'string' ? renaming.value(ref, asked) : asked;

function comparison(asked: Literal | Comparison, ref: string, renaming: Renaming): Literal | Comparison {
  if (typeof asked !== 'object') return literal(asked, ref, renaming);
  const renamed = (one: unknown): unknown =>
    Array.isArray(one) ? one.map(renamed) : typeof one === 'string' ? renaming.value(ref, one) : one;
  return Object.fromEntries(Object.entries(asked).map(([operator, operand]) => [operator, renamed(operand)]));
}

/** A condition under current names, so that a condition that only follows a renaming counts as unchanged. */
export function renamedCondition(condition: Condition, renaming: Renaming): Condition {
  if (typeof condition === 'string') return condition;
  const each = (list: readonly Condition[]) => list.map((one) => renamedCondition(one, renaming));
  if (isGroup(condition, 'all')) return { all: each(condition.all) };
  if (isGroup(condition, 'any')) return { any: each(condition.any) };
  if (isNegation(condition)) return { not: renamedCondition(condition.not, renaming) };
  return Object.fromEntries(
    Object.entries(condition).map(([old, asked]) => {
      const ref = renaming.ref(old);
      return [ref, comparison(asked, ref, renaming)] as const;
    }),
  );
}
