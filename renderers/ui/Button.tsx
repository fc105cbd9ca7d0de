import { useId, useState, type ComponentProps, type MouseEvent } from 'react';
import { words } from '../words.ts';
import * as styles from './Button.css.ts';
import { Icon } from './Icon.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'className' | 'aria-disabled'> {
  readonly look?: 'primary' | 'secondary' | 'quiet';
  /** As wide as a phone. */
  readonly full?: boolean;
  /** Shows that the press is being worked on; further presses do nothing. */
  readonly busy?: boolean;
  /** Why the button cannot be pressed yet. It stays reachable and says why. */
  readonly reason?: string | undefined;
}

/** The one button. It is never dead: where it may not be pressed, it can be reached and tells the reason. */
export function Button({
  look = 'primary',
  full = false,
  busy = false,
  reason,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const id = useId();
  const [pressedFor, setPressedFor] = useState<string>();
  const blocked = busy || reason !== undefined;

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) {
      event.preventDefault();
      setPressedFor(reason);
      return;
    }
    onClick?.(event);
  };

  const button = (
    <button
      {...rest}
      type={type}
      className={styles.button({ look, full })}
      onClick={press}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      aria-describedby={reason === undefined ? rest['aria-describedby'] : id}
    >
      {busy && (
        <span className={styles.turning}>
          <Icon name="busy" />
        </span>
      )}
      {busy ? words.saving : children}
    </button>
  );
  if (reason === undefined) return button;
  const pressed = pressedFor === reason;
  return (
    <div className={styles.withReason}>
      {button}
      <p id={id} className={pressed ? styles.reasonPressed : styles.reason} role={pressed ? 'alert' : undefined}>
        {reason}
      </p>
    </div>
  );
}
