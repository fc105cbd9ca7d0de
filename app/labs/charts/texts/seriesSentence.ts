import type { LabBiomarker, LabResult } from '#schemas/wire/labs/labReport.ts';
import { referenceText, valueText } from '#flows/labs/rules/resultTexts.ts';
import { drawnDay } from '../../rules/enteredTexts.ts';
import { bandText } from './chartTexts.ts';

/**
 * What a chart of a marker shows, in one sentence.
 *
 * @param results oldest first
 */
export function seriesSentence(biomarker: LabBiomarker, results: readonly LabResult[]): string {
  const [first] = results;
  const last = results.at(-1);
  if (!first || !last) return `${biomarker.name}: no results.`;
  const { decimals } = biomarker;
  const newest = `${valueText(last, decimals)}, ${bandText(last).toLowerCase()}`;
  const range = last.reference ? `; compared with ${referenceText(last, decimals)}` : '';
  const when = drawnDay(last);
  const count = results.filter(({ entered }) => entered).length;
  const yours = count === 0 ? '' : count === results.length ? ', entered by you' : `, ${count} of them entered by you`;
  return results.length === 1
    ? `${biomarker.name}: one result${yours}, on ${when}: ${newest}${range}.`
    : `${biomarker.name}: ${results.length} results${yours} from ${drawnDay(first)} to ${when}; the newest is ${newest}${range}.`;
}
