import { useState } from 'react';
import { TextField } from '../ui/inputs/TextField.tsx';
import { textsOf, type FieldProps } from './FieldProps.ts';
import { readNumber } from './formats/readNumber.ts';

/** A number in a form. Text that is not a number is submitted as written, so that the error names this field. */
export function NumberInput(props: FieldProps<'number'>) {
  const { field, value, busy, copy, onChange } = props;
  // The text is kept as state: '12.' may become a number and must not be rewritten.
  const [text, setText] = useState(() => (value === undefined ? '' : String(value)));
  const unit = field.unit && copy(field.unit);
  const { label, ...texts } = textsOf(props);
  return (
    <TextField
      {...texts}
      label={unit ? `${label} (${unit})` : label}
      unit={unit}
      inputMode={field.integer ? 'numeric' : 'decimal'}
      autoComplete={field.autocomplete ?? 'off'}
      readOnly={busy}
      value={text}
      onChange={(next) => {
        setText(next);
        onChange(next.trim() === '' ? undefined : (readNumber(next) ?? next));
      }}
    />
  );
}
