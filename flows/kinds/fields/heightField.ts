import { answerWords } from '../answerWords.ts';
import type { FieldDefinition, FieldOf } from './FieldDefinition.ts';
import { heightText } from './height.ts';

/** Lowest and highest height that the rules accept: 1 ft 0 in to 10 ft 12 in, in inches. */
const RANGE = { minimum: 12, maximum: 132 } as const;

export const heightField: FieldDefinition<FieldOf<'height'>> = {
  rule: () => ({ type: 'number', integer: true, ...RANGE }),
  describe(_field, value) {
    const { feet, inches } = heightText(value);
    return `${feet} ${answerWords.feet} ${inches} ${answerWords.inches}`;
  },
};
