import type { Intake } from '#schemas/wire/intake.ts';
import type { IntakeTemplate } from '#schemas/wire/intakeTemplate.ts';
import type { Referrer } from '../../visit/address/readReferrer.ts';
import * as page from '../layout/page.css.ts';
import { FIRST_TEMPLATE } from './firstTemplate.ts';
import { VisitOfferCard } from './VisitOfferCard.tsx';
import * as styles from './visits.css.ts';

interface StartVisitProps {
  readonly templates: readonly IntakeTemplate[];
  /** The patient's visits: what they have had is not recommended to them again. */
  readonly intakes: readonly Intake[];
  /** The page that shows the list. */
  readonly referrer: Referrer;
}

/** The visits that the patient can start. */
export function StartVisit({ templates, intakes, referrer }: StartVisitProps) {
  const hadFirst = intakes.some(({ closed, intake_template: { slug } }) => closed === null && slug === FIRST_TEMPLATE);
  return (
    <section className={page.section} aria-labelledby="start-visit">
      <div className={page.heading}>
        <h2 id="start-visit" className={page.title}>
          Start a visit
        </h2>
      </div>
      <ul className={styles.offers}>
        {templates.map((template) => (
          <li key={template._id} className={styles.cell}>
            <VisitOfferCard
              template={template}
              referrer={referrer}
              recommended={!hadFirst && template.slug === FIRST_TEMPLATE}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
