import { queryOptions } from '@tanstack/react-query';
import type { BioAgeOverview, LabTrends } from '#schemas/wire/labs/labReads.ts';
import { http } from '../client/http.ts';
import { labPanelPath } from './labPanels.ts';

/** What of which markers is asked for. */
export interface TrendsAsked {
  /** One to four slugs. */
  readonly markers: readonly string[];
  /** ISO 8601; undefined for everything. */
  readonly from?: string | undefined;
}

/** The results of some markers, oldest first. They are asked for in a body, because addresses are kept. Fails with InvalidRequest. */
export const labTrendsQuery = (userId: string, { markers, from }: TrendsAsked) =>
  queryOptions({
    queryKey: ['lab trends', userId, markers, from ?? ''],
    queryFn: (): Promise<LabTrends> =>
      http.post('v2/labs/trends', { json: { markers, ...(from !== undefined && { from }) } }).json(),
  });

/** The biological age by the newest report of a panel, and those before it. Fails with NotFound. */
export const bioAgeQuery = (userId: string, panelId: string) =>
  queryOptions({
    queryKey: ['lab biological age', userId, panelId],
    queryFn: (): Promise<BioAgeOverview> => http.get(labPanelPath(panelId, 'bio-age/overview')).json(),
  });
