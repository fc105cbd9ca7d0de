import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { productTemplateSchema } from './productTemplate.ts';

/** GET /v2/products: one page of the catalogue. */
export const productPageSchema = {
  title: 'ProductPage',
  type: 'object',
  additionalProperties: false,
  required: ['docs', 'total', 'page', 'totalPages', 'hasPrevPage', 'hasNextPage', 'pagingCounter'],
  properties: {
    docs: { type: 'array', items: productTemplateSchema },
    /** How many products are on all pages. */
    total: { type: 'integer' },
    /** Counted from 1. */
    page: { type: 'integer' },
    totalPages: { type: 'integer' },
    hasPrevPage: { type: 'boolean' },
    hasNextPage: { type: 'boolean' },
    /** Position of the page's first product among all that were found, counted from 1. */
    pagingCounter: { type: 'integer' },
  },
} as const satisfies JSONSchema;

export type ProductPage = FromSchema<typeof productPageSchema>;
