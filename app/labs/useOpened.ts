import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import type { LabReport } from '#schemas/wire/labs/labReport.ts';
import { openLabReport, labPanelsQuery } from '#services/api/labs/labPanels.ts';

/** Reports of which an ended alarm is shown for the first time. One that waits for a note is not shown by opening its page. */
const unseenOf = ({ ended, alarms, waiting = [] }: LabPanel): readonly string[] =>
  alarms.length > 0
    ? []
    : ended.filter(({ report, seen }) => !seen && !waiting.includes(report)).map(({ report }) => report);

/** Tells the portal, once, that the patient has opened a report: what is still to be read does not name it any more. */
export function useOpened(userId: string, report: LabReport | null | undefined): void {
  const queryClient = useQueryClient();
  // Results that wait for a note are not shown by opening their page.
  const reportId = report?.waits ? undefined : report?._id;
  useEffect(() => {
    if (reportId === undefined) return;
    const panels = labPanelsQuery(userId).queryKey;
    const panel = queryClient.getQueryData(panels)?.find((one) => one.latestReport?._id === reportId);
    if (!panel?.latestReport) return;
    const unopened = new Set([...(panel.latestReport.opened ? [] : [reportId]), ...unseenOf(panel)]);
    if (unopened.size === 0) return;
    Promise.all([...unopened].map(openLabReport)).then(
      () =>
        queryClient.setQueryData(panels, (known) =>
          known?.map((one) =>
            one._id === panel._id && one.latestReport
              ? {
                  ...one,
                  latestReport: { ...one.latestReport, opened: true },
                  ended: one.ended.map((alarm) => ({ ...alarm, seen: alarm.seen || unopened.has(alarm.report) })),
                }
              : one,
          ),
        ),
      // It is told with the next opening.
      () => undefined,
    );
  }, [queryClient, userId, reportId]);
}
