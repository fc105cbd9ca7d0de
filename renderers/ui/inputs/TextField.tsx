import type { ComponentProps, Ref } from 'react';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import * as styles from './field.css.ts';

interface TextFieldProps
  extends
    FieldTexts,
    Pick<
      ComponentProps<'input'>,
      'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'readOnly' | 'type' | 'name' | 'onInput' | 'onBlur'
    > {
  readonly value: string;
  readonly onChange?: (value: string) => void;
  /** Shown at the end of the input, such as a unit of measure. */
  readonly unit?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A single-line text input. */
export function TextField({ label, hint, error, optional, value, onChange, unit, inputRef, ...rest }: TextFieldProps) {
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      renderControl={(ties) => (
        <div className={styles.box}>
          <input
            {...rest}
            {...ties}
            ref={inputRef}
            value={value}
            onChange={(event) => onChange?.(event.target.value)}
            className={unit ? styles.withUnit : styles.control}
          />
          {unit && (
            <span className={styles.unit} aria-hidden="true">
              {unit}
            </span>
          )}
        </div>
      )}
    />
  );
}
