import type { Answers } from '#engine/answers/Answers.ts';

/** Where a bought lab test leads: to its panel, or to all of them where it has none yet. */
export function panelHref(answers: Answers): string {
  const panel = answers.fact('purchase.panel');
  return panel === undefined ? '/labs' : `/labs/${panel}`;
}
