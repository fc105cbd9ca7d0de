import type { ReactNode } from 'react';
import * as styles from './Page.css.ts';

interface PageProps {
  /** Stays at the top while the page scrolls, and keeps its width when the page changes. */
  readonly header?: ReactNode;
  /** `content` for questions and texts, `wide` for overviews. */
  readonly width?: keyof typeof styles.columns;
  readonly children: ReactNode;
}

/** The frame of a page: a sticky header and one column. */
export function Page({ header, width = 'content', children }: PageProps) {
  return (
    <div className={styles.page}>
      {header ? (
        <div className={styles.top}>
          <div className={styles.columns.content}>{header}</div>
        </div>
      ) : (
        <div />
      )}
      <main className={styles.main}>
        <div className={styles.columns[width]}>{children}</div>
      </main>
    </div>
  );
}
