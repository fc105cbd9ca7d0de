import { useRef, type ReactNode } from 'react';
import * as styles from './LaterPlace.css.ts';
import { useTakeUp } from './useTakeUp.ts';

/** A part of a page that React takes over later than the page: what was typed and pressed in it until then is done then. */
export function LaterPlace({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useTakeUp(place);
  return (
    <div ref={place} className={styles.place} data-waits="">
      {children}
    </div>
  );
}
