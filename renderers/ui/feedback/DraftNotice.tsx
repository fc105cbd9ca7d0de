import type { ReactNode } from 'react';
import * as styles from './DraftNotice.css.ts';

interface DraftNoticeProps {
  /** What happened, and what is asked; it is announced. */
  readonly title: ReactNode;
  /** What was written. */
  readonly text: string;
  /** What can become of it, as buttons. */
  readonly children: ReactNode;
}

/** Asks what is to become of a text that was written elsewhere. Nothing of it is lost before the patient has chosen. */
export const DraftNotice = ({ title, text, children }: DraftNoticeProps) => (
  <div className={styles.notice}>
    <p role="alert" className={styles.title}>
      {title}
    </p>
    {/* Long texts are scrolled, by the keyboard too. */}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached */}
    <p className={styles.text} tabIndex={0}>
      {text}
    </p>
    <div className={styles.choices}>{children}</div>
  </div>
);
