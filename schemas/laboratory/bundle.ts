import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import {
  concept,
  concepts,
  dateTime,
  identifiers,
  instant,
  meta,
  period,
  measurable,
  quantity,
  reference,
  references,
  shortText,
} from './fhirParts.ts';
import { observationStatuses, reportStatuses } from './statuses.ts';

const longText = { type: 'string', maxLength: 10_000, description: 'a text of at most 10000 characters' } as const;

const held = {
  type: 'object',
  required: ['resourceType'],
  properties: { resourceType: shortText, id: shortText },
  description: 'a resource',
} as const satisfies JSONSchema;

/** A Bundle of FHIR R4: whatever else it holds, the resources of the four kinds below are read. */
export const bundleSchema = {
  type: 'object',
  required: ['resourceType', 'entry'],
  properties: {
    resourceType: { type: 'string', enum: ['Bundle'] },
    entry: {
      type: 'array',
      minItems: 1,
      maxItems: 1000,
      description: 'a list of resources',
      items: {
        type: 'object',
        required: ['resource'],
        properties: {
          fullUrl: shortText,
          resource: { ...held, properties: { ...held.properties, contained: { type: 'array', items: held } } },
        },
        description: 'an entry with a resource',
      },
    },
  },
} as const satisfies JSONSchema;

/** US Core DiagnosticReport Profile for Laboratory Results Reporting, with what is needed to place it. */
export const reportSchema = {
  type: 'object',
  required: ['status', 'code', 'subject', 'basedOn'],
  properties: {
    id: shortText,
    meta,
    identifier: identifiers,
    status: { type: 'string', enum: reportStatuses },
    category: concepts,
    code: concept,
    subject: reference,
    basedOn: { ...references, minItems: 1, description: 'the order' },
    effectiveDateTime: dateTime,
    effectivePeriod: period,
    issued: instant,
    performer: references,
    result: references,
    conclusion: longText,
    conclusionCode: concepts,
    presentedForm: { type: 'array', items: { type: 'object' }, description: 'a list of documents' },
  },
} as const satisfies JSONSchema;

const bounds = { low: quantity, high: quantity } as const;

const range = {
  type: 'object',
  properties: {
    ...bounds,
    type: concept,
    appliesTo: concepts,
    age: { type: 'object', properties: bounds },
    text: shortText,
  },
} as const satisfies JSONSchema;

/** What an Observation and each of its components can say. */
const measured = {
  valueQuantity: quantity,
  valueCodeableConcept: concept,
  valueString: longText,
  valueBoolean: { type: 'boolean' },
  valueInteger: { type: 'number', ...measurable },
  valueRange: { type: 'object', properties: bounds },
  valueRatio: { type: 'object', properties: { numerator: quantity, denominator: quantity } },
  valueTime: shortText,
  valueDateTime: shortText,
  valuePeriod: period,
  dataAbsentReason: concept,
  interpretation: concepts,
  referenceRange: { type: 'array', maxItems: 20, items: range },
} as const;

/** US Core Laboratory Result Observation Profile. */
export const observationSchema = {
  type: 'object',
  required: ['status', 'code'],
  properties: {
    id: shortText,
    meta,
    identifier: identifiers,
    status: { type: 'string', enum: observationStatuses },
    category: concepts,
    code: concept,
    subject: reference,
    effectiveDateTime: dateTime,
    effectivePeriod: period,
    issued: instant,
    specimen: reference,
    ...measured,
    note: { type: 'array', maxItems: 50, items: { type: 'object', properties: { text: longText } } },
    hasMember: references,
    component: {
      type: 'array',
      maxItems: 500,
      items: { type: 'object', required: ['code'], properties: { code: concept, ...measured } },
    },
  },
} as const satisfies JSONSchema;

export const patientSchema = {
  type: 'object',
  properties: {
    identifier: identifiers,
    birthDate: { type: 'string', pattern: '^\\d{4}(-\\d{2}(-\\d{2})?)?$', description: 'a date such as 1985-03-12' },
  },
} as const satisfies JSONSchema;

export const specimenSchema = { type: 'object', properties: { type: concept } } as const satisfies JSONSchema;

export const serviceRequestSchema = {
  type: 'object',
  properties: { identifier: identifiers },
} as const satisfies JSONSchema;

export type FhirBundle = FromSchema<typeof bundleSchema>;
export type FhirReport = FromSchema<typeof reportSchema>;
export type FhirObservation = FromSchema<typeof observationSchema>;
export type FhirPatient = FromSchema<typeof patientSchema>;
export type FhirSpecimen = FromSchema<typeof specimenSchema>;
export type FhirServiceRequest = FromSchema<typeof serviceRequestSchema>;
export type FhirReference = FromSchema<typeof reference>;
export type FhirConcept = FromSchema<typeof concept>;
export type FhirQuantity = FromSchema<typeof quantity>;
export type FhirRange = FromSchema<typeof range>;
