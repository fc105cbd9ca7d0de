import { Link } from '@tanstack/react-router';
import type { IntakeTemplate } from '#schemas/wire/intakeTemplate.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { Card } from '#renderers/ui/layout/Card.tsx';
import type { Referrer } from '../../visit/address/readReferrer.ts';
import * as page from '../layout/page.css.ts';
import { offerText } from './offerText.ts';
import * as styles from './visits.css.ts';

interface VisitOfferCardProps {
  readonly template: IntakeTemplate;
  readonly referrer: Referrer;
  /** Whether most patients begin with it. */
  readonly recommended?: boolean;
}

/** A visit that can be started: its picture, how long it takes and what it costs. */
export function VisitOfferCard({ template, referrer, recommended = false }: VisitOfferCardProps) {
  const { header, offer } = template;
  return (
    <Card aria-label={header.name}>
      <div className={styles.offer}>
        {offer?.image ? (
          <img src={offer.image} alt="" width={320} height={240} loading="lazy" className={styles.image} />
        ) : (
          <div className={styles.noImage}>
            <Icon name="clipboard" size="large" />
          </div>
        )}
        <div className={styles.head}>
          {recommended && <p className={styles.recommended}>Recommended</p>}
          <h3 className={page.visitName}>{header.name}</h3>
          {offer && <p className={styles.facts}>{offerText(offer)}</p>}
        </div>
        <p className={`${page.soft} ${styles.across}`}>{header.description}</p>
        <div className={`${page.actions} ${styles.across}`}>
          <Link
            to="/start-visit/$intakeTemplateId"
            params={{ intakeTemplateId: template._id }}
            search={{ referrer }}
            preload={false}
            className={button({ look: recommended ? 'primary' : 'secondary' })}
            aria-label={`Start visit: ${header.name}`}
          >
            Start visit
          </Link>
        </div>
      </div>
    </Card>
  );
}
