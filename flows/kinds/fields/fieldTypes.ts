import type { FormField } from '#schemas/flow/steps/formStep.ts';
import { birthdayField } from './birthdayField.ts';
import { choiceField } from './choiceField.ts';
import { constantField } from './constantField.ts';
import type { FieldDefinition, FieldOf } from './FieldDefinition.ts';
import { heightField } from './heightField.ts';
import { numberField } from './numberField.ts';
import { phoneField } from './phoneField.ts';
import { selectField } from './selectField.ts';
import { textField } from './textField.ts';

/** The definition of each field type. A type without one does not compile. */
export const fieldTypes: { readonly [T in FormField['type']]: FieldDefinition<FieldOf<T>> } = {
  choice: choiceField,
  select: selectField,
  text: textField,
  number: numberField,
  height: heightField,
  birthday: birthdayField,
  phone: phoneField,
  constant: constantField,
};
