import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Product } from '#schemas/wire/product.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { moment } from './moment.ts';

/** What organizations sell. `data` is the product template as the wire shows it; the catalogue stores it at start. */
export const productTemplates = pgTable(
  'product_templates',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    slug: text('slug').notNull(),
    /** Place in the catalogue. */
    position: integer('position').notNull(),
    data: jsonb('data').$type<ProductTemplate>().notNull(),
    /** State abbreviations in which it is not sold. */
    unavailable: jsonb('unavailable').$type<readonly string[]>().notNull().default([]),
  },
  (table) => [uniqueIndex('product_templates_slug').on(table.organization, table.slug)],
);

/** Priced items. */
export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    productTemplate: text('product_template')
      .notNull()
      .references(() => productTemplates.id),
    position: integer('position').notNull(),
    data: jsonb('data').$type<Product>().notNull(),
  },
  (table) => [index('products_template').on(table.productTemplate, table.position)],
);

/** Discount codes, in capitals. */
export const coupons = pgTable(
  'coupons',
  {
    organization: text('organization').notNull(),
    code: text('code').notNull(),
    percent: integer('percent').notNull(),
    /** Ids of the product templates that it serves. */
    productTemplates: jsonb('product_templates').$type<readonly string[]>().notNull(),
    expiresAt: moment('expires_at'),
  },
  (table) => [primaryKey({ columns: [table.organization, table.code] })],
);
