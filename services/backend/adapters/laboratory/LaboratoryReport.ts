import type { ObservationStatus, ReportStatus } from '#schemas/laboratory/statuses.ts';

/** A number as it was sent, with its unit: the code of UCUM, or what is written for people where there is no code. */
export interface LaboratoryNumber {
  readonly value: number;
  readonly unit: string | null;
}

/** A result of a report. */
export interface LaboratoryResult {
  readonly identifier: string;
  readonly status: ObservationStatus;
  /** Codes of LOINC, the first one first. */
  readonly codes: readonly string[];
  readonly name: string;
  readonly value: LaboratoryNumber | null;
  readonly comparator: '<' | '<=' | '>' | '>=' | null;
  /** A value that is no number. */
  readonly text: string | null;
  readonly low: LaboratoryNumber | null;
  readonly high: LaboratoryNumber | null;
  readonly collectedAt: Date;
  readonly issuedAt: Date;
}

/** Whom a laboratory names as the patient; one of both at least. */
export interface LaboratoryPatient {
  /** The number that the requisition gives the patient. */
  readonly number: string | null;
  /** Such as 1985-03-12. */
  readonly birthDate: string | null;
}

/** A version of a report, as a laboratory has sent it. */
export interface LaboratoryReport {
  /** Where it stands in what was sent, as a JSON pointer. */
  readonly place: string;
  readonly identifier: string;
  readonly status: ReportStatus;
  /** When the laboratory made this version. */
  readonly versionAt: Date;
  /** Its number; 0 where it has none. */
  readonly version: number;
  /** The number of the order, as the requisition gives it. */
  readonly order: string;
  readonly patient: LaboratoryPatient;
  readonly code: string | null;
  readonly name: string;
  readonly performer: string | null;
  readonly collectedAt: Date;
  readonly issuedAt: Date;
  readonly fasting: boolean | null;
  readonly comment: string | null;
  readonly results: readonly LaboratoryResult[];
}

/** What is wrong with what was sent: its place as a JSON pointer, and words. */
export interface BundleFault {
  readonly place: string;
  readonly what: string;
}
