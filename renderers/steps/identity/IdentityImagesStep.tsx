import { useRef } from 'react';
import { usePorts } from '../../ports/ports.ts';
import type { StepProps } from '../../answering/StepProps.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { words } from '../../words/words.ts';
import * as styles from './identity.css.ts';
import { ImageCard } from './ImageCard.tsx';
import { useWayOn } from '../frame/useWayOn.ts';
import { WhyNeeded } from './WhyNeeded.tsx';
import { waysOn } from '../frame/waysOn.css.ts';
import { form } from '../frame/StepForm.css.ts';
import { StepHeading } from '../frame/StepHeading.tsx';

/** The images of a verification side by side: each can be retaken, and both are needed to continue. */
export function IdentityImagesStep({ step, copy, busy, onSubmit }: StepProps<'identity-images'>) {
  const { sent, refresh } = usePorts().photos;
  const way = useWayOn({ busy, onSubmit });
  const refreshed = useRef(false);

  // A URL that is refused again has not expired; refetching it would never end.
  const refused = () => {
    if (refreshed.current) return;
    refreshed.current = true;
    refresh();
  };
  const reason = sent ? copy(step.missing) : words.loading;

  return (
    <div className={form}>
      <StepHeading title={copy(step.title)} help={step.help && copy(step.help)} />
      <div className={styles.cards}>
        <ImageCard
          card={step.idCard}
          icon="id"
          address={sent && sent.id}
          copy={copy}
          onRefused={refused}
          {...way('id')}
        />
        <ImageCard
          card={step.selfie}
          icon="user"
          address={sent && sent.profile}
          copy={copy}
          onRefused={refused}
          {...way('selfie')}
        />
      </div>
      <div className={styles.why}>
        <WhyNeeded why={step.why} copy={copy} />
      </div>
      <div className={waysOn}>
        <Button full {...way('continue')} reason={sent?.id && sent.profile ? undefined : reason}>
          {copy(step.continueLabel ?? words.continue)}
        </Button>
        <Button look="quiet" {...way('later')}>
          {copy(step.later)}
        </Button>
      </div>
    </div>
  );
}
