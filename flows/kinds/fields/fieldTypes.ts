import { birthdayField, birthdayFieldSchema } from './birthdayField.ts';
import { choiceField, choiceFieldSchema } from './choiceField.ts';
import { constantField, constantFieldSchema } from './constantField.ts';
import type { FieldDefinition } from './FieldDefinition.ts';
import { heightField, heightFieldSchema } from './heightField.ts';
import { numberField, numberFieldSchema } from './numberField.ts';
import { phoneField, phoneFieldSchema } from './phoneField.ts';
import { selectField, selectFieldSchema } from './selectField.ts';
import { textField, textFieldSchema } from './textField.ts';

/** The definition of each field type. */
export const fieldTypes = {
  choice: choiceField,
  select: selectField,
  text: textField,
  number: numberField,
  height: heightField,
  birthday: birthdayField,
  phone: phoneField,
  constant: constantField,
};

export type FieldType = keyof typeof fieldTypes;

/** The schema of each field type, for validating definitions. */
export const fieldSchemas: { readonly [T in FieldType]: object } = {
  choice: choiceFieldSchema,
  select: selectFieldSchema,
  text: textFieldSchema,
  number: numberFieldSchema,
  height: heightFieldSchema,
  birthday: birthdayFieldSchema,
  phone: phoneFieldSchema,
  constant: constantFieldSchema,
};

/** A field of a form by its type. */
export type FieldOf<T extends FieldType> = {
  [P in T]: (typeof fieldTypes)[P] extends FieldDefinition<infer F> ? F : never;
}[T];

/** Any form field, distinguished by `type`. */
export type FormField = FieldOf<FieldType>;
