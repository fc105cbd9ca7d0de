import type { ComponentProps } from 'react';
import * as styles from './ChoiceCard.css.ts';
import { Icon } from '../icons/Icon.tsx';

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'id'> {
  readonly type: 'radio' | 'checkbox';
  readonly checked: boolean;
  readonly label: string;
  readonly description?: string | undefined;
}

/** A card with a native radio button or checkbox. */
export function ChoiceCard({ type, label, description, ...input }: ChoiceCardProps) {
  return (
    <label className={styles.card({ chosen: input.checked, refused: input['aria-invalid'] === true })}>
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
