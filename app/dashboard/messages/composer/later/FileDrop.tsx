import { Icon } from '#renderers/ui/icons/Icon.tsx';
import * as styles from './FileDrop.css.ts';
import { useFileDrop } from './useFileDrop.ts';

interface FileDropProps {
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files that are dropped on the page, and covers it while they are dragged over it. */
export function FileDrop({ onFiles }: FileDropProps) {
  return (
    useFileDrop(onFiles) && (
      <div className={styles.overlay}>
        <p className={styles.text}>
          <Icon name="upload" size="large" />
          Drop File Here
        </p>
      </div>
    )
  );
}
