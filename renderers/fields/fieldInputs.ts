import type { ReactNode } from 'react';
import type { FieldType } from '#flows/kinds/fields/fieldTypes.ts';
import type { Answer } from '#schemas/flow/answer.ts';
import { BirthdayInput } from './BirthdayInput.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import { ConstantField } from './ConstantField.tsx';
import type { FieldProps } from './FieldProps.ts';
import { HeightInput } from './HeightInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { PhoneInput } from './PhoneInput.tsx';
import { SelectInput } from './SelectInput.tsx';
import { TextFieldInput } from './TextFieldInput.tsx';

/** The props of a field's input. */
export interface FormFieldProps<T extends FieldType> extends FieldProps<T> {
  /** Fills in other fields of the form, such as the city for a street. */
  readonly onFill: (changes: Answer) => void;
}

/** The component of a field type. */
export type FieldInput<T extends FieldType> = (props: FormFieldProps<T>) => ReactNode;

/** The component of each field type. A field type without one does not compile. */
export const fieldInputs: { readonly [T in FieldType]: FieldInput<T> } = {
  choice: ChoiceInput,
  select: SelectInput,
  text: TextFieldInput,
  number: NumberInput,
  height: HeightInput,
  birthday: BirthdayInput,
  phone: PhoneInput,
  constant: ConstantField,
};
