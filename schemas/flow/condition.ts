import type { JSONSchema } from 'json-schema-to-ts';

/** A literal that a condition compares with. */
export type Literal = string | number | boolean;

/** The operators applied to one reference. All of them must be true. */
export interface Comparison {
  readonly is?: Literal;
  readonly isNot?: Literal;
  readonly in?: readonly Literal[];
  readonly notIn?: readonly Literal[];
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly moreThan?: number;
  readonly lessThan?: number;
  /** True if the referenced list contains this value. */
  readonly includes?: Literal;
  /** Whether the reference has a value; the only operator that is never unknown. */
  readonly answered?: boolean;
}

/**
 * A condition as data: the name of a declared condition, a group, or comparisons by reference. A comparison with a
 * missing value is unknown, and unknown is not true. Written by hand because a type cannot be derived from a recursive
 * schema; keep it equal to {@link conditionSchema}.
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

/** The JSON Schema of {@link Condition}, for Ajv and for editors. */
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
