import type { User } from '#schemas/wire/user.ts';
import { Avatar } from './Avatar.tsx';
import { RunningText } from './RunningText.tsx';
import * as styles from './person.css.ts';

/** Who is signed in: picture, name and email. */
export function Person({ user }: { readonly user: User }) {
  return (
    <span className={styles.person}>
      <Avatar user={user} />
      <span className={styles.lines}>
        <RunningText text={`${user.first_name} ${user.last_name}`} className={styles.name} />
        <RunningText text={user.email} className={styles.email} />
      </span>
    </span>
  );
}
