import { useState } from 'react';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import type { EntryAddress, EntryForm } from '../address/EntryAddress.ts';
import { enterPortal } from './enterPortal.ts';
import * as styles from '../frame/EntryFrame.css.ts';
import { EntryFrame } from '../frame/EntryFrame.tsx';
import type { EntryProps } from '../frame/EntryProps.ts';
import type { Landing } from '../landing/Landing.ts';
import { LandingStory } from '../landing/LandingStory.tsx';
import { shopPath } from '../landing/shopPath.ts';
import { wayOn } from '../landing/wayOn.ts';

interface SignedInPageProps extends Pick<EntryProps, 'organization'> {
  readonly address: Extract<EntryAddress, { readonly form: EntryForm }>;
  readonly landing: Landing;
}

/** The landing page of a product or campaign for a patient who is signed in: the way to it, and nothing to log in to. */
export function SignedInPage({ organization, address, landing }: SignedInPageProps) {
  const [leaving, setLeaving] = useState(false);
  const { redirectPath, ...search } = address.search;
  const way = wayOn(landing.product);
  const goOn = () => {
    setLeaving(true);
    void enterPortal({ address: { ...address, form: 'login', search }, landing, userId: 'me' });
  };
  return (
    <EntryFrame organization={organization} story={<LandingStory landing={landing} />}>
      <h2 className={styles.title}>{way.title}</h2>
      <p>{way.text}</p>
      {way.action !== undefined && (
        <Button full busy={leaving} onClick={goOn}>
          {way.action}
        </Button>
      )}
      <a href={shopPath(redirectPath)} className={button({ look: 'secondary', full: true })}>
        Back to the shop
      </a>
      <a href="/dashboard/me/profile" className={button({ look: 'quiet', full: true })}>
        Return to Dashboard
      </a>
    </EntryFrame>
  );
}
