import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';

/** GET /marketing/campaigns/{campaignId}/public: the contents of a campaign's landing page, and its product. */
export const campaignSchema = {
  title: 'Campaign',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'image', 'tag', 'color', 'title', 'description', 'productTemplate'],
  properties: {
    _id: objectId,
    /** Path in the portal. */
    image: { type: 'string' },
    /** The text of the badge. */
    tag: { type: 'string' },
    /** The color of the badge; the text color is derived from it for contrast. */
    color: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
    title: { type: 'string' },
    description: { type: 'string' },
    productTemplate: objectId,
  },
} as const satisfies JSONSchema;

export type Campaign = FromSchema<typeof campaignSchema>;
