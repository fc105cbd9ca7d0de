import { Button } from '#renderers/ui/buttons/Button.tsx';
import * as styles from '../../shell/Message.css.ts';

interface OutdatedVisitProps {
  readonly text: string;
  readonly onReload: () => void;
}

/** Replaces a question that the visit no longer asks in the version on this device. */
export const OutdatedVisit = ({ text, onReload }: OutdatedVisitProps) => (
  <div className={styles.message} role="alert">
    <h1 className={styles.title}>This visit was updated</h1>
    <p className={styles.text}>{text}</p>
    <div>
      <Button onClick={onReload}>Reload the visit</Button>
    </div>
  </div>
);
