import { Icon } from '../icons/Icon.tsx';
import * as styles from './field.css.ts';

interface FieldMessageProps {
  readonly id: string;
  readonly children: string;
}

/** The error text of a field; the field refers to it by id. */
export function FieldMessage({ id, children }: FieldMessageProps) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="error" size="small" />
      <span>{children}</span>
    </p>
  );
}
