import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as styles from './Skeleton.css.ts';

/** The CSS size of the loading content, so that nothing moves when it appears. */
export interface SkeletonBlockProps {
  readonly height: string;
  readonly width?: string;
}

/** One block of a skeleton. */
export function SkeletonBlock({ height, width = '100%' }: SkeletonBlockProps) {
  return <span className={styles.block} style={assignInlineVars({ [styles.height]: height, [styles.width]: width })} />;
}
