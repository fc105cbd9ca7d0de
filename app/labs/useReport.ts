import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { labAnalysisQuery, labOverviewQuery } from '#services/api/labs/labReports.ts';
import { usePanel } from './usePanel.ts';

/** What is read of the report that the address names. */
export function useReport() {
  const { userId, panelId } = usePanel();
  const { reportId = '' } = useParams({ strict: false });
  return {
    userId,
    panelId,
    reportId,
    overview: useQuery(labOverviewQuery(userId, panelId, reportId)),
    analysis: useQuery(labAnalysisQuery(userId, panelId, reportId)),
  };
}
