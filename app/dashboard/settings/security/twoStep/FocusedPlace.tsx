import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './twoStep.css.ts';

interface FocusedPlaceProps {
  /** Whether it takes the place of what had the focus. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** One of several things that take each other's place, so that the keyboard goes on where the next one begins. */
export function FocusedPlace({ takesFocus, children }: FocusedPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={place} tabIndex={-1} className={styles.stage}>
      {children}
    </div>
  );
}
