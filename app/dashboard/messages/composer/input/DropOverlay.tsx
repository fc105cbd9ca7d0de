import { Icon } from '#renderers/ui/icons/Icon.tsx';
import * as styles from './DropOverlay.css.ts';

/** Covers the page while a file is dragged over it. */
export function DropOverlay() {
  return (
    <div className={styles.overlay}>
      <p className={styles.text}>
        <Icon name="upload" size="large" />
        Drop File Here
      </p>
    </div>
  );
}
