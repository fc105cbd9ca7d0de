import { pointerPart } from '../../read/readJson.ts';

/** A problem in the form of a condition, with its JSON pointer. */
export interface ConditionProblem {
  readonly pointer: string;
  readonly what: string;
}

const limits = ['atLeast', 'atMost', 'moreThan', 'lessThan'];
const literals = ['is', 'isNot', 'includes'];
const lists = ['in', 'notIn'];

const isLiteral = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function operatorProblem(name: string, operand: unknown): string | undefined {
  if (literals.includes(name))
    return isLiteral(operand) ? undefined : `'${name}' needs a text, a number, true or false`;
  if (limits.includes(name)) return typeof operand === 'number' ? undefined : `'${name}' needs a number`;
  if (name === 'answered') return typeof operand === 'boolean' ? undefined : `'answered' needs true or false`;
  if (lists.includes(name))
    return Array.isArray(operand) && operand.length > 0 && operand.every(isLiteral)
      ? undefined
      : `'${name}' needs a list of values`;
  return `there is no operator '${name}'; there are ${[...literals, ...lists, ...limits, 'answered'].join(', ')}`;
}

function comparisonProblems(asked: unknown, pointer: string): readonly ConditionProblem[] {
  if (isLiteral(asked)) return [];
  if (!isObject(asked) || Object.keys(asked).length === 0)
    return [{ pointer, what: 'a reference is compared with a value or with operators such as { "is": … }' }];
  return Object.entries(asked).flatMap(([name, operand]) => {
    const what = operatorProblem(name, operand);
    return what === undefined ? [] : [{ pointer: pointer + pointerPart(name), what }];
  });
}

/** All problems in the form of a condition. `checkReferences` checks its references. */
export function conditionProblems(condition: unknown, pointer: string): readonly ConditionProblem[] {
  if (typeof condition === 'string')
    return condition === '' ? [{ pointer, what: 'the name of the condition is empty' }] : [];
  if (!isObject(condition) || Object.keys(condition).length === 0)
    return [{ pointer, what: 'a condition is a name, "all", "any", "not", or comparisons by reference' }];
  const group = ['all', 'any', 'not'].find((name) => name in condition);
  if (group === undefined)
    return Object.entries(condition).flatMap(([ref, asked]) => comparisonProblems(asked, pointer + pointerPart(ref)));
  if (Object.keys(condition).length > 1)
    return [{ pointer, what: `beside '${group}' nothing else may stand; put the rest into "all"` }];
  const part = condition[group];
  if (group === 'not') return conditionProblems(part, `${pointer}/not`);
  if (!Array.isArray(part) || part.length === 0)
    return [{ pointer: `${pointer}/${group}`, what: `'${group}' needs a list of at least one condition` }];
  return part.flatMap((one, at) => conditionProblems(one, `${pointer}/${group}/${at}`));
}
