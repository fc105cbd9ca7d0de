import { laterPart } from '../../hydration/laterPart.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import * as styles from '../parts/labs.css.ts';
import { PendingPart } from '../parts/PendingPart.tsx';

const { Part } = laterPart(async () => (await import('./BiologicalAge.tsx')).BiologicalAge, <PendingPart />);

/** The biological age by the newest report of a panel. What draws charts comes after the page. */
export function BiologicalAgePage() {
  usePageTitle('Biological age');
  return (
    <>
      <h1 className={styles.title}>Biological age</h1>
      <p className={styles.lead}>An estimate from nine blood test values and your age.</p>
      <Part />
    </>
  );
}
