import { TextField } from '../ui/inputs/TextField.tsx';
import { textOf, textsOf, type FieldProps } from './FieldProps.ts';

/** A line of text in a form. */
export function TextInput(props: FieldProps<'text'>) {
  const { field, value, busy, onChange } = props;
  return (
    <TextField
      {...textsOf(props)}
      // A field that has a text for it is told; any other takes no more.
      maxLength={field.errors?.['tooLong'] ? undefined : field.maxLength}
      autoComplete={field.autocomplete}
      readOnly={busy}
      value={textOf(value)}
      onChange={(text) => onChange(text || undefined)}
    />
  );
}
