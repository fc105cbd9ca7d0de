import type { ReactNode } from 'react';
import * as styles from './SummaryBar.css.ts';
import { useStickyAfterScroll } from './useStickyAfterScroll.ts';

interface SummaryBarProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A bar with the total and the button to continue. It stays in view. */
export function SummaryBar({ label, children }: SummaryBarProps) {
  const sticky = useStickyAfterScroll();
  return (
    <aside aria-label={label} data-sticky={sticky} className={styles.bar}>
      {children}
    </aside>
  );
}
