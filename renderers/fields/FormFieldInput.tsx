import type { FieldType } from '#flows/kinds/fields/fieldTypes.ts';
import { fieldInputs, type FieldInput, type FormFieldProps } from './fieldInputs.ts';

interface AnyField<T extends FieldType> {
  readonly type: T;
  readonly props: FormFieldProps<T>;
}

/** The input of a form field, by the field's type. */
export function FormFieldInput<T extends FieldType>({ type, props }: AnyField<T>) {
  const Input: FieldInput<T> = fieldInputs[type];
  return <Input {...props} />;
}
