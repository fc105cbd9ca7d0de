import { Button } from '#renderers/ui/buttons/Button.tsx';
import * as styles from './notifications.css.ts';
import { useLoadOnScroll } from './useLoadOnScroll.ts';

interface LoadMoreProps {
  readonly loading: boolean;
  readonly failed: boolean;
  /** @param byHand whether the button was pressed */
  readonly onLoad: (byHand: boolean) => void;
}

/** The end of a list of which there is more: that loads when it comes into view, or by the button. */
export function LoadMore({ loading, failed, onLoad }: LoadMoreProps) {
  // What has failed is not asked for again and again.
  const end = useLoadOnScroll<HTMLDivElement>(!loading && !failed, () => onLoad(false));
  return (
    <div ref={end} className={styles.more}>
      <Button look="secondary" busy={loading} busyLabel="Loading…" onClick={() => onLoad(true)}>
        {failed ? 'Load again' : 'Load more'}
      </Button>
    </div>
  );
}
