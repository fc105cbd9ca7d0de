import type { StepProps } from '../../answering/StepProps.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import * as styles from './DecisionStep.css.ts';
import { emblems } from './NoticeStep.css.ts';
import { Features } from '../offers/product/Features.tsx';
import { form, note } from '../frame/StepForm.css.ts';
import { StepHeading } from '../frame/StepHeading.tsx';
import { useActionButtons } from '../frame/useActionButtons.ts';

/** A message with buttons that lead to different places. All buttons stay visible, however long the message is. */
export function DecisionStep({ step, copy, busy, onSubmit }: StepProps<'decision'>) {
  const buttonProps = useActionButtons({ busy, onSubmit });
  return (
    <div className={form}>
      <div className={styles.texts}>
        {step.tone && (
          <span className={emblems[step.tone]}>
            <Icon name={step.tone} size="large" />
          </span>
        )}
        <StepHeading title={copy(step.title)} />
        {step.body?.map((text) => (
          <p key={text} className={styles.body}>
            {copy(text)}
          </p>
        ))}
        {step.points && (
          <div className={styles.points}>
            <Features features={step.points.map(copy)} />
          </div>
        )}
        {step.help && <p className={note}>{copy(step.help)}</p>}
      </div>
      <div className={styles.ways}>
        {step.actions.map((action, at) => {
          const look = action.look ?? (at === 0 ? 'primary' : 'secondary');
          return (
            <Button key={action.value} look={look} full={look !== 'quiet'} {...buttonProps(action.value)}>
              {copy(action.label)}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
