import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { userEvent, type within } from 'storybook/test';
import type { LabAnalysis, LabOverview } from '#schemas/wire/labs/labReads.ts';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { labPanelsQuery } from '#services/api/labs/labPanels.ts';
import { labAnalysisQuery, labOverviewQuery } from '#services/api/labs/labReports.ts';
import { exampleUser } from '../exampleUser.ts';
import { exampleAnalysis, exampleOverview, exampleReady } from './exampleLab.ts';

export const labUser = exampleUser({ verificationStatus: 'completed', verified: true });

export const [PANEL, REPORT] = ['a'.repeat(24), 'c'.repeat(24)];

/** What a story of labs has read. */
interface Known {
  readonly panels?: LabPanel[];
  readonly overview?: LabOverview;
  readonly analysis?: LabAnalysis;
  /** The report that is asked for; the latest where none is named. */
  readonly reportId?: string;
}

/** Puts what was read into the cache. */
export const knowing =
  ({ panels = [exampleReady()], overview = exampleOverview(), analysis = exampleAnalysis(), reportId }: Known = {}) =>
  (queries: QueryClient): void => {
    queries.setQueryData(labPanelsQuery(labUser._id).queryKey, panels);
    queries.setQueryData(labOverviewQuery(labUser._id, PANEL, reportId).queryKey, overview);
    queries.setQueryData(labAnalysisQuery(labUser._id, PANEL, reportId).queryKey, analysis);
  };

/** Has the page ask a server, once. */
export const asking = (queries: QueryClient): void => {
  knowing()(queries);
  queries.setDefaultOptions({ queries: { enabled: true, retry: false } });
};

/** A page of the example panel. @param below its path below the panel */
export const atPanel = (page: () => ReactNode, below = '') => ({
  page,
  user: labUser,
  route: `/labs/$panelId${below}`,
  path: `/labs/${PANEL}${below}`,
});

/** Opens a section that is folded. */
export const openFold = async (canvas: ReturnType<typeof within>, name: string): Promise<void> =>
  userEvent.click(canvas.getByRole('heading', { name }));
