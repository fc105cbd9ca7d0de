import type { User } from '#schemas/wire/user.ts';
import { RunningText } from './RunningText.tsx';
import * as styles from './person.css.ts';

const initialsOf = ({ first_name, last_name }: User) => `${first_name.charAt(0)}${last_name.charAt(0)}`.toUpperCase();

/** Who is signed in: initials, name and email. */
export function Person({ user }: { readonly user: User }) {
  return (
    <span className={styles.person}>
      <span className={styles.avatar} aria-hidden="true">
        {initialsOf(user)}
      </span>
      <span className={styles.lines}>
        <RunningText text={`${user.first_name} ${user.last_name}`} className={styles.name} />
        <RunningText text={user.email} className={styles.email} />
      </span>
    </span>
  );
}
