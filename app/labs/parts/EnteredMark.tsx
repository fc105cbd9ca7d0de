import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { ENTERED } from '../rules/enteredTexts.ts';
import * as styles from './labs.css.ts';

/** Stands beside whatever a patient has entered: no laboratory has sent it. */
export const EnteredMark = () => (
  <span className={styles.bands.unknown}>
    <Icon name="user" size="small" />
    {ENTERED}
  </span>
);
