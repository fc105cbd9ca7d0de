import { momentText } from '#flows/kinds/describing/momentText.ts';
import { relativeTime } from '#app/time/relativeTime.ts';
import { useZone } from '#app/time/useZone.ts';
import * as styles from './record.css.ts';

/** The exact moment: 'January 2, 2026, 9:30 AM'. @param at ISO 8601 @param zone IANA name */
const exactly = (at: string, zone: string): string =>
  `${momentText(new Date(at), 'date', zone)}, ${momentText(new Date(at), 'time', zone)}`;

/** When something was, exactly. */
export const ExactMoment = ({ at }: { readonly at: string }) => <time dateTime={at}>{exactly(at, useZone())}</time>;

/** How long ago something was, with the exact moment behind it. */
export const Moment = ({ at, now }: { readonly at: string; readonly now: Date }) => (
  <time dateTime={at} title={exactly(at, useZone())} className={styles.soft}>
    {relativeTime(new Date(at), now)}
  </time>
);
