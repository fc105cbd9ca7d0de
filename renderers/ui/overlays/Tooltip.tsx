import { Tooltip as Base } from '@base-ui/react/tooltip';
import { useId, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as styles from './Tooltip.css.ts';

/** A text of more characters than this has the wide style (000 §9). */
const NARROW = 50;

interface TooltipProps {
  /** What it is about: the name of the button. */
  readonly label: string;
  readonly text: string;
}

/**
 * A button that tells more about what it stands beside: to a pointer over it, on focus, and on a press, because fingers
 * do not hover. Load it lazily: it brings the overlay library.
 */
export function Tooltip({ label, text }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Base.Root open={open} onOpenChange={setOpen}>
        <Base.Trigger
          className={styles.trigger}
          aria-label={label}
          aria-describedby={id}
          closeOnClick={false}
          onClick={() => setOpen(true)}
        >
          <Icon name="info" size="small" />
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner className={styles.positioner} sideOffset={6} collisionPadding={16}>
            <Base.Popup className={text.length > NARROW ? styles.popups.wide : styles.popups.narrow}>{text}</Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
      <VisuallyHidden id={id} hidden>
        {text}
      </VisuallyHidden>
    </>
  );
}
