import { labDay } from '#flows/labs/rules/labDay.ts';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import { useZone } from '../../time/useZone.ts';

/** The day of a date as the laboratory wrote it. @param at with or without a time */
export const LabDay = ({ at }: { readonly at: string }) => <time dateTime={at.slice(0, 10)}>{labDay(at)}</time>;

/** The day of a moment, where the patient is. @param at ISO 8601 */
export function Day({ at }: { readonly at: string }) {
  return <time dateTime={at}>{momentText(new Date(at), 'date', useZone())}</time>;
}
