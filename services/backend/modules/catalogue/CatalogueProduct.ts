import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { productTemplateSchema } from '#schemas/wire/productTemplate.ts';
import { cents, feature, slug, state, text, texts } from '../../kernel/files/schemaParts.ts';

const units = { type: 'integer', minimum: 1, description: 'a whole number from 1' } as const satisfies JSONSchema;

/** A dosage frequency: how often it is taken, and how much of it a month takes. */
const frequency = {
  type: 'object',
  additionalProperties: false,
  required: ['label', 'dosesPerWeek', 'instructions', 'monthlyUnits'],
  properties: {
    label: text,
    dosesPerWeek: units,
    /** May contain `{dose}`, `{weekly_dosage}` and `{compounded_dosage}`. */
    instructions: text,
    monthlyUnits: units,
    /** Left out where the patient may choose no other quantity. */
    customQuantity: {
      type: 'object',
      additionalProperties: false,
      required: ['min', 'max', 'default'],
      properties: {
        min: units,
        max: units,
        default: units,
        /** Between two quantities; 4 where it is left out, and 1 for an add-on. */
        step: units,
      },
    },
  },
} as const satisfies JSONSchema;

/** Something that is counted: its name in the singular and in the plural. */
const names = { one: text, many: text } as const;

/** Labels that stand in addresses with commas between them. */
const labels = {
  type: 'array',
  minItems: 1,
  uniqueItems: true,
  items: { type: 'string', pattern: '^[^\\s,]+( [^\\s,]+)*$', description: 'words without commas' },
} as const satisfies JSONSchema;

const plan = {
  type: 'object',
  additionalProperties: false,
  required: ['months', 'total'],
  properties: {
    /** 0 for what is bought once. */
    months: { type: 'integer', minimum: 0, maximum: 36, description: 'months from 1 to 36, or 0 for bought once' },
    /** The full price in cents, for all months together. */
    total: cents,
    /** Cents that the plan saves. */
    savings: cents,
    /** Cents that the membership that comes with the product saves. */
    membershipSavings: cents,
    /** Whether this plan is the one that is pointed out. */
    default: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

/** A product as its file in `catalogue/products` writes it. What is left out, the product does not have. */
export const productFileSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'productName', 'description', 'type', 'images', 'shortDescription', 'benefits', 'tags', 'plans'],
  properties: {
    name: text,
    /** What the pharmacy or laboratory calls it. */
    productName: text,
    description: text,
    /** What must be known before it is bought: shown whole wherever the product is offered. */
    warnings: texts,
    type: productTemplateSchema.properties.type,
    /** Names of illustrations of the catalogue, the main one first. */
    images: { type: 'array', minItems: 1, items: text },
    productType: text,
    shortDescription: text,
    /** Whether the patient may ask the care team to recommend the dose. */
    recommendationRequest: { type: 'boolean' },
    benefits: { type: 'array', items: feature },
    /** By what patients choose among products: what it is for, and what it is good for. The first benefit is its badge. */
    tags: {
      type: 'object',
      additionalProperties: false,
      properties: { protocols: labels, benefits: labels },
    },
    /** Whether it is paid from health accounts; left out where that follows from its type. */
    healthAccount: { type: 'boolean' },
    strengths: texts,
    frequencies: { type: 'array', items: frequency },
    plans: { type: 'array', minItems: 1, items: plan },
    /** How much of the strength one unit is, in pieces or milliliters; 1 where it is left out. */
    doseQuantity: { type: 'number', exclusiveMinimum: 0 },
    /** What a dose is counted in, and whether that measures a liquid. */
    doseUnit: {
      type: 'object',
      additionalProperties: false,
      required: ['one', 'many'],
      properties: { ...names, milliliters: { type: 'boolean' } },
    },
    /** What it is supplied in, where that is not what a dose is counted in, and how much of that one holds. */
    supplyUnit: {
      type: 'object',
      additionalProperties: false,
      required: ['one', 'many', 'holds'],
      properties: { ...names, holds: units },
    },
    /** The smallest and the greatest dose that is offered without a provider, in units a month. */
    doseLimits: {
      type: 'object',
      additionalProperties: false,
      required: ['min', 'max', 'source'],
      properties: {
        min: units,
        max: units,
        /** Who says so. */
        source: text,
      },
    },
    /** The dose that is chosen first; the recommended one where it is left out. */
    preselectedDose: productTemplateSchema.properties.preselected_dose,
    /** The syringe that comes with it, in what a dose is counted in: how much it holds, and how far apart its marks are. */
    syringe: {
      type: 'object',
      additionalProperties: false,
      required: ['capacity', 'mark'],
      properties: { capacity: units, mark: units },
    },
    doseRecommendation: text,
    /** The labels of the dose preferences; a preference without a label is not offered. */
    doseTexts: {
      type: 'object',
      additionalProperties: false,
      properties: { recommended: text, starter: text, custom: text },
    },
    /** The membership that comes with it. */
    membership: slug,
    medicationType: text,
    dosageType: text,
    /** What patients say of it, first name and words. */
    testimonials: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'text'],
        properties: { name: text, text },
      },
    },
    /** What a lab product measures, by slug; all markers of the catalogue where it is left out. */
    biomarkers: { type: 'array', minItems: 1, uniqueItems: true, items: slug },
    /** The intake template through which it is prescribed. */
    intakeTemplate: slug,
    /** The states in which it is not sold. */
    unavailable: { type: 'array', items: state },
  },
} as const satisfies JSONSchema;

/** What a product's file holds. */
export type ProductFile = FromSchema<typeof productFileSchema>;

/** A plan as the file of a product writes it. */
export type CataloguePlan = ProductFile['plans'][number];

/** A product as it is written. */
export interface CatalogueProduct extends ProductFile {
  /** The name of its file. Stable for ever: the ids of the product and of its plans are derived from it. */
  readonly slug: string;
}
