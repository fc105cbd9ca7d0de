import { useMaskito } from '@maskito/react';
import { TextField } from '../ui/inputs/TextField.tsx';
import { textOf, textsOf, type FieldProps } from './FieldProps.ts';
import { saysCountryCode } from '#flows/kinds/fields/phoneField.ts';
import { codedPhoneText, phoneOf, phoneText } from '#flows/kinds/fields/phoneText.ts';
import { codedPhoneMask, phoneMask } from './formats/phoneMask.ts';

/**
 * A US phone number, displayed as (###) ###-#### and stored as digits. Its country code is taken away, or kept where the field
 * says what to do about it.
 */
export function PhoneInput(props: FieldProps<'phone'>) {
  const { field, value, busy, onChange } = props;
  const isCoded = saysCountryCode(field);
  const ref = useMaskito({ options: isCoded ? codedPhoneMask : phoneMask });
  return (
    <TextField
      {...textsOf(props)}
      inputRef={ref}
      type="tel"
      inputMode="tel"
      autoComplete={field.autocomplete ?? 'tel-national'}
      readOnly={busy}
      value={(isCoded ? codedPhoneText : phoneText)(textOf(value))}
      onInput={(event) => onChange(phoneOf(event.currentTarget.value))}
    />
  );
}
