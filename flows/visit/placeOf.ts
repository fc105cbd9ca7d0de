import type { Answers } from '#engine/answers/Answers.ts';
import { progressOf, type Progress } from '#engine/walk/walk.ts';

/** The walk on screen, reduced to the data that its progress needs. */
interface Place {
  readonly answers: Answers;
  readonly section: string;
  readonly index: number;
}

/**
 * The progress shown by the bar above a question. A patient of sex `other` starts the pharmacy questions at the second
 * one, so that one counts as the first; so does the one before it.
 */
export function placeOf({ answers, section, index }: Place): Progress {
  const { at, ...progress } = progressOf(answers, section, index);
  const beginsAtSecond = section === 'pharmacy-questions' && answers.fact('patient.sex') === 'other';
  return { at: beginsAtSecond ? Math.max(at - 1, 1) : at, ...progress };
}
