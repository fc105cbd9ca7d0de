import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { bandTexts, type Band } from '../rules/bandTexts.ts';
import * as styles from './labs.css.ts';

/** A band in words. */
export function BandName({ band }: { readonly band: Band }) {
  const { label, tone, icon } = bandTexts[band];
  return (
    <span className={styles.bands[tone]}>
      <Icon name={icon} size="small" />
      {label}
    </span>
  );
}
