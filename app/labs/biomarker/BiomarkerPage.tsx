import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { labMarkerQuery } from '#services/api/labs/labMarkers.ts';
import { laterPart } from '../../hydration/laterPart.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { AllBiomarkersLink } from '../parts/links.tsx';
import * as styles from '../parts/labs.css.ts';
import { NoDiagnosis } from '../parts/NoDiagnosis.tsx';
import { PendingPart } from '../parts/PendingPart.tsx';
import { usePanel } from '../usePanel.ts';

const { Part: Details } = laterPart(async () => (await import('./MarkerDetails.tsx')).MarkerDetails, <PendingPart />);

/** A marker: what was measured of it, and what that says. Its title does not name it: histories keep titles. */
export function BiomarkerPage() {
  const { userId, panelId } = usePanel();
  const { biomarkerId = '' } = useParams({ strict: false });
  const { data } = useQuery(labMarkerQuery(userId, panelId, biomarkerId));
  usePageTitle('Biomarker');
  return (
    <>
      <h1 className={styles.title}>{data?.biomarker.name ?? 'Biomarker'}</h1>
      {data && <p className={styles.lead}>{data.biomarker.is}</p>}
      <Details />
      <AllBiomarkersLink panelId={panelId} />
      <NoDiagnosis userId={userId} panelId={panelId} />
    </>
  );
}
