import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { labMarkerQuery } from '#services/api/labs/labMarkers.ts';
import { laterPart } from '../../hydration/laterPart.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { AllBiomarkersLink } from '../parts/AllBiomarkersLink.tsx';
import * as styles from '../parts/labs.css.ts';
import { NoDiagnosis } from '../parts/NoDiagnosis.tsx';
import { PendingPart } from '../parts/PendingPart.tsx';
import { Read } from '../parts/Read.tsx';
import { usePanel } from '../usePanel.ts';
import { MarkerResults } from './MarkerResults.tsx';
import { MarkerTexts } from './MarkerTexts.tsx';
import { NewestResult } from './NewestResult.tsx';

const { Part: Charts } = laterPart(async () => (await import('./MarkerCharts.tsx')).MarkerCharts, <PendingPart />);

/** A marker: what was measured of it, and what that says. Its title does not name it: histories keep titles. */
export function BiomarkerPage() {
  const { userId, panelId } = usePanel();
  const { biomarkerId = '' } = useParams({ strict: false });
  const history = useQuery(labMarkerQuery(userId, panelId, biomarkerId));
  const { data } = history;
  usePageTitle('Biomarker');
  return (
    <>
      <h1 className={styles.title}>{data?.biomarker.name ?? 'Biomarker'}</h1>
      {data && <p className={styles.lead}>{data.biomarker.is}</p>}
      <Read query={history} missing="There is no such biomarker.">
        {({ biomarker, results }) => (
          <div className={styles.page}>
            <NewestResult userId={userId} biomarker={biomarker} results={results} />
            <Charts />
            <MarkerResults biomarker={biomarker} results={results} />
            <MarkerTexts biomarker={biomarker} />
          </div>
        )}
      </Read>
      <AllBiomarkersLink panelId={panelId} />
      <NoDiagnosis userId={userId} panelId={panelId} />
    </>
  );
}
