import { useState } from 'react';
import type { User } from '#schemas/wire/user.ts';
import * as styles from './person.css.ts';

const initialsOf = ({ first_name, last_name }: User) => `${first_name.charAt(0)}${last_name.charAt(0)}`.toUpperCase();

interface AvatarProps {
  readonly user: User;
  readonly size?: keyof typeof styles.avatars;
}

/** The picture that stands for the patient; the initials where there is none, or it cannot be loaded. */
export function Avatar({ user, size = 'small' }: AvatarProps) {
  const url = user.image.avatar?.avatar_url;
  // Its address is good for a short while only.
  const [failed, setFailed] = useState<string>();
  return (
    <span className={styles.avatars[size]} aria-hidden="true">
      {url === undefined || failed === url ? (
        initialsOf(user)
      ) : (
        <img src={url} alt="" className={styles.picture} onError={() => setFailed(url)} />
      )}
    </span>
  );
}
