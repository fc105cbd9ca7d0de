import type { ComponentProps } from 'react';
import * as styles from './ChoiceCard.css.ts';
import { Icon } from '../icons/Icon.tsx';

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'id'> {
  readonly type: 'radio' | 'checkbox';
  readonly label: string;
  readonly description?: string | undefined;
}

/** A card that selects: it looks like a radio or a checkbox and is one. */
export function ChoiceCard({ type, label, description, ...input }: ChoiceCardProps) {
  return (
    <label className={styles.card}>
      <input {...input} type={type} className={styles.input} />
      <span className={styles.mark[type]}>
        <Icon name="check" size="small" />
      </span>
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
    </label>
  );
}
