import { bar } from '#renderers/ui/feedback/ProgressBar.css.ts';
import * as styles from '../layout/photo.css.ts';

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });

interface SendingBarProps {
  readonly sending: boolean;
  /** The share sent, from 0 to 1; undefined before the upload starts. */
  readonly progress: number | undefined;
  readonly label: string;
}

/** The progress of an upload. Its start is announced, its steps are not. */
export function SendingBar({ sending, progress = 0, label }: SendingBarProps) {
  return (
    <div>
      <output className={styles.sending}>
        {sending && (
          <>
            {label}
            <span aria-hidden="true">{percent.format(progress)}</span>
          </>
        )}
      </output>
      {sending && (
        <div className={styles.sendingBar}>
          <progress className={bar} value={progress} max={1} aria-label={label} />
        </div>
      )}
    </div>
  );
}
