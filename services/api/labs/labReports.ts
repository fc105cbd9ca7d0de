import { queryOptions } from '@tanstack/react-query';
import type { LabAnalysis, LabOverview } from '#schemas/wire/labs/labReads.ts';
import { http } from '../client/http.ts';
import { labPanelPath } from './labPanels.ts';

/** Which report is asked for. The latest is not named: which one that is, the server knows. */
const asking = (reportId: string | undefined) => (reportId === undefined ? {} : { searchParams: { reportId } });

/**
 * A report of a panel as a whole, the latest where none is named, with the list of all of them. Fails with NotFound where the
 * patient has no such panel, or the panel no such report.
 */
export const labOverviewQuery = (userId: string, panelId: string, reportId?: string) =>
  queryOptions({
    queryKey: ['lab overview', userId, panelId, reportId ?? 'latest'],
    queryFn: (): Promise<LabOverview> => http.get(labPanelPath(panelId, 'overview'), asking(reportId)).json(),
  });

/** The results of a report, the latest where none is named, with what the laboratory says of it. Fails with NotFound. */
export const labAnalysisQuery = (userId: string, panelId: string, reportId?: string) =>
  queryOptions({
    queryKey: ['lab analysis', userId, panelId, reportId ?? 'latest'],
    queryFn: (): Promise<LabAnalysis> => http.get(labPanelPath(panelId, 'report/analysis'), asking(reportId)).json(),
  });
