import { laterPart } from '../../hydration/laterPart.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import * as styles from '../parts/labs.css.ts';
import { PendingPart } from '../parts/PendingPart.tsx';

const { Part } = laterPart(async () => (await import('./Trends.tsx')).Trends, <PendingPart />);

/** How values moved over time. What draws charts comes after the page, with which a server has drawn them. */
export function TrendsPage() {
  usePageTitle('Trends');
  return (
    <>
      <h1 className={styles.title}>Trends</h1>
      <p className={styles.lead}>How your values moved over time.</p>
      <Part />
    </>
  );
}
