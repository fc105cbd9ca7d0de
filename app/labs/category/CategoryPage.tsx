import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { labCategoryQuery } from '#services/api/labs/labMarkers.ts';
import { laterPart } from '../../hydration/laterPart.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { AllBiomarkersLink } from '../parts/links.tsx';
import * as styles from '../parts/labs.css.ts';
import { NoDiagnosis } from '../parts/NoDiagnosis.tsx';
import { PendingPart } from '../parts/PendingPart.tsx';
import { usePanel } from '../usePanel.ts';

const { Part: Markers } = laterPart(
  async () => (await import('./CategoryMarkers.tsx')).CategoryMarkers,
  <PendingPart />,
);

/** The markers of a category, with the newest results of the panel. Its title names none: histories keep titles. */
export function CategoryPage() {
  const { userId, panelId } = usePanel();
  const { slug = '' } = useParams({ strict: false });
  const category = useQuery(labCategoryQuery(userId, panelId, slug));
  usePageTitle('Biomarkers');
  return (
    <>
      <h1 className={styles.title}>{category.data?.name ?? 'Category'}</h1>
      <p className={styles.lead}>Your newest results of this lab test.</p>
      <Markers />
      <AllBiomarkersLink panelId={panelId} />
      <NoDiagnosis userId={userId} panelId={panelId} />
    </>
  );
}
