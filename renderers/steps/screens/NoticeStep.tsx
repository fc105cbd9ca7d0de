import { usePorts } from '../../ports/ports.ts';
import type { StepProps } from '../../answering/StepProps.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { button } from '../../ui/buttons/Button.css.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import * as styles from './NoticeStep.css.ts';

/** A message with one or more buttons; the first one is primary. */
export function NoticeStep({ step, copy, busy, onSubmit, onBack }: StepProps<'notice'>) {
  const { Link } = usePorts();
  const tone = step.tone ?? 'info';
  return (
    <div className={styles.notice}>
      <span className={styles.emblems[tone]}>
        <Icon name={tone} size="large" />
      </span>
      <h1 tabIndex={-1} className={styles.title}>
        {copy(step.title)}
      </h1>
      {step.body && (
        <Stack>
          {step.body.map((text) => (
            <p key={text} className={styles.body}>
              {copy(text)}
            </p>
          ))}
        </Stack>
      )}
      <div className={styles.actions}>
        {step.actions.map((action, at) => {
          const look = at === 0 ? 'primary' : 'secondary';
          return action.to === undefined ? (
            <Button
              key={action.label}
              look={look}
              full
              busy={busy && action.does !== 'back'}
              onClick={() => (action.does === 'back' ? onBack() : onSubmit({}))}
            >
              {copy(action.label)}
            </Button>
          ) : (
            <Link key={action.label} to={copy(action.to)} className={button({ look, full: true })}>
              {copy(action.label)}
            </Link>
          );
        })}
      </div>
    </div>
  );
}
