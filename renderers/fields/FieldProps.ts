import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { FieldOf, FieldType } from '#flows/kinds/fields/fieldTypes.ts';

/** What every field of a form is given, whatever its type. */
export interface FieldProps<T extends FieldType> {
  readonly field: FieldOf<T>;
  readonly value: Value | undefined;
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly copy: (text: string) => string;
  /** Undefined where nothing is entered; text that cannot be read stands as it was written. */
  readonly onChange: (value: Value | undefined) => void;
}

/** What a field that fills others of its form is given. */
export interface SuggestingProps extends FieldProps<'text'> {
  readonly onFill: (changes: Answer) => void;
}

interface Texts {
  readonly field: { readonly label: string; readonly hint?: string; readonly optional?: boolean };
  readonly error: string | undefined;
  readonly copy: (text: string) => string;
}

/** The texts of a field with its tokens filled. */
export const textsOf = ({ field, error, copy }: Texts) => ({
  label: copy(field.label),
  hint: field.hint && copy(field.hint),
  error,
  optional: field.optional,
});

/** The value of a field that holds text. */
export const textOf = (value: Value | undefined) => (typeof value === 'string' ? value : '');
