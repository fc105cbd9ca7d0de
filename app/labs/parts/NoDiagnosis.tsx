import { Link } from '@tanstack/react-router';
import { AskLink } from '../../asking/AskLink.tsx';
import * as styles from './NoDiagnosis.css.ts';

interface NoDiagnosisProps {
  readonly userId: string;
  readonly panelId: string;
}

/** What results are not, and whom to ask about them. */
export function NoDiagnosis({ userId, panelId }: NoDiagnosisProps) {
  return (
    <div className={styles.note}>
      <p>
        Results say what was measured. They are no diagnosis, and a range does not know you: your care team does. If
        this is an emergency, call 911.
      </p>
      <p className={styles.ask}>
        <AskLink userId={userId} about={{ type: 'lab', id: panelId }} className={styles.link}>
          Ask your care team about your results
        </AskLink>
        <Link to="/labs/$panelId/history" params={{ panelId }} className={styles.link}>
          All reports and downloads
        </Link>
      </p>
    </div>
  );
}
