import { useId } from 'react';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { offerText } from '../../visits/offerText.ts';
import { isAlert, type NextStep } from '../rules/nextSteps.ts';
import { describeStep } from './describeStep.ts';
import * as styles from './NextStep.css.ts';
import { StepLink } from './StepLink.tsx';

interface NextStepCardProps {
  readonly step: NextStep;
  readonly userId: string;
}

/** The one thing that the patient has to do now. */
export function NextStepCard({ step, userId }: NextStepCardProps) {
  const id = useId();
  const described = describeStep(step, userId);
  const tone = isAlert(step) ? 'attention' : 'plain';
  const offer = step.kind === 'start' ? step.template.offer : undefined;
  return (
    <section aria-labelledby={id} className={offer?.image ? styles.pictured : styles.cards[tone]}>
      <div className={styles.body}>
        <span className={styles.discs[tone]}>
          <Icon name={described.icon} />
        </span>
        <div className={styles.texts}>
          <p className={styles.eyebrows[tone]}>Your next step</p>
          <h2 id={id} className={styles.title}>
            {described.title}
          </h2>
          {described.texts.map((text) => (
            <p key={text} className={styles.text}>
              {text}
            </p>
          ))}
          {offer && <p className={styles.offer}>{offerText(offer)}</p>}
          <div className={styles.action}>
            <StepLink step={described} look="primary" />
          </div>
        </div>
      </div>
      {offer?.image && <img src={offer.image} alt="" width={220} height={165} className={styles.image} />}
    </section>
  );
}
