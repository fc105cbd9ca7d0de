import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../../objectId.ts';
import { flag, text, textOrNull, wholeObject } from './wholeObject.ts';

const numberOrNull = { type: ['number', 'null'] } as const;
const flagOrNull = { type: ['boolean', 'null'] } as const;

/** A report of a laboratory, with every result that it has sent in any of its versions. */
export const copiedLabReportSchema = wholeObject('CopiedLabReport', {
  _id: objectId,
  panel: objectId,
  laboratory: text,
  identifier: text,
  name: text,
  code: textOrNull,
  status: text,
  /** When the laboratory made the version that counts. */
  version_at: text,
  performer: textOrNull,
  ordered_by: textOrNull,
  fasting: flagOrNull,
  comment: textOrNull,
  /** What a provider says of it, who that is, and when. */
  explanation: textOrNull,
  explained_by: textOrNull,
  explained_at: textOrNull,
  /** When the patient opened it last. */
  opened_at: textOrNull,
  collected_at: text,
  issued_at: text,
  received_at: text,
  results: {
    type: 'array',
    items: wholeObject('CopiedLabResult', {
      /** Whether it stands in the version that counts. */
      current: flag,
      name: text,
      code: textOrNull,
      status: text,
      value: numberOrNull,
      comparator: textOrNull,
      unit: textOrNull,
      low: numberOrNull,
      high: numberOrNull,
      /** A value that is no number. */
      text: textOrNull,
      /** The range where it is a text, the laboratory's judgement in words, and its note. */
      range: textOrNull,
      flag: textOrNull,
      note: textOrNull,
      /** The marker by which the portal shows it; null where it is shown as it was sent. */
      marker: textOrNull,
      collected_at: text,
      issued_at: text,
    }),
  },
}) satisfies JSONSchema;

/** A result of another laboratory, which the patient has entered: nobody has verified it. */
export const copiedOutsideResultSchema = wholeObject('CopiedOutsideResult', {
  _id: objectId,
  /** Whose word it is. */
  source: { const: 'patient' },
  /** The day of the test, YYYY-MM-DD. */
  day: text,
  laboratory: textOrNull,
  marker: text,
  /** As it was entered. */
  value: { type: 'number' },
  unit: text,
  /** In the unit of the marker. */
  converted: { type: 'number' },
  created_at: text,
}) satisfies JSONSchema;

/** A link by which the patient has shown a report to somebody; what opens it is kept nowhere. */
export const copiedReportLinkSchema = wholeObject('CopiedReportLink', {
  _id: objectId,
  report: objectId,
  /** Whom it was for. */
  reader: text,
  created_at: text,
  expires_at: text,
  /** When it was ended before that. */
  ended_at: textOrNull,
  /** When it was opened last. */
  opened_at: textOrNull,
}) satisfies JSONSchema;

export type CopiedReportLink = FromSchema<typeof copiedReportLinkSchema>;
export type CopiedLabReport = FromSchema<typeof copiedLabReportSchema>;
export type CopiedOutsideResult = FromSchema<typeof copiedOutsideResultSchema>;
