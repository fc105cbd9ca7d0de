import type { AsideReason, SentResult } from '../../../kernel/database/tables/labReports.ts';
import type { LaboratoryReport, LaboratoryResult } from '../../../adapters/laboratory/LaboratoryReport.ts';

/** A result with its place in the catalogue, or with the reason why it has none. */
export interface PlacedResult extends Pick<
  LaboratoryResult,
  'identifier' | 'status' | 'comparator' | 'collectedAt' | 'collectedAs' | 'issuedAt'
> {
  readonly code: string | null;
  readonly biomarker: string | null;
  readonly aside: AsideReason | null;
  /** In the unit of the catalogue. */
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly isCritical: boolean;
  readonly sent: SentResult;
}

/** The patient as far as ranges depend on it. */
export interface Measured {
  readonly sex: 'female' | 'male' | 'other' | null;
  /** MM-DD-YYYY */
  readonly birthday: string | null;
}

/** A report with the panel that it belongs to. */
export interface PlacedReport {
  readonly report: LaboratoryReport;
  readonly organization: string;
  readonly userId: string;
  readonly panelId: string;
  /** How often reports of the panel had come. */
  readonly receipts: number;
  readonly results: readonly PlacedResult[];
}
