import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import * as styles from './field.css.ts';

interface TextAreaProps
  extends FieldTexts, Pick<ComponentProps<'textarea'>, 'maxLength' | 'placeholder' | 'readOnly' | 'autoFocus'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A multi-line text input that grows with its text. */
export function TextArea({ label, hint, error, optional, value, onChange, ...rest }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);

  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
  });

  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      renderControl={(ties) => (
        <textarea
          {...rest}
          {...ties}
          ref={area}
          rows={4}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={styles.area}
        />
      )}
    />
  );
}
