import { momentText } from '#flows/kinds/describing/momentText.ts';
import { useZone } from '../../time/useZone.ts';

/** The day of a moment, where the patient is. @param at ISO 8601 */
export function Day({ at }: { readonly at: string }) {
  return <time dateTime={at}>{momentText(new Date(at), 'date', useZone())}</time>;
}
