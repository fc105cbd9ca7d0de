import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LabAnalysis, LabOverview } from '#schemas/wire/labs/labReads.ts';
import { labAnalysisQuery, labOverviewQuery } from '#services/api/labs/labReports.ts';
import { useOpened } from '../useOpened.ts';
import { usePanel } from '../usePanel.ts';
import { Day } from './Day.tsx';
import * as styles from './labs.css.ts';
import { NoDiagnosis } from './NoDiagnosis.tsx';
import { Read } from './Read.tsx';

const MISSING = 'This lab test has no report at this address. The laboratory may have taken it back.';

interface ReportFrameProps {
  /** What the page shows of the report: its heading says it, with the day of the draw once that is known. */
  readonly what: string;
  readonly children: (overview: LabOverview, analysis: LabAnalysis) => ReactNode;
  /** The way on, which is there whether the report can be read or not. */
  readonly wayOn?: ReactNode;
}

/** A page about the report that the address names. */
export function ReportFrame({ what, children, wayOn }: ReportFrameProps) {
  const { userId, panelId } = usePanel();
  const { reportId = '' } = useParams({ strict: false });
  const overview = useQuery(labOverviewQuery(userId, panelId, reportId));
  const analysis = useQuery(labAnalysisQuery(userId, panelId, reportId));
  const report = overview.data?.report;
  useOpened(userId, analysis.data && report);
  return (
    <>
      <h1 className={styles.title}>
        {what}
        {report && (
          <>
            {' '}
            of <Day at={report.collected_at} />
          </>
        )}
      </h1>
      <Read query={overview} missing={MISSING}>
        {(whole) => (
          <Read query={analysis} missing={MISSING}>
            {(results) => children(whole, results)}
          </Read>
        )}
      </Read>
      {wayOn}
      <NoDiagnosis userId={userId} panelId={panelId} />
    </>
  );
}
