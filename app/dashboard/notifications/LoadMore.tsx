import type { ComponentProps } from 'react';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import * as styles from './notifications.css.ts';
import { useLoadOnScroll } from './useLoadOnScroll.ts';

interface LoadMoreProps extends Pick<ComponentProps<'div'>, 'onFocus' | 'onBlur'> {
  readonly loading: boolean;
  readonly failed: boolean;
  readonly onLoad: () => void;
}

/** The end of a list of which there is more: that loads when it comes into view, or by the button. */
export function LoadMore({ loading, failed, onLoad, ...held }: LoadMoreProps) {
  // What has failed is not asked for again and again.
  const end = useLoadOnScroll<HTMLDivElement>(!loading && !failed, onLoad);
  return (
    <div ref={end} className={styles.more} {...held}>
      <Button look="secondary" busy={loading} busyLabel="Loading…" onClick={onLoad}>
        {failed ? 'Load again' : 'Load more'}
      </Button>
    </div>
  );
}
