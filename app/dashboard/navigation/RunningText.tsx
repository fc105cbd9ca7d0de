import * as styles from './RunningText.css.ts';

/** Characters of a line that has room for all of it. */
const ROOM = 21;

/** A line of text. Where it is longer than its place it moves to its end and back, until it is pointed at or opened. */
export function RunningText({ text, className }: { readonly text: string; readonly className: string }) {
  return (
    <span className={`${styles.line} ${className}`}>
      <span className={text.length > ROOM ? styles.running : styles.still}>{text}</span>
    </span>
  );
}
