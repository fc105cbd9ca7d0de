import type { Answers } from '#engine/answers/Answers.ts';
import { progressOf, type Progress } from '#engine/walk/walk.ts';

/** The walk on screen, as far as its place depends on it. */
interface Place {
  readonly answers: Answers;
  readonly section: string;
  readonly index: number;
}

/**
 * The place of a question as the bar above it counts. A patient of sex `other` begins the pharmacy questions at the
 * second of them, which therefore counts as the first, as does the one before it.
 */
export function placeOf({ answers, section, index }: Place): Progress {
  const { at, total } = progressOf(answers, section, index);
  const beginsAtSecond = section === 'pharmacy-questions' && answers.fact('patient.sex') === 'other';
  return { at: beginsAtSecond ? Math.max(at - 1, 1) : at, total };
}
