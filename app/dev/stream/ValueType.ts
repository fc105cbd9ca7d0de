import type { FactType } from '#schemas/flow/factType.ts';
import type { Field } from '#engine/definition/Field.ts';

/** The type of a value, in developers' words. */
export type ValueType = 'yes/no' | 'number' | 'text' | 'date' | 'choice' | 'choices';

/** The type of a fact's values. */
export function typeOfFact(type: FactType): ValueType {
  if (typeof type === 'object') return 'several' in type ? 'choices' : 'choice';
  return type === 'boolean' ? 'yes/no' : type === 'number' ? 'number' : 'text';
}

const ofFields: { readonly [T in Field['type']]: ValueType } = {
  boolean: 'yes/no',
  choice: 'choice',
  choices: 'choices',
  text: 'text',
  number: 'number',
  confirmation: 'number',
  birthday: 'date',
};

/** The type of a field's values. */
export const typeOfField = ({ type }: Field): ValueType => ofFields[type];
