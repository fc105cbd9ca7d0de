import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import {
  BANDS,
  labBiomarkerSchema,
  labMarkerSchema,
  labOtherSchema,
  labReportSchema,
  labResultSchema,
} from './labReport.ts';
import { objectId } from '../../objectId.ts';

/** The name of a marker that a biological age is computed from. */
const slug = { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 } as const;

const many = { type: 'integer', minimum: 0 } as const;

/** How many results are in each band; `none` are those without one. */
const labCountsSchema = {
  title: 'LabCounts',
  type: 'object',
  additionalProperties: false,
  required: [...BANDS, 'none'],
  properties: {
    'critical-low': many,
    low: many,
    'in-range': many,
    optimal: many,
    high: many,
    'critical-high': many,
    'marked-low': many,
    'marked-high': many,
    flagged: many,
    'critical-flagged': many,
    none: many,
  },
} as const satisfies JSONSchema;

const reason = {
  anyOf: [
    { type: 'string', enum: ['too-young', 'pregnant', 'different-draws', 'not-fasting', 'inflamed', 'missing'] },
    { type: 'null' },
  ],
} as const satisfies JSONSchema;

const status = { type: 'string', enum: ['available', 'missing', 'not-for-you'] } as const;
const age = { type: ['number', 'null'] } as const;
/** The patient's own age when the blood was drawn, in completed years; null where the birthday is not known. */
const own = { type: ['integer', 'null'] } as const;

/** The draw that the age is of, where the newest draw does not have all of its values; left out otherwise. */
const earlier_draw = { type: 'string' } as const;

/** Whether a biological age can be given. */
const biologicalAgeSchema = {
  title: 'BiologicalAge',
  type: 'object',
  additionalProperties: false,
  required: ['status', 'reason', 'age', 'own'],
  properties: { status, reason, age, own, earlier_draw },
} as const satisfies JSONSchema;

const reportOrNull = { anyOf: [labReportSchema, { type: 'null' }] } as const;

/** What somebody has written of a report; null where nobody has. */
export const saidOrNull = {
  anyOf: [
    {
      title: 'LabComment',
      type: 'object',
      additionalProperties: false,
      required: ['author', 'text', 'at'],
      properties: {
        author: { type: ['string', 'null'] },
        text: { type: 'string' },
        at: { type: 'string' },
        /** Whether the laboratory has sent something since. */
        outdated: { type: 'boolean' },
      },
    },
    { type: 'null' },
  ],
} as const satisfies JSONSchema;

/** GET /v2/labs/patient/panels/{panelId}/overview: a report of a panel; where none is named, the newest with the results of all. */
export const labOverviewSchema = {
  title: 'LabOverview',
  type: 'object',
  additionalProperties: false,
  required: ['report', 'reports', 'counts', 'categories', 'biological_age'],
  properties: {
    report: reportOrNull,
    /** All reports of the panel, newest first. */
    reports: { type: 'array', items: labReportSchema },
    counts: labCountsSchema,
    categories: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['slug', 'name', 'counts'],
        properties: { slug: { type: 'string' }, name: { type: 'string' }, counts: labCountsSchema },
      },
    },
    biological_age: biologicalAgeSchema,
  },
} as const satisfies JSONSchema;

/** GET …/report/analysis: the results of a report, or of all reports of the panel where none is named, with what is said of it. */
export const labAnalysisSchema = {
  title: 'LabAnalysis',
  type: 'object',
  additionalProperties: false,
  required: ['report', 'explanation', 'comment', 'markers', 'others'],
  properties: {
    report: reportOrNull,
    /** What a provider of the organization says of it. */
    explanation: saidOrNull,
    /** What the laboratory says of it. */
    comment: saidOrNull,
    markers: { type: 'array', items: labMarkerSchema },
    /** Those that no marker has a place for, the gravest first. */
    others: { type: 'array', items: labOtherSchema },
  },
} as const satisfies JSONSchema;

/** GET …/categories/{slug}: the markers of a category, with the newest results of the patient. */
export const labCategorySchema = {
  title: 'LabCategory',
  type: 'object',
  additionalProperties: false,
  required: ['slug', 'name', 'markers'],
  properties: {
    slug: { type: 'string' },
    name: { type: 'string' },
    markers: { type: 'array', items: labMarkerSchema },
  },
} as const satisfies JSONSchema;

/** GET …/all-biomarkers: every category in its order. */
export const labCategoriesSchema = { type: 'array', items: labCategorySchema } as const satisfies JSONSchema;

/** GET …/markers/{biomarkerId}: everything that was measured of a marker, newest first, and what the patient took meanwhile. */
export const labMarkerHistorySchema = {
  title: 'LabMarkerHistory',
  type: 'object',
  additionalProperties: false,
  required: ['biomarker', 'results', 'treatments'],
  properties: {
    biomarker: labBiomarkerSchema,
    results: { type: 'array', items: labResultSchema },
    treatments: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'from', 'to', 'changes'],
        properties: {
          name: { type: 'string' },
          from: { type: 'string' },
          /** When it ended; null where it goes on. */
          to: { type: ['string', 'null'] },
          /** When its dose was changed, oldest first, and how it is taken since then. */
          changes: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['at', 'instructions'],
              properties: { at: { type: 'string' }, instructions: { type: 'string' } },
            },
          },
        },
      },
    },
  },
} as const satisfies JSONSchema;

const moment = { type: 'string', maxLength: 40 } as const;

/** POST /v2/labs/trends: of which markers the results are asked for, and from when to when; ISO 8601. */
export const labTrendsQuerySchema = {
  title: 'LabTrendsQuery',
  type: 'object',
  additionalProperties: false,
  required: ['markers'],
  properties: {
    markers: { type: 'array', items: slug, minItems: 1, maxItems: 4, uniqueItems: true },
    from: moment,
    to: moment,
  },
} as const satisfies JSONSchema;

/** The results of each marker that was asked for, oldest first. */
export const labTrendsSchema = {
  title: 'LabTrends',
  type: 'object',
  additionalProperties: false,
  required: ['series'],
  properties: {
    series: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['biomarker', 'results'],
        properties: { biomarker: labBiomarkerSchema, results: { type: 'array', items: labResultSchema } },
      },
    },
  },
} as const satisfies JSONSchema;

/** GET …/bio-age/overview: the biological age by the newest report of the panel, and those before it, newest first. */
export const bioAgeOverviewSchema = {
  title: 'BioAgeOverview',
  type: 'object',
  additionalProperties: false,
  required: ['status', 'reason', 'age', 'own', 'method', 'inputs', 'missing', 'moved', 'history'],
  properties: {
    status,
    /** Why there is none; null where there is one. */
    reason,
    /** Years. */
    age,
    own,
    earlier_draw,
    method: { const: 'PhenoAge' },
    /** The markers that it is computed from. */
    inputs: { type: 'array', items: labMarkerSchema },
    /** Slugs of those without a result that counts. */
    missing: { type: 'array', items: { type: 'string' } },
    /** What moved it: `from`, `own` and the years of all markers add up to the age. Null where there is none. */
    moved: {
      anyOf: [
        {
          title: 'BioAgeMoved',
          type: 'object',
          additionalProperties: false,
          required: ['since', 'from', 'own', 'markers'],
          properties: {
            /** The draw that it is compared with; null where that are values in the middle of their ranges. */
            since: { type: ['string', 'null'] },
            /** The age then. */
            from: { type: 'number' },
            /** The years that the patient's own age added since then. */
            own: { type: 'number' },
            /** The years that each marker added, those that moved it most first. */
            markers: {
              type: 'array',
              items: {
                type: 'object',
                additionalProperties: false,
                required: ['biomarker', 'years'],
                properties: { biomarker: slug, years: { type: 'number' } },
              },
            },
          },
        },
        { type: 'null' },
      ],
    },
    history: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['report', 'collected_at', 'age'],
        properties: { report: objectId, collected_at: { type: 'string' }, age: { type: 'number' } },
      },
    },
  },
} as const satisfies JSONSchema;

/** GET …/preparation-guidelines: how to come to a draw. */
export const labPreparationSchema = {
  title: 'LabPreparation',
  type: 'object',
  additionalProperties: false,
  required: ['fasting_hours', 'items', 'water', 'medicines'],
  properties: {
    /** Hours without food; 0 where that makes no difference. */
    fasting_hours: { type: 'integer' },
    items: { type: 'array', items: { type: 'string' } },
    water: { type: 'string' },
    medicines: { type: 'string' },
  },
} as const satisfies JSONSchema;

export type LabCounts = FromSchema<typeof labCountsSchema>;
export type LabOverview = FromSchema<typeof labOverviewSchema>;
export type LabAnalysis = FromSchema<typeof labAnalysisSchema>;
export type LabCategory = FromSchema<typeof labCategorySchema>;
export type LabMarkerHistory = FromSchema<typeof labMarkerHistorySchema>;
export type LabTrends = FromSchema<typeof labTrendsSchema>;
export type BioAgeOverview = FromSchema<typeof bioAgeOverviewSchema>;
export type LabPreparation = FromSchema<typeof labPreparationSchema>;
