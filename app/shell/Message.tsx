import type { ReactNode } from 'react';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { BrandBar } from './BrandBar.tsx';
import { Help } from './Help.tsx';
import * as styles from './Message.css.ts';

interface MessageProps {
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
}

/** A page with a single message, and the way on. */
export function Message({ title, text, action }: MessageProps) {
  return (
    <Page bar={currentOrganization.isKnown() && <BrandBar home="/" actions={<Help />} />}>
      <div className={styles.message}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <div>{action}</div>
      </div>
    </Page>
  );
}
