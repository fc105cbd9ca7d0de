import * as styles from './FileName.css.ts';
import { shownFileName } from './shownFileName.ts';

/** The name of a file in one line: where there is no room, the middle of it is left out, and the ending stays. */
export function FileName({ name }: { readonly name: string }) {
  const { stem, ending } = shownFileName(name);
  return (
    <span className={styles.name}>
      <span className={styles.stem}>{stem}</span>
      <span>{ending}</span>
    </span>
  );
}
