import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';
import { productTemplateSchema } from './productTemplate.ts';

/** What is sold in a state in place of a product that is not: what serves one of its purposes, the nearest first. */
const soldInsteadSchema = {
  title: 'SoldInstead',
  type: 'object',
  additionalProperties: false,
  required: ['product', 'state', 'templates'],
  properties: {
    /** The product template that is not sold. */
    product: objectId,
    /** Its abbreviation. */
    state: { type: 'string' },
    templates: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['_id', 'name'],
        properties: { _id: objectId, name: { type: 'string' } },
      },
    },
  },
} as const satisfies JSONSchema;

/** GET /v2/products: one page of the catalogue. */
export const productPageSchema = {
  title: 'ProductPage',
  type: 'object',
  additionalProperties: false,
  required: ['docs', 'instead', 'total', 'page', 'totalPages', 'hasPrevPage', 'hasNextPage', 'pagingCounter'],
  properties: {
    docs: { type: 'array', items: productTemplateSchema },
    /** For each product of the page and each state in which it is not sold. */
    instead: { type: 'array', items: soldInsteadSchema },
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

export type SoldInstead = FromSchema<typeof soldInsteadSchema>;

export type ProductPage = FromSchema<typeof productPageSchema>;
