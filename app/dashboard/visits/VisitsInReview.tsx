import { momentText } from '#flows/kinds/describing/momentText.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { useZone } from '../../time/useZone.ts';
import * as page from '../layout/page.css.ts';
import * as styles from './visits.css.ts';

const dayOf = (moment: string | null, zone: string) =>
  moment === null ? '' : momentText(new Date(moment), 'date', zone);

/** The visits that a provider has to review. */
export function VisitsInReview({ intakes }: { readonly intakes: readonly Intake[] }) {
  const zone = useZone();
  return (
    <section className={styles.group} aria-labelledby="visits-in-review">
      <div className={page.heading}>
        <h2 id="visits-in-review" className={page.title}>
          In review
        </h2>
      </div>
      <ul className={styles.cards}>
        {intakes.map((intake) => (
          <li key={intake._id}>
            <Card aria-label={intake.intake_template.header.name}>
              <div className={page.visit}>
                <p className={page.badge}>Awaiting Physician Review</p>
                <div>
                  <h3 className={page.visitName}>{intake.intake_template.header.name}</h3>
                  <p className={page.soft}>Submitted on {dayOf(intake.patient_complete, zone)}</p>
                </div>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
