import type { Value } from '#schemas/flow/answer.ts';
import type { Literal } from '#schemas/flow/condition.ts';
import type { RefType } from './Vocabulary.ts';

/** All literals in a comparison. */
export const literalsOf = (asked: Literal | { readonly [operator: string]: unknown }): readonly Literal[] =>
  typeof asked === 'object'
    ? Object.entries(asked)
        .filter(([operator]) => operator !== 'answered')
        .flatMap(([, operand]) => operand)
        .filter((one): one is Literal => typeof one !== 'object' && typeof one !== 'undefined')
    : [asked];

const numbersAround = (stops: readonly number[]) => [
  ...new Set([1, ...stops.flatMap((one, at) => [one, (one + (stops[at + 1] ?? one + 2)) / 2, one - 1])]),
];

/**
 * How a value compares with every literal that it is compared with. Conditions cannot tell apart values with equal
 * signatures.
 */
export const signature = (value: Value, mentioned: readonly Literal[]): string =>
  mentioned
    .map((one) =>
      typeof one === 'number' && typeof value === 'number'
        ? Math.sign(value - one)
        : Number(Array.isArray(value) ? value.some((item) => item === one) : one === value),
    )
    .join(' ') + typeof value;

/** Sample values of a fact, one for each signature. */
export function factValues(type: RefType, mentioned: readonly Literal[]): readonly Value[] {
  switch (type.type) {
    case 'boolean':
      return [false, true];
    case 'number':
      return numbersAround(mentioned.filter((one) => typeof one === 'number').sort((a, b) => a - b));
    case 'string':
      return ['Sample', ...mentioned.filter((one) => typeof one === 'string')];
    case 'list': {
      const read = type.values.filter((one) => mentioned.includes(one));
      return [[], ...read.map((one) => [one]), ...(read.length > 1 ? [read] : [])];
    }
    default: {
      const other = type.values.find((one) => !mentioned.includes(one));
      return type.values.filter((one) => mentioned.includes(one) || one === other);
    }
  }
}
