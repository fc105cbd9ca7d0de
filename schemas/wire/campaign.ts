import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';

/** GET /marketing/campaigns/{campaignId}/public: what a campaign's landing page shows, and the product that it leads to. */
export const campaignSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'image', 'tag', 'color', 'title', 'description', 'productTemplate'],
  properties: {
    _id: objectId,
    /** Path inside the portal. */
    image: { type: 'string' },
    /** The badge. */
    tag: { type: 'string' },
    /** The colour of the badge; its text is made to be read on it. */
    color: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
    title: { type: 'string' },
    description: { type: 'string' },
    productTemplate: objectId,
  },
} as const satisfies JSONSchema;

export type Campaign = FromSchema<typeof campaignSchema>;
