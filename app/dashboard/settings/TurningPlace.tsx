import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './settings.css.ts';

interface TurningPlaceProps {
  /** Which of them is there now. */
  readonly turn: string;
  readonly children: ReactNode;
}

/** A place in which several things take each other's turn. The keyboard goes on where the next one begins. */
export function TurningPlace({ turn, children }: TurningPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(turn);
  useEffect(() => {
    if (last.current === turn) return;
    last.current = turn;
    place.current?.focus();
  }, [turn]);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {children}
    </div>
  );
}
