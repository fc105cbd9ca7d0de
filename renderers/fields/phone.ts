import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';

const DIGIT = /\d/;
const DIGITS = 10;

/** A whole number with its country code, `+1 (555) 123-4567`; what is typed digit by digit is none. */
function nationalOf(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  return digits.length === DIGITS + 1 && digits.startsWith('1') ? digits.slice(1) : undefined;
}

/** A whole number that is pasted or filled in by the browser loses its country code. */
const countryCodes: MaskitoPreprocessor = ({ elementState, data }) => {
  const pasted = nationalOf(data);
  if (pasted !== undefined) return { elementState: { value: '', selection: [0, 0] }, data: pasted };
  const filled = nationalOf(elementState.value);
  if (filled === undefined) return { elementState, data };
  return { elementState: { value: filled, selection: [filled.length, filled.length] }, data };
};

/** No area code begins with 1: typed first, it is the country code. */
const leadingOnes: MaskitoPreprocessor = ({ elementState, data }) =>
  /\d/.test(elementState.value) ? { elementState, data } : { elementState, data: data.replace(/^\D*1/, '') };

/** The mask of a US phone number, (###) ###-####. */
export const phoneMask: MaskitoOptions = {
  mask: ['(', DIGIT, DIGIT, DIGIT, ')', ' ', DIGIT, DIGIT, DIGIT, '-', DIGIT, DIGIT, DIGIT, DIGIT],
  preprocessors: [countryCodes, leadingOnes],
};

/** The digits of a phone number as it is held; undefined where there are none. */
export const phoneOf = (text: string): string | undefined => text.replace(/\D/g, '') || undefined;

/** Writes held digits, as many as there are, as (###) ###-####. */
export function phoneText(digits: string): string {
  const national = nationalOf(digits) ?? digits.replace(/\D/g, '').slice(0, DIGITS);
  const [area, exchange, line] = [national.slice(0, 3), national.slice(3, 6), national.slice(6)];
  if (national.length === 0) return '';
  if (national.length <= 3) return `(${area}`;
  return line === '' ? `(${area}) ${exchange}` : `(${area}) ${exchange}-${line}`;
}
