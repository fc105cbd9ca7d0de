import type { StepProps } from '../../answering/StepProps.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { PanelButton } from '../../ui/overlays/PanelButton.tsx';
import * as styles from './identity.css.ts';

interface WhyNeededProps extends Pick<StepProps<'identity'>, 'copy'> {
  readonly why: StepProps<'identity'>['step']['why'];
}

/** The reasons for the request, in a side panel. */
export const WhyNeeded = ({ why, copy }: WhyNeededProps) => (
  <PanelButton label={copy(why.label)}>
    <ul className={styles.reasons}>
      {why.reasons.map((reason) => (
        <li key={reason} className={styles.reason}>
          <Icon name="shield" />
          {copy(reason)}
        </li>
      ))}
    </ul>
  </PanelButton>
);
