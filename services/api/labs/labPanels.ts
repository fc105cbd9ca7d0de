import { queryOptions } from '@tanstack/react-query';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { http } from '../client/http.ts';

/** The patient's lab panels, newest first. */
export const labPanelsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['lab panels', userId],
    queryFn: (): Promise<LabPanel[]> => http.get('v2/labs/patient/panels').json(),
  });

/** The path of what is read of a panel. */
export const labPanelPath = <What extends string>(panelId: string, what: What) =>
  `v2/labs/patient/panels/${encodeURIComponent(panelId)}/${what}` as const;

/** Tells the portal that the patient has opened a report. Fails with NotFound or NetworkError. */
export async function openLabReport(reportId: string): Promise<void> {
  await http.post(`v2/labs/results/${encodeURIComponent(reportId)}/opened`);
}

/**
 * Orders a lab test that is included for the patient; one that is ordered already stays as it is. Fails with NotFound,
 * ProductUnavailable or NetworkError.
 */
export const orderIncludedLab = (panelId: string): Promise<LabPanel> =>
  http.post(labPanelPath(panelId, 'order')).json();
