import { Icon } from '../icons/Icon.tsx';
import * as styles from './WarningList.css.ts';

interface WarningListProps {
  /** The name of the thing that is warned of. */
  readonly about: string;
  readonly warnings: readonly string[];
}

/** What must be known before something is bought, in whole sentences that are never cut. Nothing where there are none. */
export function WarningList({ about, warnings }: WarningListProps) {
  if (warnings.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={`Warnings about ${about}`}>
      {warnings.map((warning) => (
        <li key={warning} className={styles.warning}>
          <Icon name="warning" size="small" />
          {warning}
        </li>
      ))}
    </ul>
  );
}
