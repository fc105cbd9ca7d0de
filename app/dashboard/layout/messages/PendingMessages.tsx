import { HistorySkeleton } from './HistorySkeleton.tsx';
import * as styles from './skeleton.css.ts';

/** What stands for the page of the messages while its code is loading. */
export const PendingMessages = () => (
  <>
    <span className={styles.title} />
    <HistorySkeleton />
    <span className={styles.input} />
  </>
);
