import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { phoneText } from '#flows/kinds/fields/phoneText.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import * as styles from './CriticalAlert.css.ts';

interface ContactActionsProps {
  readonly userId: string;
  /** Further links. */
  readonly children?: ReactNode;
}

/** The ways to a person about a critical value: call, message, or 911. */
export function ContactActions({ userId, children }: ContactActionsProps) {
  const { phone } = currentOrganization.get().settings;
  return (
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
  );
}
