import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { intakeTemplateHeaderSchema } from '../flow/stepSet.ts';
import { objectId } from '../objectId.ts';

const optionalId = { anyOf: [objectId, { type: 'null' }] } as const;

/** A visit before it is begun: picture, length and price. */
const visitOfferSchema = {
  title: 'VisitOffer',
  type: 'object',
  additionalProperties: false,
  required: ['image', 'minutes', 'price'],
  properties: {
    /** Path of the picture of its first product; null for a visit without products. */
    image: { type: ['string', 'null'] },
    minutes: { type: 'integer' },
    /** The lowest price of its products, in cents of US dollars; null where nothing is paid at its checkout. */
    price: {
      anyOf: [
        {
          type: 'object',
          additionalProperties: false,
          required: ['amount', 'per'],
          properties: { amount: { type: 'integer' }, per: { type: 'string', enum: ['month', 'once'] } },
        },
        { type: 'null' },
      ],
    },
  },
} as const satisfies JSONSchema;

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
    'several_plans',
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
    /** Whether a product of the visit has more than one plan to choose from. */
    several_plans: { type: 'boolean' },
    disable_payment_collection: { type: 'boolean' },
    /** The membership that the visit offers. */
    membership: optionalId,
    /** What a card says before the visit is begun. Present when templates are listed. */
    offer: visitOfferSchema,
    /** The step set itself. Present when a single template or intake is read. */
    definition: { type: 'object', additionalProperties: true },
  },
} as const satisfies JSONSchema;

export type VisitOffer = FromSchema<typeof visitOfferSchema>;
export type IntakeTemplate = FromSchema<typeof intakeTemplateSchema>;
