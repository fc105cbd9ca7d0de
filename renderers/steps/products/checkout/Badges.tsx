import type { StepProps } from '#renderers/answering/StepProps.ts';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import * as styles from './layout/checkout.css.ts';

interface BadgesProps extends Pick<StepProps<'checkout'>, 'copy'> {
  readonly badges: NonNullable<StepProps<'checkout'>['step']['badges']>;
}

/** The security badges of the payment provider. */
export function Badges({ badges, copy }: BadgesProps) {
  return (
    <ul className={styles.badges}>
      {badges.map(({ icon, text }) => (
        <li key={text} className={styles.badge}>
          <Icon name={icon} size="small" />
          {copy(text)}
        </li>
      ))}
    </ul>
  );
}
