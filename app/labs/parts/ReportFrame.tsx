import type { ReactNode } from 'react';
import { useOpened } from '../useOpened.ts';
import { useReport } from '../useReport.ts';
import { LabDay } from './LabDay.tsx';
import * as styles from './labs.css.ts';
import { NoDiagnosis } from './NoDiagnosis.tsx';
import { Read } from './Read.tsx';

const MISSING = 'This lab test has no report at this address. Your lab may have taken it back.';

interface ReportFrameProps {
  /** What the page shows of the report: its heading says it, with the day of the draw once that is known. */
  readonly what: string;
  /** What stands there once the report was read. */
  readonly children: ReactNode;
  /** The way on, which is there whether the report can be read or not. */
  readonly wayOn?: ReactNode;
}

/** A page about the report that the address names. */
export function ReportFrame({ what, children, wayOn }: ReportFrameProps) {
  const { userId, panelId, overview, analysis } = useReport();
  const report = overview.data?.report;
  useOpened(userId, analysis.data && report);
  return (
    <>
      <h1 className={styles.title}>
        {what}
        {report && (
          <>
            {' '}
            of <LabDay at={report.collected_at} />
          </>
        )}
      </h1>
      <Read query={overview} missing={MISSING}>
        {() => (
          <Read query={analysis} missing={MISSING}>
            {() => children}
          </Read>
        )}
      </Read>
      {wayOn}
      <NoDiagnosis userId={userId} panelId={panelId} />
    </>
  );
}
