import * as styles from '../ui/inputs/field.css.ts';
import type { FieldProps } from './FieldProps.ts';

/** A fixed value: shown, not entered. */
export function ConstantField({ field, copy }: FieldProps<'constant'>) {
  return (
    <div className={styles.field}>
      <p className={styles.label}>{copy(field.label)}</p>
      <p>{copy(field.text)}</p>
    </div>
  );
}
