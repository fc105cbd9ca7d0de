import type { Answer, Value } from '#schemas/flow/answer.ts';

/** Whether two values are equal; the order of choices does not matter. */
export const sameValue = (one: Value | undefined, other: Value | undefined) =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((value) => other.includes(value))
    : one === other;

/** Whether two answers are equal; the order of choices does not matter. */
export const sameAnswer = (one: Answer, other: Answer): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((field) => sameValue(one[field], other[field]));
