import { laterPart } from '../../hydration/laterPart.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import * as styles from '../parts/labs.css.ts';
import { NoDiagnosis } from '../parts/NoDiagnosis.tsx';
import { OutsideLink } from '../parts/links.tsx';
import { PendingPart } from '../parts/PendingPart.tsx';
import { usePanel } from '../usePanel.ts';

const { Part: AllMarkers } = laterPart(async () => (await import('./AllMarkers.tsx')).AllMarkers, <PendingPart />);

/** All markers by category, with the newest results of the panel. */
export function BiomarkersPage() {
  const { userId, panelId } = usePanel();
  usePageTitle('Biomarkers');
  return (
    <>
      <h1 className={styles.title}>Biomarkers</h1>
      <p className={styles.lead}>Everything that can be measured, each with your newest result of this lab test.</p>
      <OutsideLink />
      <AllMarkers />
      <NoDiagnosis userId={userId} panelId={panelId} />
    </>
  );
}
