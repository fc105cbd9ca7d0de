import type { StepProps } from '../../answering/StepProps.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { words } from '../../words/words.ts';
import * as styles from './identity.css.ts';
import { useActionButtons } from '../frame/useActionButtons.ts';
import { WhyNeeded } from './WhyNeeded.tsx';
import { actionButtons } from '../frame/actionButtons.css.ts';
import { form } from '../frame/StepForm.css.ts';
import { StepHeading } from '../frame/StepHeading.tsx';

/** The start of identity verification: the requirements, the reasons, and a button that postpones it. */
export function IdentityStep({ step, copy, busy, onSubmit }: StepProps<'identity'>) {
  const { card } = step;
  const buttonProps = useActionButtons({ busy, onSubmit });
  return (
    <div className={form}>
      <StepHeading title={copy(step.title)} help={step.help && copy(step.help)} />
      <section className={styles.card}>
        <div className={styles.top}>
          <h2 className={styles.title}>{copy(card.title)}</h2>
          <span className={styles.badge}>{copy(card.badge)}</span>
        </div>
        <p className={styles.text}>{copy(card.text)}</p>
        <ul className={styles.documents}>
          {card.documents.map((document) => (
            <li key={document} className={styles.document}>
              <Icon name="id" />
              {copy(document)}
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.why}>
        <WhyNeeded why={step.why} copy={copy} />
      </div>
      <div className={actionButtons}>
        <Button full {...buttonProps('begin')}>
          {copy(step.continueLabel ?? words.continue)}
        </Button>
        <Button look="quiet" {...buttonProps('later')}>
          {copy(step.later)}
        </Button>
      </div>
    </div>
  );
}
