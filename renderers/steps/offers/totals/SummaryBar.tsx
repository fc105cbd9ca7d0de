import { type ReactNode, useSyncExternalStore } from 'react';
import * as styles from './SummaryBar.css.ts';
import { stickyAfter } from './stickyAfter.ts';

/** After a resize, some browsers move the page by themselves and report it only at the end. */
const EVENTS = ['scroll', 'scrollend', 'resize'] as const;

function subscribe(changed: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, changed, { passive: true });
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, changed);
  };
}

const isPast = () => {
  const after = stickyAfter(window.innerWidth);
  return after === 0 || window.scrollY > after;
};

/** During server rendering, the width of the page is unknown. */
const isPastOnServer = () => false;

/** Whether the page is scrolled far enough, for its width, to make the summary sticky. */
const useStickyAfterScroll = (): boolean => useSyncExternalStore(subscribe, isPast, isPastOnServer);

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
