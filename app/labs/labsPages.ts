import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { labAppointmentQuery, labPreparationQuery } from '#services/api/labs/labDraw.ts';
import { allBiomarkersQuery, labCategoryQuery, labMarkerQuery } from '#services/api/labs/labMarkers.ts';
import { labAnalysisQuery, labOverviewQuery } from '#services/api/labs/labReports.ts';
import { outsideMarkersQuery, outsideResultsQuery } from '#services/api/labs/outsideResults.ts';
import { bioAgeQuery } from '#services/api/labs/labTrends.ts';

/** What the address names. */
interface Asked {
  readonly userId: string;
  readonly panelId: string;
  readonly reportId?: string;
  readonly biomarkerId?: string;
  readonly slug?: string;
}

type Prefetch = <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>) => Promise<void>;

/** A page of labs. */
export interface LabsPageOf {
  /** The source of its component, from the folder of the app: a server that draws the page sends what it needs with it. */
  readonly module: string;
  /** The source of the part of it whose code comes later. */
  readonly part?: string;
  readonly load: () => Promise<ComponentType>;
  /** Begins to read all that it shows at first. It is waited for where one read says what the next is. */
  readonly read?: (asked: Asked, prefetch: Prefetch, queryClient: QueryClient) => void | Promise<void>;
}

/** A page of labs whose code is there. */
export interface OpenedPage {
  readonly module: string;
  readonly part?: string | undefined;
  readonly Page: ComponentType;
}

const list: LabsPageOf = {
  module: 'labs/list/LabsListPage.tsx',
  load: async () => (await import('./list/LabsListPage.tsx')).LabsListPage,
};

const analysisHistory: LabsPageOf = {
  module: 'labs/analysis/AnalysisHistoryPage.tsx',
  load: async () => (await import('./analysis/AnalysisHistoryPage.tsx')).AnalysisHistoryPage,
  read: ({ userId, panelId }, prefetch) => void prefetch(labOverviewQuery(userId, panelId)),
};

/** A report as a whole, with its results; the latest where none is named. */
const readReport: LabsPageOf['read'] = ({ userId, panelId, reportId }, prefetch) => {
  void prefetch(labOverviewQuery(userId, panelId, reportId));
  void prefetch(labAnalysisQuery(userId, panelId, reportId));
};

const trends: LabsPageOf = {
  module: 'labs/trends/TrendsPage.tsx',
  part: 'labs/trends/Trends.tsx',
  load: async () => (await import('./trends/TrendsPage.tsx')).TrendsPage,
  // Other pages need nothing of how it is found out what to read.
  read: async ({ userId, panelId }, _prefetch, queryClient) =>
    (await import('./trends/readTrends.ts')).readTrends(queryClient, userId, panelId),
};

/** The pages of labs by their routes. Each is a file of its own, so that none brings the code of another. */
export const labsPages = {
  '/labs': list,
  '/dashboard/$userId/labs': list,
  '/labs/$panelId': {
    module: 'labs/panel/PanelPage.tsx',
    part: 'labs/panel/PanelParts.tsx',
    load: async () => (await import('./panel/PanelPage.tsx')).PanelPage,
    read: readReport,
  },
  '/labs/trends': trends,
  '/labs/$panelId/trends': trends,
  '/labs/outside-results': {
    module: 'labs/outside/OutsideResultsPage.tsx',
    load: async () => (await import('./outside/OutsideResultsPage.tsx')).OutsideResultsPage,
    read: ({ userId }, prefetch) => void prefetch(outsideResultsQuery(userId)),
  },
  '/labs/outside-results/$step': {
    module: 'labs/outside/AddOutsidePage.tsx',
    part: 'labs/outside/AddOutside.tsx',
    load: async () => (await import('./outside/AddOutsidePage.tsx')).AddOutsidePage,
    read: (_asked, prefetch) => void prefetch(outsideMarkersQuery()),
  },
  '/labs/$panelId/biological-age': {
    module: 'labs/biologicalAge/BiologicalAgePage.tsx',
    part: 'labs/biologicalAge/BiologicalAge.tsx',
    load: async () => (await import('./biologicalAge/BiologicalAgePage.tsx')).BiologicalAgePage,
    read: ({ userId, panelId }, prefetch) => void prefetch(bioAgeQuery(userId, panelId)),
  },
  '/labs/$panelId/biomarkers': {
    module: 'labs/biomarkers/BiomarkersPage.tsx',
    part: 'labs/biomarkers/AllMarkers.tsx',
    load: async () => (await import('./biomarkers/BiomarkersPage.tsx')).BiomarkersPage,
    read: ({ userId, panelId }, prefetch) => void prefetch(allBiomarkersQuery(userId, panelId)),
  },
  '/labs/$panelId/biomarker/$biomarkerId': {
    module: 'labs/biomarker/BiomarkerPage.tsx',
    part: 'labs/biomarker/MarkerDetails.tsx',
    load: async () => (await import('./biomarker/BiomarkerPage.tsx')).BiomarkerPage,
    read: ({ userId, panelId, biomarkerId = '' }, prefetch) =>
      void prefetch(labMarkerQuery(userId, panelId, biomarkerId)),
  },
  '/labs/$panelId/categories/$slug': {
    module: 'labs/category/CategoryPage.tsx',
    part: 'labs/category/CategoryMarkers.tsx',
    load: async () => (await import('./category/CategoryPage.tsx')).CategoryPage,
    read: ({ userId, panelId, slug = '' }, prefetch) => void prefetch(labCategoryQuery(userId, panelId, slug)),
  },
  '/labs/$panelId/analysis-summary/$reportId': {
    module: 'labs/analysis/AnalysisPage.tsx',
    part: 'labs/analysis/Analysis.tsx',
    load: async () => (await import('./analysis/AnalysisPage.tsx')).AnalysisPage,
    read: readReport,
  },
  '/labs/$panelId/analysis-summary/$reportId/history': analysisHistory,
  '/labs/$panelId/analysis-summary/history': analysisHistory,
  '/labs/$panelId/history': {
    module: 'labs/history/HistoryPage.tsx',
    load: async () => (await import('./history/HistoryPage.tsx')).HistoryPage,
    read: ({ userId, panelId }, prefetch) => void prefetch(labOverviewQuery(userId, panelId)),
  },
  '/labs/$panelId/history/$reportId': {
    module: 'labs/history/ReportPage.tsx',
    part: 'labs/history/Report.tsx',
    load: async () => (await import('./history/ReportPage.tsx')).ReportPage,
    read: readReport,
  },
  '/labs/$panelId/assessment-overview/$step': {
    module: 'labs/assessment/AssessmentPage.tsx',
    part: 'labs/assessment/Assessment.tsx',
    load: async () => (await import('./assessment/AssessmentPage.tsx')).AssessmentPage,
    read: readReport,
  },
  '/labs/$panelId/preparation-guideline': {
    module: 'labs/preparation/PreparationPage.tsx',
    load: async () => (await import('./preparation/PreparationPage.tsx')).PreparationPage,
    read: ({ userId, panelId }, prefetch) => {
      void prefetch(labPreparationQuery(userId, panelId));
      void prefetch(labAppointmentQuery(userId, panelId));
    },
  },
  '/labs/$panelId/appointments': {
    module: 'labs/appointments/LabAppointmentsPage.tsx',
    load: async () => (await import('./appointments/LabAppointmentsPage.tsx')).LabAppointmentsPage,
    read: ({ userId, panelId }, prefetch) => void prefetch(labAppointmentQuery(userId, panelId)),
  },
} satisfies { readonly [route: string]: LabsPageOf };

/** The route of a page of labs. */
export type LabsPlace = keyof typeof labsPages;
