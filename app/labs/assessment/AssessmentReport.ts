import { createContext } from 'react';
import type { LabAnalysis, LabOverview } from '#schemas/wire/labs/labReads.ts';

/** The report that the steps are about. */
export interface AssessmentReport {
  readonly userId: string;
  readonly panelId: string;
  readonly overview: LabOverview;
  readonly analysis: LabAnalysis;
}

export const AssessmentReportContext = createContext<AssessmentReport | null>(null);
