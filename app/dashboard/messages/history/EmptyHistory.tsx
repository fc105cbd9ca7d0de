import { Drawing } from '#renderers/ui/icons/Drawing.tsx';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { drawings } from '../../navigation/drawings.css.ts';
import * as styles from './history.css.ts';

/** What stands where there are no messages yet: who reads here, and what can be asked. */
export function EmptyHistory() {
  const { name } = currentOrganization.get().settings;
  return (
    <div className={styles.empty}>
      <span className={styles.emptyMark}>
        <Drawing path={drawings.message} size="large" />
      </span>
      <h2 className={styles.emptyTitle}>Ask your care team anything</h2>
      <p className={styles.emptyText}>
        Your treatment, a delivery, how you feel: write below, and {name} answers here.
      </p>
    </div>
  );
}
