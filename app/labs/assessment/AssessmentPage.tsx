import { laterPart } from '../../hydration/laterPart.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import * as styles from '../parts/labs.css.ts';
import { NoDiagnosis } from '../parts/NoDiagnosis.tsx';
import { PendingPart } from '../parts/PendingPart.tsx';
import { usePanel } from '../usePanel.ts';

const { Part } = laterPart(
  async () => (await import('./Assessment.tsx')).Assessment,
  <>
    <h1 className={styles.title}>Your results step by step</h1>
    <PendingPart />
  </>,
);

/** The way through the newest report of a lab test. What runs flows comes after the page. */
export function AssessmentPage() {
  const { userId, panelId } = usePanel();
  usePageTitle('Lab results');
  return (
    <>
      <Part />
      <NoDiagnosis userId={userId} panelId={panelId} />
    </>
  );
}
