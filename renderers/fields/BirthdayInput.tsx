import { useMaskito } from '@maskito/react';
import { TextField } from '../ui/inputs/TextField.tsx';
import { birthdayMask } from './formats/birthdayMask.ts';
import { textOf, textsOf, type FieldProps } from './FieldProps.ts';

/** A date of birth, written as MM-DD-YYYY. */
export function BirthdayInput(props: FieldProps<'birthday'>) {
  const { field, value, busy, onChange } = props;
  const ref = useMaskito({ options: birthdayMask });
  return (
    <TextField
      {...textsOf(props)}
      inputRef={ref}
      inputMode="numeric"
      autoComplete={field.autocomplete ?? 'off'}
      readOnly={busy}
      value={textOf(value)}
      onInput={(event) => onChange(event.currentTarget.value || undefined)}
    />
  );
}
