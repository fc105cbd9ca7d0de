import { Card } from '#renderers/ui/layout/Card.tsx';
import { useZone } from '#app/time/useZone.ts';
import { HeldDose } from '../subscriptions/card/HeldDose.tsx';
import * as styles from './medications.css.ts';
import { factsOf } from './medicationTexts.ts';
import type { Prescribed } from './takenOf.ts';

interface MedicationCardProps {
  readonly userId: string;
  readonly prescribed: Prescribed;
}

/** A prescription: how to take it, when the next one comes, how often it can be sent again, and who prescribed it. */
export function MedicationCard({ userId, prescribed }: MedicationCardProps) {
  const zone = useZone();
  const { name, patient_instructions: instructions } = prescribed.medication;
  return (
    <Card aria-label={name}>
      <div className={styles.card}>
        <h3 className={styles.name}>{name}</h3>
        {prescribed.subscription?.held && <HeldDose userId={userId} subscriptionId={prescribed.subscription._id} />}
        <p>{instructions ?? 'Your provider has not added instructions yet.'}</p>
        <dl className={styles.facts}>
          {factsOf(prescribed, zone).map(([term, text]) => (
            <div key={term}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.fact}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}
