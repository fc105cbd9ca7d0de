import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import { words } from '#renderers/words/words.ts';
import * as styles from './skeleton.css.ts';

/** Stands where the messages will be. */
export const HistorySkeleton = () => (
  <output className={styles.history}>
    <VisuallyHidden>{words.loading}</VisuallyHidden>
    {styles.bubbles.map((bubble) => (
      <span key={bubble} className={bubble} />
    ))}
  </output>
);
