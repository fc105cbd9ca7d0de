import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as styles from './Skeleton.css.ts';

/** CSS lengths of what a bone stands for, so that nothing jumps when that arrives. */
export interface BoneProps {
  readonly height: string;
  readonly width?: string;
}

/** One block of a skeleton. */
export function Bone({ height, width = '100%' }: BoneProps) {
  return <span className={styles.block} style={assignInlineVars({ [styles.height]: height, [styles.width]: width })} />;
}
