import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

// A file that product staff write: each description completes "… must be <description>" where it is not.

const text = { type: 'string', pattern: '\\S', description: 'a text' } as const satisfies JSONSchema;

const sentence = {
  type: 'string',
  pattern: '^[A-Z][^.!?]*\\.$',
  description: 'one sentence that begins with a capital letter and ends with its only period',
} as const satisfies JSONSchema;

const sentences = {
  type: 'string',
  pattern: '^[A-Z][^.!?]*\\.( [A-Z][^.!?]*\\.)?$',
  description: 'one or two sentences that each begin with a capital letter and end with a period',
} as const satisfies JSONSchema;

const slug = {
  type: 'string',
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  description: 'a name of small letters, digits and single hyphens',
} as const satisfies JSONSchema;

const loinc = {
  type: 'string',
  pattern: '^[1-9][0-9]{2,5}-[0-9]$',
  description: 'a LOINC code, such as 2093-3',
} as const satisfies JSONSchema;

/** The units that markers are measured in, as UCUM writes them. */
const unit = {
  type: 'string',
  enum: [
    'g/dL',
    'g/L',
    'mg/dL',
    'mg/L',
    'ug/dL',
    'ug/L',
    'ng/dL',
    'ng/mL',
    'pg/mL',
    'mmol/L',
    'umol/L',
    'nmol/L',
    'pmol/L',
    'U/L',
    'm[IU]/L',
    'u[IU]/mL',
    '10*3/uL',
    '10*6/uL',
    'fL',
    'pg',
    '%',
    'mL/min/{1.73_m2}',
  ],
} as const satisfies JSONSchema;

const bound = { type: 'number', minimum: 0, description: 'a number from 0' } as const satisfies JSONSchema;

/** The last values inside; what is left out has no bound on that side. */
const bounds = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: { low: bound, high: bound },
  description: 'an object with low, high or both',
} as const satisfies JSONSchema;

const years = {
  type: 'integer',
  minimum: 0,
  maximum: 120,
  description: 'completed years from 0 to 120',
} as const satisfies JSONSchema;

/** What is usual for patients of a sex and age. Values stand in the marker's unit, with no more decimals than it has. */
const range = {
  type: 'object',
  additionalProperties: false,
  required: ['sex', 'from', 'reference'],
  properties: {
    sex: { type: 'string', enum: ['female', 'male', 'both'] },
    /** The first age. */
    from: years,
    /** The last age; left out where the range has no last one. */
    through: years,
    /** What a laboratory calls normal; "laboratory" where only the range of the performing laboratory counts. */
    reference: {
      ...bounds,
      type: ['object', 'string'],
      pattern: '^laboratory$',
      description: 'an object with low, high or both, or "laboratory"',
    },
    /** Where the catalogue would like the value to be. A bound that is that of the reference is left out. */
    target: bounds,
    /** A value beyond one of these needs the care team at once. */
    critical: bounds,
  },
} as const satisfies JSONSchema;

/** What a patient can do about a result outside its range. */
const action = {
  type: 'object',
  additionalProperties: false,
  required: ['text', 'source'],
  properties: {
    text: sentences,
    /** The guideline or agency that the facts come from. */
    source: text,
  },
  description: 'an object with text and source',
} as const satisfies JSONSchema;

/** A marker that laboratories measure, as its file in `catalogue/biomarkers` writes it. */
export const biomarkerSchema = {
  title: 'BiomarkerFile',
  type: 'object',
  additionalProperties: false,
  required: [
    'name',
    'category',
    'loinc',
    'unit',
    'decimals',
    'fasting',
    'plausible',
    'ranges',
    'sources',
    'texts',
    'actions',
  ],
  properties: {
    name: text,
    /** The slug of a category. */
    category: slug,
    /** The code under which laboratories report it, in the marker's unit. */
    loinc,
    /** Codes of the same marker: in a unit of the same kind, or in moles where the marker has a molar mass. */
    otherLoinc: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['code', 'unit'],
        properties: {
          code: loinc,
          unit,
          /** Whether laboratories report by it what was drawn at any time, though the marker is measured fasting. */
          anyTime: { type: 'boolean' },
        },
      },
    },
    unit,
    /** Digits after the point with which it is shown. */
    decimals: { type: 'integer', minimum: 0, maximum: 3, description: 'a whole number from 0 to 3' },
    /** Grams a mole; left out where mass and moles must not be converted. */
    molarMass: { type: 'number', exclusiveMinimum: 0, description: 'a number above 0' },
    /** The charges of an ion: laboratories report it in equivalents, too. */
    charge: { type: 'integer', minimum: 1, maximum: 3, description: 'a whole number from 1 to 3' },
    fasting: { type: 'string', enum: ['required', 'preferred', 'no'] },
    /** Whether it must be drawn in the morning. */
    morning: { type: 'boolean' },
    /** Whether the biological age is computed from it. */
    phenoAge: { type: 'boolean' },
    /** Between which values one is believed: beyond them it was mistyped, or is in another unit. */
    plausible: {
      type: 'object',
      additionalProperties: false,
      required: ['low', 'high'],
      properties: { low: bound, high: bound },
      description: 'an object with low and high',
    },
    ranges: { type: 'array', minItems: 1, items: range },
    /** Where the numbers of each kind come from: a guideline, or "laboratory's own". */
    sources: {
      type: 'object',
      additionalProperties: false,
      required: ['reference'],
      properties: { reference: text, target: text, critical: text },
    },
    /** What patients read: US reading grade 8 at the most. */
    texts: {
      type: 'object',
      additionalProperties: false,
      required: ['is', 'moves', 'bands'],
      properties: {
        /** What the marker is. */
        is: sentence,
        /** What can affect it. */
        moves: sentence,
        /** What a value in a band means. Low, in range and high are what any laboratory's range can give. */
        bands: {
          type: 'object',
          additionalProperties: false,
          required: ['low', 'in-range', 'high'],
          properties: {
            'critical-low': sentence,
            low: sentence,
            'in-range': sentence,
            optimal: sentence,
            high: sentence,
            'critical-high': sentence,
          },
        },
      },
    },
    /** Plain steps for a result on either side of the range. For critical results the portal says who to call instead. */
    actions: {
      type: 'object',
      additionalProperties: false,
      required: ['low', 'high'],
      properties: { low: action, high: action },
      description: 'an object with low and high',
    },
  },
} as const satisfies JSONSchema;

/** The categories of markers, in the order in which they are shown. */
export const biomarkerCategoriesSchema = {
  title: 'BiomarkerCategories',
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['slug', 'name'],
    properties: { slug, name: text },
  },
} as const satisfies JSONSchema;

/** What a marker's file holds. */
export type BiomarkerFile = FromSchema<typeof biomarkerSchema>;
export type BiomarkerCategories = FromSchema<typeof biomarkerCategoriesSchema>;
export type BiomarkerRange = FromSchema<typeof range>;
export type BiomarkerBand = keyof BiomarkerFile['texts']['bands'];
/** The last values inside, in the marker's unit. */
export type Bounds = FromSchema<typeof bounds>;
