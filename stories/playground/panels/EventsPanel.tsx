import type { WalkReport } from '../live/WalkReport.ts';
import * as styles from '../Playground.css.ts';

/** The events of the walk. */
export function EventsPanel({ report }: { readonly report: Pick<WalkReport, 'happened'> | undefined }) {
  const happened = report?.happened ?? [];
  if (happened.length === 0) return <p className={styles.soft}>Nothing has happened yet.</p>;
  return (
    <ol className={styles.numbered}>
      {happened.map(({ at, text }) => (
        <li key={at} value={at} className={styles.code}>
          {text}
        </li>
      ))}
    </ol>
  );
}
