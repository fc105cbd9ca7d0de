import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Page } from '#renderers/ui/layout/Page.tsx';
import * as page from '../../layout/page.css.ts';
import { usePageTitle } from '#app/shell/usePageTitle.ts';
import * as styles from '../details/appointments.css.ts';
import { Link } from '@tanstack/react-router';
import { button } from '#renderers/ui/buttons/Button.css.ts';

interface NotConfirmedProps {
  readonly userId: string;
  /** The reason. */
  readonly text: string;
  readonly onTryAgain?: () => void;
  readonly trying?: boolean;
}

/** Says that no booking could be confirmed. */
export function NotConfirmed({ userId, text, onTryAgain, trying = false }: NotConfirmedProps) {
  usePageTitle('Appointment not confirmed');
  return (
    <Page>
      <div role="alert" className={styles.confirmed}>
        <h1 className={styles.title}>We could not confirm this appointment</h1>
        <p className={styles.text}>{text}</p>
        <div className={page.actions}>
          <AppointmentsLink userId={userId} />
          {onTryAgain && (
            <Button look="secondary" busy={trying} busyLabel="Checking…" onClick={onTryAgain}>
              Try again
            </Button>
          )}
        </div>
      </div>
    </Page>
  );
}

/** The link back to the patient's appointments. */
export function AppointmentsLink({ userId }: { readonly userId: string }) {
  return (
    <Link to="/dashboard/$userId/appointments" params={{ userId }} className={button()}>
      Return to Appointments
    </Link>
  );
}
