import { Link } from '@tanstack/react-router';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { laterPart } from '../../hydration/laterPart.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import * as styles from '../parts/labs.css.ts';
import { PendingPart } from '../parts/PendingPart.tsx';

const { Part } = laterPart(
  async () => {
    const { AddOutside, loadFirst } = await import('./AddOutside.tsx');
    await loadFirst();
    return AddOutside;
  },
  <>
    <h1 className={styles.title}>Add results from elsewhere</h1>
    <PendingPart />
  </>,
);

/** Results of another laboratory are entered here. What runs flows comes after the page. */
export function AddOutsidePage() {
  usePageTitle('Add lab results');
  return (
    <>
      <Part />
      <p className={styles.end}>
        <Link to="/labs/outside-results" className={styles.link}>
          All results that you entered
          <Icon name="forward" size="small" />
        </Link>
      </p>
    </>
  );
}
