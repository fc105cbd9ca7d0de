import { TextField } from '../ui/TextField.tsx';
import { textOf, textsOf, type FieldProps } from './FieldProps.ts';

/** A line of text in a form. */
export function TextInput(props: FieldProps<'text'>) {
  const { field, value, busy, onChange } = props;
  return (
    <TextField
      {...textsOf(props)}
      maxLength={field.maxLength}
      autoComplete={field.autocomplete}
      readOnly={busy}
      value={textOf(value)}
      onChange={(text) => onChange(text || undefined)}
    />
  );
}
