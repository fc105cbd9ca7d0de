import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { membershipSchema } from '#schemas/wire/membership.ts';
import { cents, feature, text, texts } from '../../kernel/files/schemaParts.ts';

/** A membership as its file in `catalogue/memberships` writes it. */
export const membershipFileSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'description', 'type', 'protocol', 'features', 'included', 'prices'],
  properties: {
    name: text,
    description: text,
    type: membershipSchema.properties.type,
    protocol: text,
    features: { type: 'array', items: feature },
    included: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'features'],
        properties: {
          name: text,
          /** Name of an illustration of the catalogue. */
          image: text,
          features: texts,
          /** Where the first appointment is booked. */
          bookingLink: text,
        },
      },
    },
    prices: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['months', 'price'],
        properties: {
          months: { type: 'integer', minimum: 1, maximum: 36, description: 'months from 1 to 36' },
          price: cents,
        },
      },
    },
  },
} as const satisfies JSONSchema;

/** What a membership's file holds. */
export type MembershipFile = FromSchema<typeof membershipFileSchema>;

/** A membership as it is written. */
export interface CatalogueMembership extends MembershipFile {
  /** The name of its file. Stable for ever: the ids of the membership and of its prices are derived from it. */
  readonly slug: string;
}
