import { Icon } from '#renderers/ui/icons/Icon.tsx';
import type { Organization } from '#schemas/wire/organization.ts';
import type { EntryForm } from '../address/EntryAddress.ts';
import { Testimonials } from '../landing/Testimonials.tsx';
import * as styles from './Welcome.css.ts';

interface WelcomeProps {
  readonly organization: Organization;
  readonly form: EntryForm;
}

/** An empty image, which phones load instead of a picture that they do not show. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** The organization's greeting beside the login or signup. Not shown on phones. */
export function Welcome({ organization, form }: WelcomeProps) {
  const { login, signup, testimonials } = organization.settings;
  const { header_text: claim, description } = form === 'login' ? login : signup;
  return (
    <div className={styles.welcome}>
      <picture className={styles.picture}>
        <source media="(min-width: 1024px)" srcSet={form === 'login' ? login.image_v3 : signup.image} />
        <img src={NOTHING} alt="" className={styles.image} />
      </picture>
      <div className={styles.words}>
        <p className={styles.claim}>{claim}</p>
        <p className={styles.description}>{description}</p>
        {form === 'signup' && (
          <ul className={styles.features}>
            {signup.features.map((feature) => (
              <li key={feature.title} className={styles.feature}>
                <Icon name="success" />
                <div>
                  <p className={styles.featureTitle}>{feature.title}</p>
                  <p>{feature.description}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
        <Testimonials testimonials={testimonials.slice(0, 1)} />
      </div>
    </div>
  );
}
