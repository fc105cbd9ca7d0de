import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import type { LabOther } from '#schemas/wire/labs/labReport.ts';
import { BandName } from '../parts/BandName.tsx';
import { LabSaid } from '../parts/LabSaid.tsx';
import { otherValueText, otherWhyText, changeText, isCounted } from '#flows/labs/rules/resultTexts.ts';
import { judgedAdvice } from '../rules/adviceFor.ts';
import { OwnDraw } from './OwnDraw.tsx';
import * as styles from './results.css.ts';

interface OtherListProps {
  readonly others: readonly LabOther[];
  /** What they have in common. */
  readonly label: string;
  /** Whether each says what the patient can do about it. */
  readonly advised?: boolean;
}

/** The letters of a value that has its place beside the name; a longer one has a line of its own. */
const BESIDE = 20;

/** Results as the laboratory has sent them, one a line. */
export function OtherList({ others, label, advised = false }: OtherListProps) {
  return (
    <ul className={styles.markers} aria-label={label}>
      {others.map((other) => {
        const [value, why, change] = [otherValueText(other), otherWhyText(other), changeText(other)];
        const isLong = value.length > BESIDE;
        return (
          <li key={other._id}>
            <div className={styles.marker}>
              <span className={styles.markerName}>{other.name}</span> <VisuallyHidden>: </VisuallyHidden>
              {!isLong && <span className={styles.value}>{value}</span>}{' '}
              <span className={styles.range}>
                {isLong && <span className={styles.changed}>{value}</span>}{' '}
                {other.range !== null && <span>{other.range}, your lab’s range</span>}{' '}
                {other.unusable !== undefined && <span>Your lab’s range {other.unusable} can’t be used</span>}{' '}
                {why && <span className={styles.changed}>{why}</span>}{' '}
                {change && <span className={styles.changed}>{change}</span>} <LabSaid {...other} />{' '}
                <OwnDraw at={other.collected_at} />
              </span>{' '}
              <span className={styles.band}>{isCounted(other) && <BandName band={other.band ?? 'none'} />}</span>
            </div>
            {advised && (
              <div className={styles.advice}>
                <p>
                  <b>What you can do:</b> {judgedAdvice(other.band)}
                </p>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
