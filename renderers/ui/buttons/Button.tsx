import { useId, useState, type ComponentProps, type MouseEvent } from 'react';
import { words } from '../../words/words.ts';
import * as styles from './Button.css.ts';
import { Icon } from '../icons/Icon.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'className' | 'aria-disabled'> {
  readonly look?: 'primary' | 'secondary' | 'quiet';
  /** Full width on a phone. */
  readonly full?: boolean;
  /** Shows that the action is in progress; further presses do nothing. */
  readonly busy?: boolean;
  /** The label while the button is busy. */
  readonly busyLabel?: string;
  /** Why the button cannot be pressed yet. It stays focusable and tells the reason. */
  readonly reason?: string | undefined;
  /** Id of an element on the page that already shows the reason. */
  readonly reasonId?: string | undefined;
  /** Called on a press while there is a reason. */
  readonly onRefused?: () => void;
}

/** A button. It is never disabled: when it must not be pressed, it stays focusable and tells the reason. */
export function Button({
  look = 'primary',
  full = false,
  busy = false,
  busyLabel = words.saving,
  reason,
  reasonId,
  onRefused,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const id = useId();
  const [pressedFor, setPressedFor] = useState<string>();
  const blocked = busy || reason !== undefined || reasonId !== undefined;

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) {
      event.preventDefault();
      setPressedFor(reason);
      if (!busy) onRefused?.();
      return;
    }
    onClick?.(event);
  };

  const pressed = reason !== undefined && pressedFor === reason;
  // The wrapper is always rendered, so that the button keeps focus when a reason appears or disappears.
  return (
    <div className={reason === undefined ? styles.bare : styles.withReason}>
      <button
        {...rest}
        type={type}
        className={styles.button({ look, full })}
        onClick={press}
        aria-disabled={blocked || undefined}
        aria-busy={busy || undefined}
        aria-describedby={reason === undefined ? (reasonId ?? rest['aria-describedby']) : id}
      >
        {busy && (
          <span className={styles.turning}>
            <Icon name="busy" />
          </span>
        )}
        {busy ? busyLabel : children}
      </button>
      {reason !== undefined && (
        <p id={id} className={pressed ? styles.reasonPressed : styles.reason} role={pressed ? 'alert' : undefined}>
          {reason}
        </p>
      )}
    </div>
  );
}
