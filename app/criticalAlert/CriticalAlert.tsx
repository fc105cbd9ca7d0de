import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { phoneText } from '#flows/kinds/fields/phoneText.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import type { CriticalValue } from '#schemas/wire/labs/labPanel.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
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
  return (
    <section aria-label="Urgent lab result" className={styles.place}>
      <Alert
        tone="danger"
        title={alertTitle(alarms.length)}
        action={
          <div className={styles.actions}>
            {phone !== null && (
              <a href={`tel:${phone}`} className={button()}>
                Call {phoneText(phone)}
              </a>
            )}
            <Link
              to="/messages/$userId/new"
              params={{ userId }}
              className={button({ look: phone === null ? 'primary' : 'secondary' })}
            >
              Message your care team
            </Link>
            <a href="tel:911" className={button({ look: 'secondary' })}>
              Call 911
            </a>
            {children}
          </div>
        }
      >
        <ul className={styles.values}>
          {[...new Set(alarms.map(criticalText))].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>{actText(phone !== null)}</p>
      </Alert>
    </section>
  );
}
