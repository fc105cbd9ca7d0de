import type { LabBiomarker, LabResult } from '#schemas/wire/labs/labReport.ts';
import { isCounted, valueText } from '#flows/labs/rules/resultTexts.ts';
import { toldBandOf } from '#flows/labs/rules/toldBandOf.ts';
import { toldBandText } from './toldBand.ts';

/**
 * What a patient may want to ask about a marker, to begin with; it can be changed before it is sent.
 *
 * @param day when the result was drawn, in words
 */
export function questionAbout(
  { name, decimals }: Pick<LabBiomarker, 'name' | 'decimals'>,
  result: LabResult | undefined,
  day: string,
): string {
  if (!result || !isCounted(result)) return `I have a question about ${name}: `;
  const band = toldBandText(toldBandOf(result)).label.toLowerCase();
  return `My ${name} ${isPlural(name) ? 'were' : 'was'} ${valueText(result, decimals)} on ${day} (${band}). What does that mean for me, and should I do anything about it?`;
}

/** Whether a marker has the name of many, such as "White blood cells". */
export const isPlural = (name: string): boolean => /[^su]s$/.test(name.replace(/ \(.*\)$/, ''));
