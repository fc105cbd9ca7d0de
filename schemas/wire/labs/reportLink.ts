import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../../objectId.ts';
import { saidOrNull } from './labReads.ts';
import { labOtherSchema, labReportSchema, labResultSchema } from './labReport.ts';

const { panelId: _panel, _id: _report, ...facts } = labReportSchema.properties;

/** A link by which a patient shows one report to one reader. Moments are ISO 8601. */
const reportLinkSchema = {
  title: 'ReportLink',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'reader', 'created_at', 'expires_at', 'ended_at', 'opened_at'],
  properties: {
    _id: objectId,
    /** Whom it is for, as the patient has written it. */
    reader: { type: 'string' },
    created_at: { type: 'string' },
    expires_at: { type: 'string' },
    /** When it was ended before that; null where it was not. */
    ended_at: { type: ['string', 'null'] },
    /** When it was opened last; null before that. */
    opened_at: { type: ['string', 'null'] },
  },
} as const satisfies JSONSchema;

/** The days for which a link can be good. */
const LINK_DAYS = [1, 7, 30] as const;

/** POST /v2/labs/results/{reportId}/links: whom a link is for, and for how many days it is good. */
export const newReportLinkSchema = {
  title: 'NewReportLink',
  type: 'object',
  additionalProperties: false,
  required: ['reader', 'days'],
  properties: {
    reader: { type: 'string', minLength: 1, maxLength: 100 },
    days: { type: 'integer', enum: LINK_DAYS },
  },
} as const satisfies JSONSchema;

/** The link with what opens it, which is said this once: the part of its address after `#`. */
export const createdReportLinkSchema = {
  title: 'CreatedReportLink',
  type: 'object',
  additionalProperties: false,
  required: ['link', 'secret'],
  properties: { link: reportLinkSchema, secret: { type: 'string' } },
} as const satisfies JSONSchema;

/** The links of a report, newest first, those included that are over. */
export const reportLinksSchema = {
  title: 'ReportLinks',
  type: 'object',
  additionalProperties: false,
  required: ['links'],
  properties: { links: { type: 'array', items: reportLinkSchema } },
} as const satisfies JSONSchema;

/** POST /v2/labs/shared-report: what opens a link. Anything else is answered as a link that is over. */
export const openSharedReportSchema = {
  title: 'OpenSharedReport',
  type: 'object',
  additionalProperties: false,
  required: ['secret'],
  properties: { secret: { type: 'string', maxLength: 200 } },
} as const satisfies JSONSchema;

const { report: _of, ...other } = labOtherSchema.properties;
const sharedOther = {
  ...labOtherSchema,
  title: 'SharedOther',
  required: ['_id', 'name', 'code', 'value', 'unit', 'range', 'band', 'status', 'why', 'collected_at'],
  properties: other,
} as const;

/** A report as its reader sees it: nothing of earlier reports, and no id but its own results'. */
export const sharedReportSchema = {
  title: 'SharedReport',
  type: 'object',
  additionalProperties: false,
  required: ['reader', 'expires_at', 'patient', 'report', 'explanation', 'comment', 'categories', 'others'],
  properties: {
    reader: { type: 'string' },
    expires_at: { type: 'string' },
    patient: {
      title: 'SharedPatient',
      type: 'object',
      additionalProperties: false,
      required: ['name', 'birthday', 'sex'],
      properties: {
        name: { type: 'string' },
        /** MM-DD-YYYY; null where it is not known, as sex. */
        birthday: { type: ['string', 'null'] },
        sex: { type: ['string', 'null'] },
      },
    },
    report: {
      title: 'SharedReportFacts',
      type: 'object',
      additionalProperties: false,
      required: ['name', 'status', 'status_at', 'performer', 'fasting', 'collected_at', 'issued_at'],
      properties: facts,
    },
    /** What a provider of the organization says of it. */
    explanation: saidOrNull,
    /** What the laboratory says of it. */
    comment: saidOrNull,
    /** Those that no marker of the catalogue has a place for. */
    others: { type: 'array', items: sharedOther },
    /** The categories that the report has results of, in the order of the catalogue. */
    categories: {
      type: 'array',
      items: {
        title: 'SharedCategory',
        type: 'object',
        additionalProperties: false,
        required: ['name', 'results'],
        properties: {
          name: { type: 'string' },
          results: {
            type: 'array',
            items: {
              title: 'SharedResult',
              type: 'object',
              additionalProperties: false,
              required: ['marker', 'decimals', 'result'],
              properties: { marker: { type: 'string' }, decimals: { type: 'integer' }, result: labResultSchema },
            },
          },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type ReportLink = FromSchema<typeof reportLinkSchema>;
export type NewReportLink = FromSchema<typeof newReportLinkSchema>;
export type CreatedReportLink = FromSchema<typeof createdReportLinkSchema>;
export type ReportLinks = FromSchema<typeof reportLinksSchema>;
export type SharedReport = FromSchema<typeof sharedReportSchema>;
