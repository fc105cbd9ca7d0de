import { useRef } from 'react';
import { phoneText } from '#flows/kinds/fields/phoneText.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import * as styles from './Help.css.ts';
import { useDismissal } from './useDismissal.ts';

/** How to reach the care team. It opens before any code has run. */
export function Help() {
  const details = useRef<HTMLDetailsElement>(null);
  const { name, support_email: email, phone } = currentOrganization.get().settings;
  useDismissal(details);
  return (
    <details ref={details}>
      <summary className={styles.summary}>Help</summary>
      <div className={styles.card} tabIndex={-1}>
        <p>
          A question, or something does not work? Write to the care team of {name}:{' '}
          <a href={`mailto:${email}`} className={styles.link}>
            {email}
          </a>
        </p>
        {phone !== null && (
          <p>
            Or call{' '}
            <a href={`tel:${phone}`} className={styles.link}>
              {phoneText(phone)}
            </a>
          </p>
        )}
        <p>If this is an emergency, call 911.</p>
      </div>
    </details>
  );
}
