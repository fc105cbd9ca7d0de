import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { normalizeBirthday } from './normalizeBirthday.ts';

const DIGIT = /\d/;
const LONE_DIGIT = /(?:^|-)(\d)$/;
const SEPARATOR = /^[-/. ]$/;

/** Accepts a complete date that is pasted, dropped or autofilled, in any common format. */
const wholeDates: MaskitoPreprocessor = ({ elementState, data }) => {
  const pasted = normalizeBirthday(data);
  if (pasted !== undefined) return { elementState: { value: '', selection: [0, 0] }, data: pasted };
  const filled = normalizeBirthday(elementState.value);
  if (filled === undefined || filled === elementState.value) return { elementState, data };
  return { elementState: { value: filled, selection: [filled.length, filled.length] }, data };
};

/** A separator typed after one digit completes that part: `1/` becomes `01-`. */
const loneDigits: MaskitoPreprocessor = ({ elementState, data }) => {
  const { value, selection } = elementState;
  const [from, to] = selection;
  const lone = LONE_DIGIT.exec(value);
  if (!lone || from !== value.length || to !== value.length || value.length > 4 || !SEPARATOR.test(data))
    return { elementState, data };
  const padded = `${value.slice(0, -1)}0${lone[1]}`;
  return { elementState: { value: padded, selection: [padded.length, padded.length] }, data: '-' };
};

/** The mask of a date written MM-DD-YYYY. */
export const birthdayMask: MaskitoOptions = {
  mask: [DIGIT, DIGIT, '-', DIGIT, DIGIT, '-', DIGIT, DIGIT, DIGIT, DIGIT],
  preprocessors: [wholeDates, loneDigits],
};
