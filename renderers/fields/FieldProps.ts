import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { FieldOf, FieldType } from '#flows/kinds/fields/fieldTypes.ts';

/** The props of every form field. */
export interface FieldProps<T extends FieldType> {
  readonly field: FieldOf<T>;
  readonly value: Value | undefined;
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly copy: (text: string) => string;
  /** Undefined for an empty input; text that cannot be parsed is passed on as written. */
  readonly onChange: (value: Value | undefined) => void;
}

/** The props of a field that fills in other fields of its form. */
export interface SuggestingProps extends FieldProps<'text'> {
  readonly onFill: (changes: Answer) => void;
}

interface Texts {
  readonly field: { readonly label: string; readonly hint?: string; readonly optional?: boolean };
  readonly error: string | undefined;
  readonly copy: (text: string) => string;
}

/** The texts of a field with their tokens replaced. */
export const textsOf = ({ field, error, copy }: Texts) => ({
  label: copy(field.label),
  hint: field.hint && copy(field.hint),
  error,
  optional: field.optional,
});

/** The value of a text field. */
export const textOf = (value: Value | undefined) => (typeof value === 'string' ? value : '');
