import { momentText } from '#flows/kinds/describing/momentText.ts';
import type { LabResult } from '#schemas/wire/labs/labReport.ts';
import { bandTexts } from '../../rules/bandTexts.ts';

/** The band of a result in words. */
export const bandText = (band: LabResult['band']): string => bandTexts[band ?? 'none'].label;

/** Whether the laboratory has changed the result after it was first reported. */
export const isCorrected = ({ status }: Pick<LabResult, 'status'>): boolean =>
  status === 'corrected' || status === 'amended';

/** The calendar day of a moment in a zone. @param zone IANA name */
export const dayOf = (moment: string, zone: string): string => momentText(new Date(moment), 'date', zone);
