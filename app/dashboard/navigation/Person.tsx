import type { User } from '#schemas/wire/user.ts';
import { Avatar } from './Avatar.tsx';
import * as styles from './person.css.ts';
import * as running from './RunningText.css.ts';

/** Characters of a line that has room for all of it. */
const ROOM = 21;

/** A line of text. Where it is longer than its place it moves to its end and back, until it is pointed at or opened. */
function RunningText({ text, className }: { readonly text: string; readonly className: string }) {
  return (
    <span className={`${running.line} ${className}`}>
      <span className={text.length > ROOM ? running.running : running.still}>{text}</span>
    </span>
  );
}

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
