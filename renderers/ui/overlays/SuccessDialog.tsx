import type { ReactNode } from 'react';
import { words } from '../../words/words.ts';
import { Button } from '../buttons/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Confetti } from './Confetti.tsx';
import { Overlay, type OverlayProps } from './Overlay.tsx';
import * as styles from './SuccessDialog.css.ts';
import { useConfetti } from './useConfetti.ts';

interface SuccessDialogProps extends Omit<OverlayProps, 'open'> {
  readonly actions: ReactNode;
  /** Whether confetti falls behind it. */
  readonly confetti?: boolean;
}

/** Says that something was done, and what comes next. Load it lazily: it brings the overlay library. */
export function SuccessDialog({ children, actions, confetti = false, ...props }: SuccessDialogProps) {
  const falling = useConfetti(confetti);
  return (
    <Overlay
      {...props}
      open
      place="dialog"
      behind={falling?.falls && <Confetti />}
      actions={
        <>
          {actions}
          {/* It stays when nothing falls any more, so that it keeps focus. */}
          {falling && (
            <Button look="quiet" onClick={falling.toggle}>
              {falling.falls ? words.stopConfetti : words.throwConfetti}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.content}>
        <span className={styles.disc}>
          <Icon name="success" size="large" />
        </span>
        {children}
      </div>
    </Overlay>
  );
}
