import { momentText } from '#flows/kinds/describing/momentText.ts';
import type { LabBiomarker, LabResult } from '#schemas/wire/labs/labReport.ts';
import { drawnDay, ENTERED } from '../../rules/enteredTexts.ts';
import { valueText } from '#flows/labs/rules/resultTexts.ts';
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
