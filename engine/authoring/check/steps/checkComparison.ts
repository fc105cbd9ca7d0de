import type { Comparison, Literal } from '#schemas/flow/condition.ts';
import type { FindingCode } from '../../finding/findingTexts.ts';
import { fieldType, nearest, type RefType, type Target } from '../../answers/Vocabulary.ts';

/** The problem of one comparison. */
export interface ComparisonProblem {
  readonly code: FindingCode;
  readonly what: string;
}

const said = (values: readonly string[]) => values.map((one) => `'${one}'`).join(', ');

const typeName = (type: RefType) =>
  type.type === 'list' ? 'a list' : type.type === 'enum' ? 'one of a list' : type.type;

function literalProblem(ref: string, type: RefType, literal: Literal): ComparisonProblem | undefined {
  if (type.type === 'enum' || type.type === 'list') {
    if (typeof literal !== 'string')
      return { code: 'typeMismatch', what: `'${ref}' holds texts and is compared with ${String(literal)}` };
    if (type.values.includes(literal)) return undefined;
    const near = nearest(literal, type.values);
    const hint = near.length > 0 ? `did you mean ${said(near)}?` : `there are ${said(type.values)}`;
    return { code: 'unknownValue', what: `'${ref}' is never '${literal}'; ${hint}` };
  }
  return typeof literal === type.type
    ? undefined
    : { code: 'typeMismatch', what: `'${ref}' is a ${type.type} and is compared with '${String(literal)}'` };
}

const mismatch = (ref: string, type: RefType, operator: string, needs: string): ComparisonProblem => ({
  code: 'typeMismatch',
  what: `'${operator}' needs ${needs}, and '${ref}' is ${typeName(type)}`,
});

function operatorProblems(ref: string, type: RefType, asked: Comparison): readonly (ComparisonProblem | undefined)[] {
  const problems: (ComparisonProblem | undefined)[] = [];
  const { is, isNot, in: among, notIn, includes } = asked;
  for (const [operator, literals] of Object.entries({ is: [is], isNot: [isNot], in: among ?? [], notIn: notIn ?? [] }))
    for (const literal of literals) {
      if (literal === undefined) continue;
      problems.push(
        type.type === 'list' ? mismatch(ref, type, operator, 'a single value') : literalProblem(ref, type, literal),
      );
    }
  if (includes !== undefined)
    problems.push(
      type.type === 'list' ? literalProblem(ref, type, includes) : mismatch(ref, type, 'includes', 'a list'),
    );
  for (const operator of ['atLeast', 'atMost', 'moreThan', 'lessThan'] as const)
    if (asked[operator] !== undefined && type.type !== 'number')
      problems.push(mismatch(ref, type, operator, 'a number'));
  return problems;
}

/** Checks that a comparison names an existing step or fact and compares it with values of its type. */
export function checkComparison(
  ref: string,
  asked: Literal | Comparison,
  target: Target,
): readonly ComparisonProblem[] {
  if (target.kind === 'unknown') {
    const hint = target.near.length > 0 ? `; did you mean ${said(target.near)}?` : '';
    return [
      { code: 'unknownReference', what: `'${ref}' names neither a declared fact nor the field of a step${hint}` },
    ];
  }
  const type = target.kind === 'fact' ? target.type : fieldType(target.field);
  const comparison = typeof asked === 'object' ? asked : undefined;
  const problems = comparison
    ? operatorProblems(ref, type, comparison)
    : typeof asked !== 'object' && type.type === 'list'
      ? [mismatch(ref, type, 'is', 'a single value')]
      : typeof asked !== 'object'
        ? [literalProblem(ref, type, asked)]
        : [];
  return problems.filter((one) => one !== undefined);
}
