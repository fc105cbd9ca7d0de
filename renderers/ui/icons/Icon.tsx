import { drawings } from './drawings.css.ts';
import * as styles from './Icon.css.ts';

export type IconName = keyof typeof drawings;

interface IconProps {
  readonly name: IconName;
  readonly size?: keyof typeof styles.icon;
}

/** An icon beside a text with the same meaning; hidden from screen readers. */
export function Icon({ name, size = 'medium' }: IconProps) {
  return (
    <svg className={styles.icon[size]} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
    </svg>
  );
}
