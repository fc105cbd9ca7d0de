import { useRef } from 'react';
import { usePorts } from '../../ports/ports.ts';
import type { StepProps } from '../../answering/StepProps.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { words } from '../../words/words.ts';
import * as styles from './identity.css.ts';
import { ImageCard } from './ImageCard.tsx';
import { useActionButtons } from '../frame/useActionButtons.ts';
import { WhyNeeded } from './WhyNeeded.tsx';
import { actionButtons } from '../frame/actionButtons.css.ts';
import { form } from '../frame/StepForm.css.ts';
import { StepHeading } from '../frame/StepHeading.tsx';

/** The images of a verification side by side: each can be retaken, and both are needed to continue. */
export function IdentityImagesStep({ step, copy, busy, onSubmit }: StepProps<'identity-images'>) {
  const { sent, refresh } = usePorts().photos;
  const buttonProps = useActionButtons({ busy, onSubmit });
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
          {...buttonProps('id')}
        />
        <ImageCard
          card={step.selfie}
          icon="user"
          address={sent && sent.profile}
          copy={copy}
          onRefused={refused}
          {...buttonProps('selfie')}
        />
      </div>
      <div className={styles.why}>
        <WhyNeeded why={step.why} copy={copy} />
      </div>
      <div className={actionButtons}>
        <Button full {...buttonProps('continue')} reason={sent?.id && sent.profile ? undefined : reason}>
          {copy(step.continueLabel ?? words.continue)}
        </Button>
        <Button look="quiet" {...buttonProps('later')}>
          {copy(step.later)}
        </Button>
      </div>
    </div>
  );
}
