import { momentText } from '#flows/kinds/describing/momentText.ts';
import { unitText } from '#flows/labs/rules/unitText.ts';
import type { LabResult } from '#schemas/wire/labs/labReport.ts';

/** How it is said everywhere that nobody but the patient says so. */
export const ENTERED = 'Entered by you';

/** A day in words. @param day YYYY-MM-DD, in no time zone */
export const plainDayText = (day: string): string => momentText(new Date(`${day}T00:00:00Z`), 'date', 'UTC');

/** The day of a result in words, as the laboratory wrote it or the patient entered it: no zone moves it. */
export const drawnDay = ({ collected_at, entered }: Pick<LabResult, 'collected_at' | 'entered'>): string =>
  plainDayText(entered?.day ?? collected_at.slice(0, 10));

/** Where the patient has read a result, and how it stood there; undefined for what a laboratory has sent. */
export function enteredText({ entered, unit }: Pick<LabResult, 'entered' | 'unit'>): string | undefined {
  if (!entered) return undefined;
  const from = entered.laboratory === null ? '' : `, from ${entered.laboratory}`;
  const as = entered.unit === unit ? '' : `, as ${entered.value} ${unitText(entered.unit)}`;
  return `${ENTERED}${from}${as}`;
}

/** What tells a result from others of its marker. */
export const keyOfResult = ({
  report,
  collected_at,
  entered,
}: Pick<LabResult, 'report' | 'collected_at' | 'entered'>) => `${entered?._id ?? report} ${collected_at}`;
