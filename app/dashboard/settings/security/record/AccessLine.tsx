import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import { isRefused, refusedIn, whatIn, whatOf, whenceOf, whoOf } from './accessTexts.ts';
import type { AccessGroup } from './groupAccesses.ts';
import * as styles from './record.css.ts';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import { relativeTime } from '#app/time/relativeTime.ts';
import { useZone } from '#app/time/useZone.ts';

/** The exact moment: 'January 2, 2026, 9:30 AM'. @param at ISO 8601 @param zone IANA name */
const exactly = (at: string, zone: string): string =>
  `${momentText(new Date(at), 'date', zone)}, ${momentText(new Date(at), 'time', zone)}`;

/** When something was, exactly. */
const ExactMoment = ({ at }: { readonly at: string }) => <time dateTime={at}>{exactly(at, useZone())}</time>;

/** How long ago something was, with the exact moment behind it. */
const Moment = ({ at, now }: { readonly at: string; readonly now: Date }) => (
  <time dateTime={at} title={exactly(at, useZone())} className={styles.soft}>
    {relativeTime(new Date(at), now)}
  </time>
);

interface AccessLineProps {
  readonly group: AccessGroup;
  /** The patient, and the session that reads the list. */
  readonly asking: { readonly userId: string; readonly session: string };
  readonly now: Date;
}

/** A line of the list: who, when, what and from where; each single access with its address behind it. */
export function AccessLine({ group, asking, now }: AccessLineProps) {
  const { newest, accesses } = group;
  const refused = refusedIn(group);
  const what = whatIn(group);
  return (
    <li className={styles.line} tabIndex={-1}>
      <div className={styles.top}>
        <p className={styles.who}>{whoOf(newest, asking)}</p>
        <Moment at={newest.at} now={now} />
      </div>
      <p className={styles.what}>{what}</p>
      <p className={styles.soft}>{whenceOf(newest)}</p>
      {refused !== undefined && (
        <p className={styles.refused}>
          <Icon name="lock" size="small" />
          <span>{refused}</span>
        </p>
      )}
      <details>
        <summary className={styles.summary}>
          {accesses.length === 1 ? 'Details' : `Details of all ${accesses.length}`}
          <VisuallyHidden>: {what}</VisuallyHidden>
        </summary>
        <ul className={styles.singles}>
          {accesses.map((access) => (
            <li key={access._id} className={styles.single}>
              <p>
                {whatOf(access)}
                {isRefused(access) && <span className={styles.refusal}> Refused</span>}
              </p>
              <p className={styles.soft}>
                <ExactMoment at={access.at} />
                {access.address !== '' && `, IP address ${access.address}`}
              </p>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
