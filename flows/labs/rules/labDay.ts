import { momentText } from '../../kinds/describing/momentText.ts';

/** The day of a date as the laboratory wrote it, in words: no zone moves it. @param written such as 2026-11-20T00:00:00Z */
export const labDay = (written: string): string =>
  momentText(new Date(`${written.slice(0, 10)}T12:00:00Z`), 'date', 'UTC');
