import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LabReport } from '#schemas/wire/labs/labReport.ts';
import { openLabReport } from '#services/api/labs/openLabReport.ts';
import { labPanelsQuery } from '#services/api/labs/labPanels.ts';

/** Tells the portal, once, that the patient has opened a report: what is still to be read does not name it any more. */
export function useOpened(userId: string, report: LabReport | null | undefined): void {
  const queryClient = useQueryClient();
  // Results that wait for a note are not shown by opening their page.
  const reportId = report?.waits ? undefined : report?._id;
  useEffect(() => {
    if (reportId === undefined) return;
    const panels = labPanelsQuery(userId).queryKey;
    const latest = queryClient.getQueryData(panels)?.find((one) => one.latestReport?._id === reportId)?.latestReport;
    if (!latest || latest.opened) return;
    openLabReport(reportId).then(
      () =>
        queryClient.setQueryData(panels, (known) =>
          known?.map((one) =>
            one.latestReport?._id === reportId ? { ...one, latestReport: { ...one.latestReport, opened: true } } : one,
          ),
        ),
      // It is told with the next opening.
      () => undefined,
    );
  }, [queryClient, userId, reportId]);
}
