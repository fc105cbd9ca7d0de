import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { observationStatuses, reportStatuses } from '../../laboratory/statuses.ts';
import { objectId } from '../../objectId.ts';

/** A report of a laboratory. Moments are ISO 8601. */
export const labReportSchema = {
  title: 'LabReport',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'panelId', 'name', 'status', 'status_at', 'performer', 'fasting', 'collected_at', 'issued_at'],
  properties: {
    _id: objectId,
    panelId: objectId,
    name: { type: 'string' },
    status: { type: 'string', enum: reportStatuses },
    status_at: { type: 'string' },
    /** The laboratory; null where it does not say. */
    performer: { type: ['string', 'null'] },
    /** The provider who ordered the test; left out where nobody is known. */
    ordered_by: { type: 'string' },
    /** Whether the patient had fasted; null where that is not said. */
    fasting: { type: ['boolean', 'null'] },
    collected_at: { type: 'string' },
    issued_at: { type: 'string' },
    /**
     * Whether its results are here and are not shown, because the patient chose to wait for the provider's note; left out where
     * not.
     */
    waits: { const: true },
  },
} as const satisfies JSONSchema;

const bound = { type: ['number', 'null'] } as const;

/** The bands of a result, from the lowest up, and those that the laboratory alone has judged. */
export const BANDS = [
  'critical-low',
  'low',
  'in-range',
  'optimal',
  'high',
  'critical-high',
  'marked-low',
  'marked-high',
  'flagged',
  'critical-flagged',
] as const;

const labBandSchema = {
  title: 'LabBand',
  type: 'string',
  // Those that are marked or flagged are judged by the laboratory alone; its range, if any, does not say why.
  enum: BANDS,
} as const satisfies JSONSchema;

/** What a laboratory writes beside a value; left out where it writes nothing. */
const said = {
  /** Its judgement in words, such as "High". */
  flag: { type: 'string' },
  note: { type: 'string' },
  /** What it was measured in, such as "Arterial line". */
  specimen: { type: 'string' },
  /** The range where it is a text, such as "<5". */
  range_text: { type: 'string' },
  /** A range of the laboratory that cannot be used, because its low end is above its high end. It counts for nothing. */
  unusable: { type: 'string' },
} as const;

/** A result of a marker, in the unit of the marker. */
export const labResultSchema = {
  title: 'LabResult',
  type: 'object',
  additionalProperties: false,
  required: ['report', 'collected_at', 'value', 'comparator', 'unit', 'band', 'status', 'reference'],
  properties: {
    /** Id of its report; null where the patient has entered it. */
    report: { anyOf: [objectId, { type: 'null' }] },
    collected_at: { type: 'string' },
    value: { type: 'number' },
    comparator: { anyOf: [{ type: 'string', enum: ['<', '<=', '>', '>='] }, { type: 'null' }] },
    unit: { type: 'string' },
    /** The graver one of ours and the laboratory's; null where neither says what is usual, or the value could be in several. */
    band: { anyOf: [labBandSchema, { type: 'null' }] },
    status: { type: 'string', enum: observationStatuses },
    ...said,
    /** Whether the laboratory gives ranges, and none of them is for a patient of this sex and age; left out where not. */
    unfit: { const: true },
    /** What the patient has entered; left out where a laboratory has sent it to us. Nobody has verified it. */
    entered: {
      title: 'EnteredResult',
      type: 'object',
      additionalProperties: false,
      required: ['_id', 'day', 'laboratory', 'value', 'unit'],
      properties: {
        _id: objectId,
        /** The day of the test, YYYY-MM-DD, in no time zone. `collected_at` is noon of it in UTC. */
        day: { type: 'string' },
        /** Who has measured it, as the patient has written it; null where that is not said. */
        laboratory: { type: ['string', 'null'] },
        /** As it stood on the report, in the unit that it stood in. */
        value: { type: 'number' },
        unit: { type: 'string' },
      },
    },
    /** What it is compared with: the range of the laboratory, or, where that is missing, of the catalogue; null without any. */
    reference: {
      anyOf: [
        {
          type: 'object',
          additionalProperties: false,
          required: ['low', 'high', 'source'],
          properties: {
            low: bound,
            high: bound,
            source: { type: 'string', enum: ['laboratory', 'catalogue'] },
            /** The laboratory, or where the catalogue's numbers come from; left out where that is not said. */
            by: { type: 'string' },
            /** Whom a range of the catalogue is for. */
            for: {
              title: 'LabRangeFor',
              type: 'object',
              additionalProperties: false,
              required: ['sex', 'from', 'through'],
              properties: {
                sex: { type: 'string', enum: ['female', 'male', 'both'] },
                /** Completed years: the first, and the last; null where it has no last one. */
                from: { type: 'integer' },
                through: { type: ['integer', 'null'] },
              },
            },
          },
        },
        { type: 'null' },
      ],
    },
  },
} as const satisfies JSONSchema;

/** A result that no marker of the catalogue has a place for, as the laboratory has sent it. */
export const labOtherSchema = {
  title: 'LabOther',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'report', 'name', 'code', 'value', 'unit', 'range', 'band', 'status', 'why', 'collected_at'],
  properties: {
    _id: { type: 'string' },
    report: objectId,
    name: { type: 'string' },
    /** The LOINC code; null where the laboratory gives none. */
    code: { type: ['string', 'null'] },
    /** With its comparator; null where there is none. */
    value: { type: ['string', 'null'] },
    unit: { type: ['string', 'null'] },
    range: { type: ['string', 'null'] },
    /** The laboratory's judgement; null where it gives none, or calls it normal: we have not judged it. */
    band: { anyOf: [labBandSchema, { type: 'null' }] },
    status: { type: 'string', enum: observationStatuses },
    flag: said.flag,
    note: said.note,
    specimen: said.specimen,
    unusable: said.unusable,
    /** Why it is shown as it was sent: no marker, a value that cannot be true, a second result of its marker, or taken back. */
    why: { type: 'string', enum: ['unplaced', 'implausible', 'repeated', 'withdrawn'] },
    collected_at: { type: 'string' },
  },
} as const satisfies JSONSchema;

const bounds = {
  anyOf: [
    {
      title: 'LabBounds',
      type: 'object',
      additionalProperties: false,
      required: ['low', 'high'],
      properties: { low: bound, high: bound },
    },
    { type: 'null' },
  ],
} as const satisfies JSONSchema;

const sentences = { type: 'object', additionalProperties: { type: 'string' } } as const;

const action = {
  title: 'LabAction',
  type: 'object',
  additionalProperties: false,
  required: ['text', 'source'],
  properties: { text: { type: 'string' }, source: { type: 'string' } },
} as const satisfies JSONSchema;

/** A marker of the catalogue, as patients read of it. */
export const labBiomarkerSchema = {
  title: 'LabBiomarker',
  type: 'object',
  additionalProperties: false,
  required: [
    '_id',
    'name',
    'category',
    'unit',
    'decimals',
    'fasting',
    'is',
    'moves',
    'bands',
    'target',
    'critical',
    'sources',
    'actions',
  ],
  properties: {
    /** Its slug, which addresses have. */
    _id: { type: 'string' },
    name: { type: 'string' },
    category: { type: 'string' },
    unit: { type: 'string' },
    decimals: { type: 'integer' },
    fasting: { type: 'string', enum: ['required', 'preferred', 'no'] },
    is: { type: 'string' },
    moves: { type: 'string' },
    /** What a value in a band means, by band. */
    bands: sentences,
    /** Where the catalogue would like the value of this patient to be; null where it says nothing. */
    target: bounds,
    /** Beyond which values of this patient the care team is told at once; null where it says nothing. */
    critical: bounds,
    /** Where the numbers of the catalogue come from, by kind. */
    sources: sentences,
    /** What patients can do about a result below the range or above it, and who says so. */
    actions: {
      title: 'LabActions',
      type: 'object',
      additionalProperties: false,
      required: ['low', 'high'],
      properties: { low: action, high: action },
    },
  },
} as const satisfies JSONSchema;

/** A marker with its newest result and the one before it; null where there is none. */
export const labMarkerSchema = {
  title: 'LabMarker',
  type: 'object',
  additionalProperties: false,
  required: ['biomarker', 'result', 'previous'],
  properties: {
    biomarker: labBiomarkerSchema,
    result: { anyOf: [labResultSchema, { type: 'null' }] },
    previous: { anyOf: [labResultSchema, { type: 'null' }] },
  },
} as const satisfies JSONSchema;

export type LabReport = FromSchema<typeof labReportSchema>;
export type LabResult = FromSchema<typeof labResultSchema>;
export type LabOther = FromSchema<typeof labOtherSchema>;
export type LabBiomarker = FromSchema<typeof labBiomarkerSchema>;
export type LabMarker = FromSchema<typeof labMarkerSchema>;
