import type { ReactNode } from 'react';
import { Page } from '#renderers/ui/layout/Page.tsx';
import * as styles from './Message.css.ts';

interface MessageProps {
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
}

/** A page with a single message and one button. */
export function Message({ title, text, action }: MessageProps) {
  return (
    <Page>
      <div className={styles.message}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <div>{action}</div>
      </div>
    </Page>
  );
}
