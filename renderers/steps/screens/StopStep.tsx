import { usePorts } from '../../ports/ports.ts';
import type { StepProps } from '../../answering/StepProps.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { button } from '../../ui/buttons/Button.css.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import * as styles from './NoticeStep.css.ts';

/** Why the visit stops, what that means, and the ways on: a person, other treatments, or the question that raised it. */
export function StopStep({ step, stop, copy, busy, onBack }: StepProps<'stop'>) {
  const { Link } = usePorts();
  const { changed, message, shop } = step;
  const title = stop?.changed ? changed.title : (stop?.title ?? step.title);
  const follows = stop?.changed ? changed.text : stop?.then === 'provider-first' ? step.providerFirst : step.never;
  return (
    <div className={styles.notice}>
      <span className={styles.emblems.warning}>
        <Icon name="warning" size="large" />
      </span>
      <h1 tabIndex={-1} className={styles.title}>
        {copy(title)}
      </h1>
      <Stack>
        {[...(stop ? [stop.text] : []), follows, step.saved].map((text) => (
          <p key={text} className={styles.body}>
            {copy(text)}
          </p>
        ))}
        <p className={styles.body}>
          <strong>{copy(step.emergency)}</strong>
        </p>
      </Stack>
      <div className={styles.ways}>
        <Link to={copy(message.to)} className={button({ look: 'primary', full: true })}>
          {copy(message.label)}
        </Link>
        <Button look="secondary" full busy={busy} onClick={onBack}>
          {copy(step.change)}
        </Button>
        {shop && (
          <Link to={copy(shop.to)} className={button({ look: 'secondary', full: true })}>
            {copy(shop.label)}
          </Link>
        )}
      </div>
    </div>
  );
}
