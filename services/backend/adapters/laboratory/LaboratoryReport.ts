import type { LabFlag } from '#schemas/laboratory/LabFlag.ts';
import type { ObservationStatus, ReportStatus } from '#schemas/laboratory/statuses.ts';

/** A number as it was sent. */
export interface LaboratoryNumber {
  readonly value: number;
  /** The code of UCUM, or what is written for people where there is no code. */
  readonly unit: string | null;
  /** Whether the unit is a code of UCUM, which means what UCUM says. */
  readonly isCoded: boolean;
}

/** A range that came with a result, and the patients that it is for. */
export interface LaboratoryRange {
  readonly low: LaboratoryNumber | null;
  readonly high: LaboratoryNumber | null;
  /** As the laboratory writes it, where it writes a text. */
  readonly text: string | null;
  /** Null where it is for everybody; `others` is a group that nothing here can tell of a patient. */
  readonly sex: 'female' | 'male' | 'others' | null;
  /** Completed years, the first and the last; null where there is no such bound. */
  readonly from: number | null;
  readonly through: number | null;
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
  /** A value that is no number, or why there is none. */
  readonly text: string | null;
  /** What is normal, for this group of patients or another one. */
  readonly ranges: readonly LaboratoryRange[];
  /** The judgement of the laboratory; null where it gives none, or one that says neither normal nor abnormal. */
  readonly flag: LabFlag | null;
  /** The judgement in words. */
  readonly flagText: string | null;
  readonly note: string | null;
  /** What it was measured in, such as "Arterial line"; null where that is not said. */
  readonly specimen: string | null;
  readonly collectedAt: Date;
  /** As the laboratory wrote it, such as 2026-11-20. */
  readonly collectedAs: string;
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
  /** What its versions have in common. Other reports of the order may have it as well: `versions.ts` tells them apart. */
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
  /** Both as the laboratory wrote them, such as 2026-11-20. */
  readonly collectedAs: string;
  readonly issuedAs: string;
  readonly fasting: boolean | null;
  readonly comment: string | null;
  readonly results: readonly LaboratoryResult[];
}

/** What is wrong with what was sent: its place as a JSON pointer, and words. */
export interface BundleFault {
  readonly place: string;
  readonly what: string;
}
