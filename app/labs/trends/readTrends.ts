import type { QueryClient } from '@tanstack/react-query';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { allBiomarkersQuery } from '#services/api/labs/labMarkers.ts';
import { labPanelsQuery } from '#services/api/labs/labPanels.ts';
import { labTrendsQuery } from '#services/api/labs/labTrends.ts';
import { firstChoice } from './firstChoice.ts';

/** The newest panel that has results; the markers that were measured are asked of it. */
export const measuredPanel = (panels: readonly LabPanel[]): LabPanel | undefined =>
  panels.find(({ latestReport }) => latestReport !== null);

/** Begins to read what the trends show first. @param panelId empty where the address names none */
export async function readTrends(queryClient: QueryClient, userId: string, panelId: string): Promise<void> {
  try {
    const of = panelId === '' ? measuredPanel(await queryClient.ensureQueryData(labPanelsQuery(userId)))?._id : panelId;
    if (of === undefined) return;
    const markers = firstChoice(await queryClient.ensureQueryData(allBiomarkersQuery(userId, of)));
    if (markers.length > 0) void queryClient.prefetchQuery(labTrendsQuery(userId, { markers }));
  } catch {
    // The page says what could not be read.
  }
}
