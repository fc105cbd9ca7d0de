import { Link } from '@tanstack/react-router';
import { useContext } from 'react';
import type { ReportPart } from '#flows/kinds/screens/reportKind.ts';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { TwoAges } from '../biologicalAge/TwoAges.tsx';
import { Questions } from '../next/Questions.tsx';
import { NextTestAdvice } from '../next/NextTestAdvice.tsx';
import * as styles from '../parts/labs.css.ts';
import { SafetyLine } from '../parts/SafetyLine.tsx';
import { AttentionList } from '../results/AttentionList.tsx';
import { ChangesList } from '../results/ChangesList.tsx';
import { Counts } from '../results/Counts.tsx';
import { FineList } from '../results/FineList.tsx';
import { OtherResults } from '../results/OtherResults.tsx';
import { ProviderComment } from '../results/ProviderComment.tsx';
import { ReportActions } from '../results/ReportActions.tsx';
import { ReportFacts } from '../results/ReportFacts.tsx';
import { hasCritical } from '../rules/needsAttention.ts';
import { AssessmentReportContext } from './AssessmentReport.ts';

/** A part of the newest report, as the steps of the flow name it. */
export function AssessmentPart({ part }: { readonly part: ReportPart }) {
  const shown = useContext(AssessmentReportContext);
  const report = shown?.overview.report;
  if (!shown || !report) return null;
  const { userId, panelId, overview, analysis } = shown;
  const { markers, others } = analysis;
  switch (part) {
    case 'comment':
      return (
        <>
          {hasCritical(markers, others) && <SafetyLine />}
          <ProviderComment {...analysis} />
        </>
      );
    case 'summary':
      return (
        <Card aria-label="Report">
          <div className={styles.inCard}>
            <ReportFacts report={report} />
            <Counts counts={overview.counts} label="Results by band" />
          </div>
        </Card>
      );
    case 'attention':
      return <AttentionList panelId={panelId} markers={markers} others={others} />;
    case 'changes':
      return <ChangesList panelId={panelId} markers={markers} />;
    case 'fine':
      return <FineList panelId={panelId} markers={markers} />;
    case 'others':
      return <OtherResults others={others} />;
    case 'biological-age':
      return (
        <Card aria-label="Biological age">
          <div className={styles.inCard}>
            <TwoAges of={overview.biological_age} />
            <p className={styles.soft}>Method: PhenoAge, Levine and others, 2018.</p>
            <Link to="/labs/$panelId/biological-age" params={{ panelId }} className={styles.link}>
              See what moved it, its nine values and its history
            </Link>
          </div>
        </Card>
      );
    case 'questions':
      return <Questions userId={userId} markers={markers} />;
    case 'next-test':
      return <NextTestAdvice userId={userId} report={report} markers={markers} others={others} />;
    case 'take-along':
      return (
        <Card aria-label="Take it along">
          <div className={styles.inCard}>
            <h2 className={styles.heading}>Take it along</h2>
            <p className={styles.texts}>
              Any doctor can read the report, as PDF or printed. Other systems read it as a FHIR file.
            </p>
            <ReportActions id={panelId} />
          </div>
        </Card>
      );
    case 'read-on':
      return (
        <Link to="/labs/$panelId/biomarkers" params={{ panelId }} className={styles.link}>
          Learn about each biomarker and what affects it
        </Link>
      );
  }
}
