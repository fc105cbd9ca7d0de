import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { nationalOf } from '#flows/kinds/fields/phoneText.ts';

const DIGIT = /\d/;

/** Removes the country code from a complete number that is pasted or autofilled. */
const countryCodes: MaskitoPreprocessor = ({ elementState, data }) => {
  const pasted = nationalOf(data);
  if (pasted !== undefined) return { elementState: { value: '', selection: [0, 0] }, data: pasted };
  const filled = nationalOf(elementState.value);
  if (filled === undefined) return { elementState, data };
  return { elementState: { value: filled, selection: [filled.length, filled.length] }, data };
};

/** No area code starts with 1, so a leading 1 is the country code. */
const leadingOnes: MaskitoPreprocessor = ({ elementState, data }) =>
  /\d/.test(elementState.value) ? { elementState, data } : { elementState, data: data.replace(/^\D*1/, '') };

const NATIONAL = ['(', DIGIT, DIGIT, DIGIT, ')', ' ', DIGIT, DIGIT, DIGIT, '-', DIGIT, DIGIT, DIGIT, DIGIT];

/** The mask of a US phone number, (###) ###-####. */
export const phoneMask: MaskitoOptions = { mask: NATIONAL, preprocessors: [countryCodes, leadingOnes] };

/** The same mask where a country code is kept, +1 (###) ###-####. */
export const codedPhoneMask: MaskitoOptions = {
  mask: ({ value }) => (/^\D*1/.test(value) ? ['+', '1', ' ', ...NATIONAL] : NATIONAL),
};
