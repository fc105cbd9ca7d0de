import { useMaskito } from '@maskito/react';
import { TextField } from '../ui/inputs/TextField.tsx';
import { textOf, textsOf, type FieldProps } from './FieldProps.ts';
import { phoneOf, phoneText } from '#flows/kinds/fields/phoneText.ts';
import { phoneMask } from './formats/phoneMask.ts';

/** A US phone number, displayed as (###) ###-#### and stored as digits. */
export function PhoneInput(props: FieldProps<'phone'>) {
  const { field, value, busy, onChange } = props;
  const ref = useMaskito({ options: phoneMask });
  return (
    <TextField
      {...textsOf(props)}
      inputRef={ref}
      type="tel"
      inputMode="tel"
      autoComplete={field.autocomplete ?? 'tel-national'}
      readOnly={busy}
      value={phoneText(textOf(value))}
      onInput={(event) => onChange(phoneOf(event.currentTarget.value))}
    />
  );
}
