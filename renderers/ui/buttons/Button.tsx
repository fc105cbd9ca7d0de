import { useId, useState, type ComponentProps, type MouseEvent } from 'react';
import { words } from '../../words/words.ts';
import * as styles from './Button.css.ts';
import { Icon } from '../icons/Icon.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'className' | 'aria-disabled'> {
  readonly look?: 'primary' | 'secondary' | 'quiet';
  /** As wide as a phone. */
  readonly full?: boolean;
  /** Shows that the press is being worked on; further presses do nothing. */
  readonly busy?: boolean;
  /** What the button reads while it is busy. */
  readonly busyLabel?: string;
  /** Why the button cannot be pressed yet. It stays reachable and says why. */
  readonly reason?: string | undefined;
  /** Id of a text on the page that says the reason already. */
  readonly reasonId?: string | undefined;
  /** A press that the reason forbids. */
  readonly onRefused?: () => void;
}

/** The one button. It is never dead: where it may not be pressed, it can be reached and tells the reason. */
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
  // The frame is always there, so that the button keeps its focus when a reason comes or goes.
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
