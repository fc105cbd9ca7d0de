import type { ReactNode } from 'react';
import * as styles from './Page.css.ts';

interface PageProps {
  /** Stays at the top while the page scrolls, and in its width while pages change. */
  readonly header?: ReactNode;
  /** `content` for questions and reading, `wide` for overviews. */
  readonly width?: keyof typeof styles.columns;
  readonly children: ReactNode;
}

/** The frame of a page: a header that stays and one column. */
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
