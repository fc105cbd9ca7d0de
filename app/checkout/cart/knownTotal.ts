import type { Answers } from '#engine/answers/Answers.ts';

/**
 * What a purchase comes to, in cents, as the patient knows it: the total on screen, or another that was told of the same
 * choice since.
 *
 * @param choice what is bought, and with which code: what was told of another choice does not count
 * @param shown cents on screen
 */
export function knownTotal(answers: Answers, choice: string, shown: number): number {
  const told = answers.fact('purchase.total');
  return answers.fact('purchase.choice') === choice && told !== undefined ? told : shown;
}
