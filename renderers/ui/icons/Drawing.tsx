import * as styles from './Icon.css.ts';

interface DrawingProps {
  /** The data of its path, on 24 by 24. */
  readonly path: string;
  readonly size?: keyof typeof styles.icon;
}

/** A drawing beside a text with the same meaning; hidden from screen readers. */
export function Drawing({ path, size = 'medium' }: DrawingProps) {
  return (
    <svg className={styles.icon[size]} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
