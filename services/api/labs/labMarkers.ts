import { queryOptions } from '@tanstack/react-query';
import type { LabCategory, LabMarkerHistory } from '#schemas/wire/labs/labReads.ts';
import { http } from '../client/http.ts';
import { labPanelPath } from './labPanels.ts';

/** All markers by category, with their newest results of a panel. Fails with NotFound. */
export const allBiomarkersQuery = (userId: string, panelId: string) =>
  queryOptions({
    queryKey: ['lab biomarkers', userId, panelId],
    queryFn: (): Promise<LabCategory[]> => http.get(labPanelPath(panelId, 'all-biomarkers')).json(),
  });

/** The markers of a category, with their newest results of a panel. Fails with NotFound. */
export const labCategoryQuery = (userId: string, panelId: string, slug: string) =>
  queryOptions({
    queryKey: ['lab category', userId, panelId, slug],
    queryFn: (): Promise<LabCategory> =>
      http.get(labPanelPath(panelId, `categories/${encodeURIComponent(slug)}`)).json(),
  });

/** Everything that was measured of a marker, newest first, and what was taken meanwhile. Fails with NotFound. */
export const labMarkerQuery = (userId: string, panelId: string, biomarkerId: string) =>
  queryOptions({
    queryKey: ['lab marker', userId, panelId, biomarkerId],
    queryFn: (): Promise<LabMarkerHistory> =>
      http.get(labPanelPath(panelId, `markers/${encodeURIComponent(biomarkerId)}`)).json(),
  });
