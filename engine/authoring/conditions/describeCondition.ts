import type { Value } from '#schemas/flow/answer.ts';
import type { Comparison, Condition, Literal } from '#schemas/flow/condition.ts';
import { isGroup, isNegation } from '#engine/conditions/compileCondition.ts';

/** A value as text for authors; free text is quoted. */
export function inWords(value: Value): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(inWords).join(', ') || 'nothing';
  return typeof value === 'string' && !/^[\w.-]+$/.test(value) ? `“${value}”` : String(value);
}

const anyOf = (values: readonly Literal[]) => values.map(inWords).join(' or ');

/**
 * One comparison as text, such as "is not male".
 *
 * @param isFact for facts the text says "known", for answers "answered"
 */
export function describeComparison(asked: Literal | Comparison, isFact: boolean): string {
  if (typeof asked !== 'object') return `is ${inWords(asked)}`;
  const { is, isNot, in: among, notIn, atLeast, atMost, moreThan, lessThan, includes, answered } = asked;
  const known = isFact ? 'known' : 'answered';
  return [
    ...(answered === undefined ? [] : [answered ? `is ${known}` : `is not ${known}`]),
    ...(is === undefined ? [] : [`is ${inWords(is)}`]),
    ...(isNot === undefined ? [] : [`is not ${inWords(isNot)}`]),
    ...(among === undefined ? [] : [`is ${anyOf(among)}`]),
    ...(notIn === undefined ? [] : [`is not ${anyOf(notIn)}`]),
    ...(atLeast === undefined ? [] : [`is at least ${atLeast}`]),
    ...(atMost === undefined ? [] : [`is at most ${atMost}`]),
    ...(moreThan === undefined ? [] : [`is more than ${moreThan}`]),
    ...(lessThan === undefined ? [] : [`is less than ${lessThan}`]),
    ...(includes === undefined ? [] : [`includes ${inWords(includes)}`]),
  ].join(' and ');
}

function joined(parts: readonly string[], word: 'and' | 'or', inside: boolean): string {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  const text = parts.join(` ${word} `);
  return inside ? `(${text})` : text;
}

function describe(condition: Condition, isFact: (ref: string) => boolean, inside: boolean): string {
  const each = (list: readonly Condition[]) => list.map((one) => describe(one, isFact, list.length > 1 || inside));
  if (typeof condition === 'string') return condition;
  if (isGroup(condition, 'all')) return joined(each(condition.all), 'and', inside);
  if (isGroup(condition, 'any')) return joined(each(condition.any), 'or', inside);
  if (isNegation(condition)) {
    const inner = describe(condition.not, isFact, false);
    return typeof condition.not === 'string' ? `not ${inner}` : `not (${inner})`;
  }
  const comparisons = Object.entries(condition);
  const parts = comparisons.map(([ref, asked]) => {
    const text = `${ref} ${describeComparison(asked, isFact(ref))}`;
    return (inside || comparisons.length > 1) && text.includes(' or ') ? `(${text})` : text;
  });
  return joined(parts, 'and', inside);
}

/** A condition as text. A named condition that it uses is shown by its name. */
export const describeCondition = (condition: Condition, isFact: (ref: string) => boolean): string =>
  describe(condition, isFact, false);
