import { useState } from 'react';
import type { Message } from '#schemas/wire/messages/message.ts';
import * as styles from './bubbles.css.ts';

/** 'Robin Hale, care coordinator' is RH. */
const initialsOf = (name: string): string =>
  name
    .replace(/,.*$/, '')
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.slice(0, 1))
    .join('')
    .toUpperCase();

/** The picture of somebody of the care team; the initials where there is none, or it cannot be loaded. */
export function AuthorAvatar({ author: { display_name: name, avatar } }: { readonly author: Message['author'] }) {
  const { square_25: url } = avatar;
  // Its address is good for a short while only.
  const [failed, setFailed] = useState<string>();
  return (
    <span className={styles.avatars.shown} aria-hidden="true">
      {url === null || failed === url ? (
        initialsOf(name)
      ) : (
        <img src={url} alt="" width={32} height={32} className={styles.face} onError={() => setFailed(url)} />
      )}
    </span>
  );
}
