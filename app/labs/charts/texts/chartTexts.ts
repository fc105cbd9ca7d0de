import { momentText } from '#flows/kinds/describing/momentText.ts';
import type { LabBiomarker, LabResult } from '#schemas/wire/labs/labReport.ts';
import { drawnDay, ENTERED } from '../../rules/enteredTexts.ts';
import { valueText, referenceText } from '#flows/labs/rules/resultTexts.ts';
import { toldBandOf } from '#flows/labs/rules/toldBandOf.ts';
import { toldBandText } from '../../rules/toldBand.ts';

/** The band of a result in words. */
export const bandText = (result: Pick<LabResult, 'value' | 'comparator' | 'band' | 'reference'>): string =>
  toldBandText(toldBandOf(result)).label;

/** Whether the laboratory has changed the result after it was first reported. */
export const isCorrected = ({ status }: Pick<LabResult, 'status'>): boolean =>
  status === 'corrected' || status === 'amended';

/** The calendar day of a moment in a zone. @param zone IANA name */
export const dayOf = (moment: string, zone: string): string => momentText(new Date(moment), 'date', zone);

/** What a point of a chart stands for. */
export function pointText({ decimals }: Pick<LabBiomarker, 'decimals'>, result: LabResult): string {
  const entered = result.entered ? `, ${ENTERED.toLowerCase()}` : '';
  return `${drawnDay(result)}: ${valueText(result, decimals)}, ${bandText(result)}${entered}`;
}

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
