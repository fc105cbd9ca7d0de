import { useState } from 'react';
import type { User } from '#schemas/wire/user.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { ProblemError } from '#services/api/client/ProblemError.ts';
import { logout, logoutEverywhere } from '#services/api/sessions.ts';
import { checkoutStorage } from '../../checkout/cart/checkoutStorage.ts';
import * as styles from './DashboardLayout.css.ts';

const initialsOf = ({ first_name, last_name }: User) => `${first_name.charAt(0)}${last_name.charAt(0)}`.toUpperCase();

/** The patient's name, with buttons to log out here or on every device. */
export function Account({ user }: { readonly user: User }) {
  const [leaving, setLeaving] = useState<'here' | 'everywhere'>();
  const [problem, setProblem] = useState<string>();

  const leave = async (from: 'here' | 'everywhere') => {
    setLeaving(from);
    setProblem(undefined);
    try {
      await (from === 'here' ? logout() : logoutEverywhere());
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setProblem(error.message);
      setLeaving(undefined);
      return;
    }
    checkoutStorage.clear();
    // Loads a new document, so that no patient data stays in memory.
    location.assign('/login');
  };

  return (
    <div className={styles.account}>
      <span className={styles.avatar} aria-hidden="true">
        {initialsOf(user)}
      </span>
      <div className={styles.person}>
        <p className={styles.name}>
          {user.first_name} {user.last_name}
        </p>
        <p className={styles.email}>{user.email}</p>
      </div>
      <div className={styles.leave}>
        <Button look="quiet" full busy={leaving === 'here'} onClick={() => void leave('here')}>
          Log out
        </Button>
        <Button look="quiet" full busy={leaving === 'everywhere'} onClick={() => void leave('everywhere')}>
          Log out on all devices
        </Button>
        {problem !== undefined && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}
