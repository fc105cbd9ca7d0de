import { lazy, Suspense } from 'react';
import type { Answer } from '#schemas/flow/answer.ts';
import type { FormField } from '#schemas/flow/steps/formStep.ts';
import { BirthdayInput } from './BirthdayInput.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import { ConstantField } from './ConstantField.tsx';
import type { FieldProps } from './FieldProps.ts';
import { HeightInput } from './HeightInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { PhoneInput } from './PhoneInput.tsx';
import { SelectInput } from './SelectInput.tsx';
import { late } from '../lateCode.ts';
import { TextInput } from './TextInput.tsx';

const readAddressSuggestInput = late(() => import('./AddressSuggestInput.tsx'));
const AddressSuggestInput = lazy(async () => ({ default: (await readAddressSuggestInput()).AddressSuggestInput }));

type AnyFieldProps = Omit<FieldProps<FormField['type']>, 'field'> & {
  readonly field: FormField;
  /** Takes what a field knows of others of its form, such as the city of a street. */
  readonly onFill: (changes: Answer) => void;
};

/** The input of a form's field, by its type. */
export function FormFieldInput({ field, onFill, ...rest }: AnyFieldProps) {
  switch (field.type) {
    case 'choice':
      return <ChoiceInput field={field} {...rest} />;
    case 'select':
      return <SelectInput field={field} {...rest} />;
    case 'text':
      return field.suggests ? (
        <Suspense fallback={<TextInput field={field} {...rest} busy />}>
          <AddressSuggestInput field={field} onFill={onFill} {...rest} />
        </Suspense>
      ) : (
        <TextInput field={field} {...rest} />
      );
    case 'number':
      return <NumberInput field={field} {...rest} />;
    case 'height':
      return <HeightInput field={field} {...rest} />;
    case 'birthday':
      return <BirthdayInput field={field} {...rest} />;
    case 'phone':
      return <PhoneInput field={field} {...rest} />;
    case 'constant':
      return <ConstantField field={field} {...rest} />;
  }
}
