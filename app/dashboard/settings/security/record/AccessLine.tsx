import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import { isRefused, refusedIn, whatIn, whatOf, whenceOf, whoOf } from './accessTexts.ts';
import type { AccessGroup } from './groupAccesses.ts';
import { ExactMoment, Moment } from './Moment.tsx';
import * as styles from './record.css.ts';

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
