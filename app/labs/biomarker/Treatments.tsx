import { useId } from 'react';
import { Card } from '#renderers/ui/layout/Card.tsx';
import type { LabMarkerHistory } from '#schemas/wire/labs/labReads.ts';
import { Day } from '../parts/Day.tsx';
import * as styles from '../parts/labs.css.ts';

/** What the patient took while a marker was measured. That says nothing of what caused what. */
export function Treatments({ treatments }: Pick<LabMarkerHistory, 'treatments'>) {
  const id = useId();
  if (treatments.length === 0) return null;
  return (
    <Card aria-labelledby={id}>
      <div className={styles.inCard}>
        <h2 id={id} className={styles.heading}>
          What you took meanwhile
        </h2>
        <p className={styles.soft}>Your plans, as far as this portal knows. That does not say what changed a result.</p>
        <ul className={styles.points}>
          {treatments.map(({ name, from, to }) => (
            <li key={`${name} ${from}`}>
              {name}, {to === null ? 'since' : 'from'} <Day at={from} />
              {to !== null && (
                <>
                  {' '}
                  to <Day at={to} />
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
