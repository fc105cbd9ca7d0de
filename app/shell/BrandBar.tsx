import type { ReactNode } from 'react';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import * as styles from './BrandBar.css.ts';

interface BrandBarProps {
  /** Where the logo leads; without it the logo is no link. */
  readonly home?: string;
  /** What can be pressed at the end of the bar. */
  readonly actions?: ReactNode;
  /** A message below the bar. */
  readonly notice?: ReactNode;
}

/** The brand at the top of a page that has no navigation. */
export function BrandBar({ home, actions, notice }: BrandBarProps) {
  const { name, logo } = currentOrganization.get().settings;
  const image = <img src={logo} alt={name} width={126} height={27} className={styles.logo} />;
  return (
    <nav aria-label="Portal" className={styles.bar}>
      {home === undefined ? (
        image
      ) : (
        <a href={home} className={styles.home}>
          {image}
        </a>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
      {notice && <div className={styles.notice}>{notice}</div>}
    </nav>
  );
}
