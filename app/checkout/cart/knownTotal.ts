import type { Answers } from '#engine/answers/Answers.ts';

/**
 * The total of a purchase that the patient knows, in cents: the total on screen, or a later one that the patient was
 * told for the same choice.
 *
 * @param choice the products and the discount code; a total for another choice does not count
 * @param shown cents on screen
 */
export function knownTotal(answers: Answers, choice: string, shown: number): number {
  const told = answers.fact('purchase.total');
  return answers.fact('purchase.choice') === choice && told !== undefined ? told : shown;
}
