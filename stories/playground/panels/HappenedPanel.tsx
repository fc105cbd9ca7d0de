import type { WalkReport } from '../live/WalkReport.ts';
import * as styles from '../Playground.css.ts';

/** What happened on the walk, from its beginning. */
export function HappenedPanel({ report }: { readonly report: WalkReport | undefined }) {
  const happened = report?.happened ?? [];
  if (happened.length === 0) return <p className={styles.soft}>Nothing has happened yet.</p>;
  return (
    <ol className={styles.numbered}>
      {happened.map((text, at) => (
        // What happened is only added to.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} className={styles.code}>
          {text}
        </li>
      ))}
    </ol>
  );
}
