/** The status of a report, as FHIR R4 names them. */
export const reportStatuses = [
  'registered',
  'partial',
  'preliminary',
  'final',
  'amended',
  'corrected',
  'appended',
  'cancelled',
  'entered-in-error',
  'unknown',
] as const;

/** The status of a result, as FHIR R4 names them. */
export const observationStatuses = [
  'registered',
  'preliminary',
  'final',
  'amended',
  'corrected',
  'cancelled',
  'entered-in-error',
  'unknown',
] as const;

export type ReportStatus = (typeof reportStatuses)[number];
export type ObservationStatus = (typeof observationStatuses)[number];
