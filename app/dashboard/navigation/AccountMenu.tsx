import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import type { User } from '#schemas/wire/user.ts';
import { useDismissal } from '../../shell/useDismissal.ts';
import { Logout } from './Logout.tsx';
import { Person } from './Person.tsx';
import * as styles from './AccountMenu.css.ts';
import { link, logout } from './navigation.css.ts';

/** Who is signed in, at the foot of the side navigation. Pressed, it offers the settings and "Logout". */
export function AccountMenu({ user }: { readonly user: User }) {
  const details = useRef<HTMLDetailsElement>(null);
  useDismissal(details);
  return (
    <details ref={details} className={styles.account}>
      <summary className={styles.summary}>
        <Person user={user} />
      </summary>
      <div className={styles.menu} tabIndex={-1}>
        <Link to="/dashboard/$userId/settings" params={{ userId: user._id }} className={link}>
          Settings
        </Link>
        <div className={logout}>
          <Logout />
        </div>
      </div>
    </details>
  );
}
