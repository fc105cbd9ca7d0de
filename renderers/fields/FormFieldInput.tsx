import type { FormField } from '#schemas/flow/steps/formStep.ts';
import { BirthdayInput } from './BirthdayInput.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import type { FieldProps } from './FieldProps.ts';
import { HeightInput } from './HeightInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { SelectInput } from './SelectInput.tsx';
import { TextInput } from './TextInput.tsx';

type AnyFieldProps = Omit<FieldProps<FormField['type']>, 'field'> & { readonly field: FormField };

/** The input of a form's field, by its type. */
export function FormFieldInput({ field, ...rest }: AnyFieldProps) {
  switch (field.type) {
    case 'choice':
      return <ChoiceInput field={field} {...rest} />;
    case 'select':
      return <SelectInput field={field} {...rest} />;
    case 'text':
      return <TextInput field={field} {...rest} />;
    case 'number':
      return <NumberInput field={field} {...rest} />;
    case 'height':
      return <HeightInput field={field} {...rest} />;
    case 'birthday':
      return <BirthdayInput field={field} {...rest} />;
  }
}
