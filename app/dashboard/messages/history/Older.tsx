import type { RefObject } from 'react';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import * as styles from './history.css.ts';
import { useInView } from './scroll/useInView.ts';

interface OlderProps {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly hasOlder: boolean;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly onLoad: () => void;
}

/** The beginning of what is loaded of the history: older messages come as it comes near, or by the button. */
export function Older({ scroller, hasOlder, isLoading, isFailed, onLoad }: OlderProps) {
  // What has failed is not asked for again and again.
  const place = useInView<HTMLDivElement>(scroller, hasOlder && !isLoading && !isFailed, onLoad);
  return (
    <div ref={place} className={styles.older}>
      {hasOlder ? (
        <Button look="quiet" busy={isLoading} busyLabel="Loading…" onClick={onLoad}>
          {isFailed ? 'Load again' : 'Load older messages'}
        </Button>
      ) : (
        <p>This is the beginning of your conversation.</p>
      )}
    </div>
  );
}
