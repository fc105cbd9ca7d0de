import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { intakeTemplateHeaderSchema } from '../flow/stepSet.ts';
import { objectId } from '../objectId.ts';

const optionalId = { anyOf: [objectId, { type: 'null' }] } as const;

/** One stored version of an intake template. */
export const intakeTemplateSchema = {
  title: 'IntakeTemplate',
  type: 'object',
  additionalProperties: false,
  required: [
    '_id',
    'slug',
    'version',
    'header',
    'product_defaults',
    'product_addons',
    'product_best_value',
    'bundle_support',
    'disable_payment_collection',
    'membership',
  ],
  properties: {
    _id: objectId,
    /** The `flow` of its steps JSON. */
    slug: { type: 'string' },
    version: { type: 'integer' },
    header: intakeTemplateHeaderSchema,
    /** Product templates that the visit offers, and those that can be added. */
    product_defaults: { type: 'array', items: objectId },
    product_addons: { type: 'array', items: objectId },
    product_best_value: optionalId,
    /** Whether all products of the visit are bought together. */
    bundle_support: { type: 'boolean' },
    disable_payment_collection: { type: 'boolean' },
    /** The membership that the visit offers. */
    membership: optionalId,
    /** The step set itself. Present when a single template or intake is read. */
    definition: { type: 'object', additionalProperties: true },
  },
} as const satisfies JSONSchema;

export type IntakeTemplate = FromSchema<typeof intakeTemplateSchema>;
