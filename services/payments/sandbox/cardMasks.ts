import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { brandOf } from './cardBrands.ts';
import type { CardPart } from './checkCard.ts';

const DIGIT = /\d/;
const FULL_YEAR = /^\s*(\d{1,2})\s*[/-]\s*20(\d{2})\s*$/;

const digits = (count: number) => Array.from({ length: count }, () => DIGIT);

/** Shortens a complete expiry that is pasted or autofilled: `12/2031` becomes `12/31`. */
const fullYears: MaskitoPreprocessor = ({ elementState, data }) => {
  const pasted = FULL_YEAR.exec(data);
  if (pasted)
    return { elementState: { value: '', selection: [0, 0] }, data: `${pasted[1]?.padStart(2, '0')}/${pasted[2]}` };
  const filled = FULL_YEAR.exec(elementState.value);
  if (!filled) return { elementState, data };
  const value = `${filled[1]?.padStart(2, '0')}/${filled[2]}`;
  return { elementState: { value, selection: [value.length, value.length] }, data };
};

/** No month starts with a digit above 1: `4` becomes `04`. */
const loneMonths: MaskitoPreprocessor = ({ elementState, data }) =>
  elementState.value === '' && /^[2-9]/.test(data) ? { elementState, data: `0${data}` } : { elementState, data };

/** The masks of a card form. */
export const cardMasks: { readonly [part in CardPart]: MaskitoOptions } = {
  number: {
    mask: ({ value }) =>
      brandOf(value.replace(/\D/g, '')).groups.flatMap((group, at) => [...(at === 0 ? [] : [' ']), ...digits(group)]),
  },
  expiry: { mask: [...digits(2), '/', ...digits(2)], preprocessors: [fullYears, loneMonths] },
  cvc: { mask: digits(4) },
  zip: { mask: digits(5) },
};
