import { plainDayText } from './enteredTexts.ts';

/** The day of a date as the laboratory wrote it, in words: no zone moves it. @param written such as 2026-11-20T00:00:00Z */
export const labDay = (written: string): string => plainDayText(written.slice(0, 10));
