import type { Answers } from '#engine/answers/Answers.ts';

/** The path after the purchase of a lab test: its panel, or all panels if it has none yet. */
export function panelHref(answers: Answers): string {
  const panel = answers.fact('purchase.panel');
  return panel === undefined ? '/labs' : `/labs/${panel}`;
}
