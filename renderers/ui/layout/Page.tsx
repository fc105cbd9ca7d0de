import type { ReactNode } from 'react';
import * as styles from './Page.css.ts';

interface PageProps {
  /** Above the header; scrolls away with the page. */
  readonly bar?: ReactNode;
  /** Stays at the top while the page scrolls. */
  readonly header?: ReactNode;
  /** `content` for questions and texts, `wide` for overviews. */
  readonly width?: keyof typeof styles.columns;
  readonly children: ReactNode;
}

/** The frame of a page: a bar, a sticky header and one column. */
export function Page({ bar, header, width = 'content', children }: PageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.bar}>{bar && <div className={styles.columns[width]}>{bar}</div>}</div>
      {header ? (
        <div className={styles.top}>
          <div className={styles.columns[width]}>{header}</div>
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
