import type { ReactNode } from 'react';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import type { CriticalValue } from '#schemas/wire/labs/labPanel.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { ContactActions } from './ContactActions.tsx';
import * as styles from './CriticalAlert.css.ts';
import { actText, alertTitle, criticalText } from './criticalTexts.ts';

interface CriticalAlertProps {
  readonly userId: string;
  /** Nothing is shown without any. */
  readonly alarms: readonly CriticalValue[];
  /** Further links. */
  readonly children?: ReactNode;
}

/** Critical values that nobody has explained yet, and what to do about them now: call, message, or 911. */
export function CriticalAlert({ userId, alarms, children }: CriticalAlertProps) {
  const { phone } = currentOrganization.get().settings;
  if (alarms.length === 0) return null;
  const values = new Map(alarms.map((alarm) => [criticalText(alarm), alarm]));
  return (
    <section aria-label="Urgent lab result" className={styles.place}>
      <Alert
        tone="danger"
        title={alertTitle([...values.values()])}
        action={<ContactActions userId={userId}>{children}</ContactActions>}
      >
        <ul className={styles.values}>
          {[...values.keys()].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>{actText(phone !== null)}</p>
      </Alert>
    </section>
  );
}
