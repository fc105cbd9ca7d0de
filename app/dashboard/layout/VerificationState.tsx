import { Link } from '@tanstack/react-router';
import type { User } from '#schemas/wire/user.ts';
import { Icon, type IconName } from '#renderers/ui/icons/Icon.tsx';
import { asksToVerify } from '../../patient/asksToVerify.ts';
import * as styles from './VerificationState.css.ts';

interface Look {
  readonly label: string;
  readonly icon: IconName;
  readonly tone: keyof typeof styles.labels;
}

const notVerified: Look = { label: 'Not Verified', icon: 'shield', tone: 'open' };

const looks: { readonly [S in User['verificationStatus']]: Look } = {
  not_started: notVerified,
  outdated: notVerified,
  rejected: { label: 'Verification Rejected', icon: 'error', tone: 'refused' },
  pending: { label: 'Verification Pending', icon: 'clock', tone: 'waiting' },
  completed: { label: 'Verified Account', icon: 'check', tone: 'done' },
};

interface VerificationStateProps {
  readonly user: User;
  /** Whether a patient who has to do something is asked here; a page asks once. */
  readonly asks?: boolean;
}

/** The status of identity verification. */
export function VerificationState({ user, asks = false }: VerificationStateProps) {
  const { label, icon, tone } = looks[user.verificationStatus];
  return (
    <p className={styles.state}>
      <span className={styles.labels[tone]}>
        <Icon name={icon} size="small" />
        {label}
      </span>
      {asks && asksToVerify(user) && (
        <Link
          to="/verification/$userId/$steps"
          params={{ userId: user._id, steps: 'verify_account' }}
          className={styles.link}
        >
          Verify Now
        </Link>
      )}
    </p>
  );
}
