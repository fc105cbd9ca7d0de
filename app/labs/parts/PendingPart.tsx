import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import * as styles from './labs.css.ts';

const bones = [{ height: '10rem' }, { height: '14rem' }];

/** The shape of what a page shows, until its code or its data is there. */
export const PendingPart = () => (
  <div className={styles.page}>
    <Skeleton bones={bones} />
  </div>
);
