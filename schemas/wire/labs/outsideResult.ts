import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { labBiomarkerSchema, labResultSchema } from './labReport.ts';

const slug = { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 } as const;

/** POST /v2/labs/outside-results: what a patient has read on a report of another laboratory. */
export const newOutsideResultsSchema = {
  title: 'NewOutsideResults',
  type: 'object',
  additionalProperties: false,
  required: ['day', 'laboratory', 'results'],
  properties: {
    /** The day of the test, in no time zone. */
    day: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
    laboratory: { type: ['string', 'null'], maxLength: 100 },
    results: {
      type: 'array',
      minItems: 1,
      maxItems: 52,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['biomarker', 'value', 'unit'],
        properties: {
          biomarker: slug,
          value: { type: 'number', minimum: 0, maximum: 9_999_999 },
          /** In UCUM, one of those in which the marker can be entered. */
          unit: { type: 'string', minLength: 1, maxLength: 20 },
        },
      },
    },
  },
} as const satisfies JSONSchema;

/** GET /v2/labs/outside-results: what the patient has entered, the newest test first. */
export const outsideResultsSchema = {
  title: 'OutsideResults',
  type: 'object',
  additionalProperties: false,
  required: ['results'],
  properties: {
    results: {
      type: 'array',
      items: {
        title: 'OutsideResult',
        type: 'object',
        additionalProperties: false,
        required: ['biomarker', 'result'],
        properties: { biomarker: labBiomarkerSchema, result: labResultSchema },
      },
    },
  },
} as const satisfies JSONSchema;

/** GET /v2/labs/outside-results/markers: what can be entered, by category in its order. */
export const outsideMarkersSchema = {
  title: 'OutsideMarkers',
  type: 'object',
  additionalProperties: false,
  required: ['markers'],
  properties: {
    markers: {
      type: 'array',
      items: {
        title: 'OutsideMarker',
        type: 'object',
        additionalProperties: false,
        required: ['_id', 'name', 'category', 'units'],
        properties: {
          /** Its slug. */
          _id: { type: 'string' },
          name: { type: 'string' },
          /** The name of its category. */
          category: { type: 'string' },
          /** In which it can be entered, that of the marker first, with the values that are possible in each. */
          units: {
            type: 'array',
            minItems: 1,
            items: {
              title: 'OutsideUnit',
              type: 'object',
              additionalProperties: false,
              required: ['unit', 'low', 'high'],
              properties: { unit: { type: 'string' }, low: { type: 'number' }, high: { type: 'number' } },
            },
          },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type NewOutsideResults = FromSchema<typeof newOutsideResultsSchema>;
export type OutsideResults = FromSchema<typeof outsideResultsSchema>;
export type OutsideMarkers = FromSchema<typeof outsideMarkersSchema>;
