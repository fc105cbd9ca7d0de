import type { ReactNode } from 'react';
import * as styles from './Alert.css.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';

const icons = { info: 'info', success: 'success', warning: 'warning', danger: 'error' } as const satisfies Record<
  string,
  IconName
>;

interface AlertProps {
  readonly tone: keyof typeof icons;
  readonly icon?: IconName;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Interrupts the screen reader; otherwise the alert waits for a pause. */
  readonly urgent?: boolean;
}

/** A message about the page as a whole. */
export function Alert({ tone, icon = icons[tone], title, children, action, urgent = false }: AlertProps) {
  return (
    <div role={urgent ? 'alert' : 'status'} className={styles.alert({ tone })}>
      <Icon name={icon} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
