import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const text = { type: ['string', 'null'], maxLength: 100 } as const;

/** A shipping address. Phone numbers are the ten digits of a US number; the country is 'us'. */
export const shippingInfoSchema = {
  title: 'ShippingInfo',
  type: 'object',
  additionalProperties: false,
  properties: {
    first_name: text,
    last_name: text,
    street_address: text,
    apt_suite: text,
    city: text,
    state: text,
    zip_code: text,
    country: text,
    phone_number: text,
    mobile_number: text,
  },
} as const satisfies JSONSchema;

export type ShippingInfo = FromSchema<typeof shippingInfoSchema>;
