import { Link } from '@tanstack/react-router';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import type { Physician } from '#schemas/wire/appointment.ts';
import * as page from '../layout/page.css.ts';
import * as styles from './providers.css.ts';
import { statesText } from './statesText.ts';

interface ProviderCardProps {
  readonly provider: Physician;
  readonly userId: string;
  /** The names of states by their abbreviations. */
  readonly states: ReadonlyMap<string, string>;
}

/** Someone who treats patients in the patient's state: who they are, where they treat, and the way to their times. */
export function ProviderCard({ provider, userId, states }: ProviderCardProps) {
  const { _id: physician, first_name: first, last_name: last, credentials, profile_img: image } = provider;
  const name = credentials === '' ? `${first} ${last}` : `${first} ${last}, ${credentials}`;
  return (
    <Card aria-label={name}>
      <div className={styles.provider}>
        {image.url === null ? (
          <span className={styles.portrait} aria-hidden="true">
            {first.charAt(0)}
            {last.charAt(0)}
          </span>
        ) : (
          <img src={image.url} alt="" width={112} height={112} className={styles.portrait} />
        )}
        <div className={styles.about}>
          <h2 className={page.title}>{name}</h2>
          <p>{provider.bio.bio_description}</p>
          <p className={styles.states}>Treats patients in {statesText(provider.states, states)}.</p>
          {provider.calendly.scheduling_url === null ? (
            <p className={page.soft}>Not taking appointments right now.</p>
          ) : (
            <div>
              <Link
                to="/dashboard/$userId/appointments"
                params={{ userId }}
                search={{ book: true, physician }}
                className={button({ look: 'secondary' })}
              >
                Book an appointment
                <VisuallyHidden> with {name}</VisuallyHidden>
              </Link>
            </div>
          )}
        </div>
      </div>
    </Card>
  );
}
