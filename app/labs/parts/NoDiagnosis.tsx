import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AskLink } from '../../asking/AskLink.tsx';
import * as styles from './NoDiagnosis.css.ts';

interface NoDiagnosisProps {
  readonly userId: string;
  readonly panelId: string;
  /** Further ways on. */
  readonly children?: ReactNode;
}

/** What results are not, and whom to ask about them. */
export function NoDiagnosis({ userId, panelId, children }: NoDiagnosisProps) {
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
        {children}
      </p>
    </div>
  );
}
