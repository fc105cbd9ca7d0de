import { Link } from '@tanstack/react-router';
import type { IntakeTemplate } from '#schemas/wire/intakeTemplate.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Card } from '#renderers/ui/layout/Card.tsx';
import type { Referrer } from '../../visit/address/readReferrer.ts';
import * as styles from '../layout/page.css.ts';

interface StartVisitProps {
  readonly templates: readonly IntakeTemplate[];
  /** The page that shows the list. */
  readonly referrer: Referrer;
}

/** The visits that the patient can start. */
export function StartVisit({ templates, referrer }: StartVisitProps) {
  return (
    <section className={styles.section} aria-labelledby="start-visit">
      <div className={styles.heading}>
        <h2 id="start-visit" className={styles.title}>
          Start a visit
        </h2>
      </div>
      <ul className={styles.grid}>
        {templates.map((template) => (
          <li key={template._id}>
            <Card aria-label={template.header.name}>
              <div className={styles.visit}>
                <div>
                  <h3 className={styles.visitName}>{template.header.name}</h3>
                  {template.header.description && <p className={styles.soft}>{template.header.description}</p>}
                </div>
                <div className={styles.actions}>
                  <Link
                    to="/start-visit/$intakeTemplateId"
                    params={{ intakeTemplateId: template._id }}
                    search={{ referrer }}
                    preload={false}
                    className={button({ look: 'secondary' })}
                  >
                    Start visit
                  </Link>
                </div>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
