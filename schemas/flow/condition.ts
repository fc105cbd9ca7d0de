import type { JSONSchema } from 'json-schema-to-ts';

/** A literal that a condition may compare with. */
export type Literal = string | number | boolean;

/** What is asked of one reference. All operators of one comparison must hold. */
export interface Comparison {
  readonly is?: Literal;
  readonly isNot?: Literal;
  readonly in?: readonly Literal[];
  readonly notIn?: readonly Literal[];
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly moreThan?: number;
  readonly lessThan?: number;
  /** The reference holds a list that has this value among its members. */
  readonly includes?: Literal;
  /** Whether the reference has a value at all; the one operator that is never unknown. */
  readonly answered?: boolean;
}

/**
 * A condition as data: the name of a declared condition, a group, or comparisons by reference.
 * A comparison with an absent value is unknown, and unknown is not true.
 *
 * Written by hand because a recursive schema cannot be turned into a type; {@link conditionSchema} is its twin.
 */
export type Condition =
  | string
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly [ref: string]: Literal | Comparison };

const literal = { type: ['string', 'number', 'boolean'] } as const;

const comparison = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    is: literal,
    isNot: literal,
    in: { type: 'array', items: literal, minItems: 1 },
    notIn: { type: 'array', items: literal, minItems: 1 },
    atLeast: { type: 'number' },
    atMost: { type: 'number' },
    moreThan: { type: 'number' },
    lessThan: { type: 'number' },
    includes: literal,
    answered: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

const group = { type: 'array', minItems: 1, items: { $ref: 'condition' } } as const;

/** The JSON Schema of {@link Condition}, for Ajv and for completion in editors. */
export const conditionSchema = {
  $id: 'condition',
  anyOf: [
    { type: 'string', minLength: 1 },
    { type: 'object', additionalProperties: false, required: ['all'], properties: { all: group } },
    { type: 'object', additionalProperties: false, required: ['any'], properties: { any: group } },
    {
      type: 'object',
      additionalProperties: false,
      required: ['not'],
      properties: { not: { $ref: 'condition' } },
    },
    {
      type: 'object',
      minProperties: 1,
      propertyNames: { not: { enum: ['all', 'any', 'not'] } },
      additionalProperties: { anyOf: [literal, comparison] },
    },
  ],
} as const;
