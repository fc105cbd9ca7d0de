import type { FieldType } from '#flows/kinds/fields/fieldTypes.ts';
import type { ReactNode } from 'react';
import type { Answer } from '#schemas/flow/answer.ts';
import { BirthdayInput } from './BirthdayInput.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import { ConstantField } from './ConstantField.tsx';
import { type FieldProps, textOf, textsOf } from './FieldProps.ts';
import { HeightInput } from './HeightInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { PhoneInput } from './PhoneInput.tsx';
import { TextFieldInput } from './TextFieldInput.tsx';
import { usePorts } from '../ports/ports.ts';
import { SelectField } from '../ui/inputs/SelectField.tsx';

/** One entry of a list that the application provides. */
function SelectInput(props: FieldProps<'select'>) {
  const { field, value, onChange } = props;
  const { lists } = usePorts();
  return (
    <SelectField
      {...textsOf(props)}
      entries={lists[field.source]}
      autoComplete={field.autocomplete}
      value={textOf(value)}
      onChange={(entry) => onChange(entry || undefined)}
    />
  );
}

/** The props of a field's input. */
interface FormFieldProps<T extends FieldType> extends FieldProps<T> {
  /** Fills in other fields of the form, such as the city for a street. */
  readonly onFill: (changes: Answer) => void;
}

/** The component of a field type. */
type FieldInput<T extends FieldType> = (props: FormFieldProps<T>) => ReactNode;

/** The component of each field type. A field type without one does not compile. */
const fieldInputs: { readonly [T in FieldType]: FieldInput<T> } = {
  choice: ChoiceInput,
  select: SelectInput,
  text: TextFieldInput,
  number: NumberInput,
  height: HeightInput,
  birthday: BirthdayInput,
  phone: PhoneInput,
  constant: ConstantField,
};

interface AnyField<T extends FieldType> {
  readonly type: T;
  readonly props: FormFieldProps<T>;
}

/** The input of a form field, by the field's type. */
export function FormFieldInput<T extends FieldType>({ type, props }: AnyField<T>) {
  const Input: FieldInput<T> = fieldInputs[type];
  return <Input {...props} />;
}
