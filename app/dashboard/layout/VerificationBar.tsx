import { Link } from '@tanstack/react-router';
import type { User } from '#schemas/wire/user.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { asksToVerify } from '../../patient/asksToVerify.ts';
import { SCHEDULED, UNSCHEDULED } from '../../patient/verificationTexts.ts';
import * as styles from './VerificationBar.css.ts';

/** Asks the patient to verify their identity, on every page of the dashboard, until the photos are sent. */
export function VerificationBar({ user }: { readonly user: User }) {
  if (!asksToVerify(user)) return null;
  const isScheduled = user.appointment_counts.user_verification > 0;
  return (
    <section className={styles.bar} aria-label="Account verification">
      <div className={styles.message}>
        <Icon name="shield" />
        <p className={styles.text}>{isScheduled ? SCHEDULED : UNSCHEDULED}</p>
      </div>
      <Link
        to="/verification/$userId/$steps"
        params={{ userId: user._id, steps: 'verify_account' }}
        className={button({ look: 'secondary' })}
      >
        Verify Account
      </Link>
    </section>
  );
}
