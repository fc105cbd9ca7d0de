import { useId } from 'react';
import { FieldMessage } from '../ui/inputs/FieldMessage.tsx';
import * as styles from '../ui/inputs/field.css.ts';
import type { FieldProps } from './FieldProps.ts';

/** A fixed value: shown, not entered. */
export function ConstantField({ field, error, copy }: FieldProps<'constant'>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <p className={styles.label}>{copy(field.label)}</p>
      <p>{copy(field.text)}</p>
      {/* Nothing there can take the focus, so that it is read out where it stands. */}
      {error !== undefined && (
        <div role="alert">
          <FieldMessage id={id}>{error}</FieldMessage>
        </div>
      )}
    </div>
  );
}
