import { momentText } from '#flows/kinds/describing/momentText.ts';
import { browserZone } from '#app/time/browserZone.ts';
import { relativeTime } from '#app/time/relativeTime.ts';
import * as styles from './record.css.ts';

/** The exact moment: 'January 2, 2026, 9:30 AM'. @param at ISO 8601 */
function exactly(at: string): string {
  const zone = browserZone();
  return `${momentText(new Date(at), 'date', zone)}, ${momentText(new Date(at), 'time', zone)}`;
}

/** When something was, exactly. */
export const ExactMoment = ({ at }: { readonly at: string }) => <time dateTime={at}>{exactly(at)}</time>;

/** How long ago something was, with the exact moment behind it. */
export const Moment = ({ at, now }: { readonly at: string; readonly now: Date }) => (
  <time dateTime={at} title={exactly(at)} className={styles.soft}>
    {relativeTime(new Date(at), now)}
  </time>
);
