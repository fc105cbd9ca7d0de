import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { words } from '../../words/words.ts';
import { Icon } from '../icons/Icon.tsx';
import { visuallyHidden } from '../layout/VisuallyHidden.css.ts';
import * as styles from './Overlay.css.ts';

/** The props of a dialog and a side panel. */
export interface OverlayProps {
  readonly open: boolean;
  readonly title: string;
  /** Whether only screen readers are told of the title, because the content has a heading that says the same. */
  readonly titleHidden?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

interface PlacedOverlayProps extends OverlayProps {
  readonly place: 'dialog' | 'panel';
  /** What is seen between the page and the layer. */
  readonly behind?: ReactNode;
}

/** A modal layer above the page, in one of two positions. It traps focus, closes on Escape and returns focus. */
export function Overlay({
  open,
  title,
  titleHidden = false,
  onClose,
  children,
  actions,
  place,
  behind,
}: PlacedOverlayProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        {behind}
        <Base.Popup className={styles.popups[place]}>
          <div className={styles.top}>
            <Base.Title className={titleHidden ? visuallyHidden : styles.title}>{title}</Base.Title>
            <Base.Close className={styles.close} aria-label={words.close}>
              <Icon name="close" />
            </Base.Close>
          </div>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
