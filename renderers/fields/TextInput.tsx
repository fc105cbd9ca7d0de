import { TextField } from '../ui/inputs/TextField.tsx';
import { textOf, textsOf, type FieldProps } from './FieldProps.ts';

/** A single-line text input in a form. */
export function TextInput(props: FieldProps<'text'>) {
  const { field, value, busy, onChange } = props;
  return (
    <TextField
      {...textsOf(props)}
      // A field with a text for too-long input shows that error; all others cut the input off.
      maxLength={field.errors?.['tooLong'] ? undefined : field.maxLength}
      autoComplete={field.autocomplete}
      readOnly={busy}
      value={textOf(value)}
      onChange={(text) => onChange(text || undefined)}
    />
  );
}
