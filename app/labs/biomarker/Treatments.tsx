import { useId } from 'react';
import { Card } from '#renderers/ui/layout/Card.tsx';
import type { LabMarkerHistory } from '#schemas/wire/labs/labReads.ts';
import { useZone } from '../../time/useZone.ts';
import { dayOf } from '../charts/texts/chartTexts.ts';
import * as styles from '../parts/labs.css.ts';
import { doseTexts, takenText } from '../rules/treatmentTexts.ts';

/** What the patient took while a marker was measured. That says nothing of what caused what. */
export function Treatments({ treatments }: Pick<LabMarkerHistory, 'treatments'>) {
  const id = useId();
  const zone = useZone();
  const day = (moment: string) => dayOf(moment, zone);
  if (treatments.length === 0) return null;
  return (
    <Card aria-labelledby={id}>
      <div className={styles.inCard}>
        <h2 id={id} className={styles.heading}>
          What you took meanwhile
        </h2>
        <p className={styles.soft}>Your plans, as far as this portal knows. That does not say what changed a result.</p>
        <ul className={styles.points}>
          {treatments.map((treatment) => (
            <li key={`${treatment.name} ${treatment.from}`}>
              {takenText(treatment, day)}{' '}
              {doseTexts(treatment, day).map((text) => (
                <p key={text} className={styles.soft}>
                  {text}
                </p>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
