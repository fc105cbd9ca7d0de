import { Icon } from '#renderers/ui/icons/Icon.tsx';
import type { ToldBand } from '#flows/labs/rules/toldBandOf.ts';
import { toldBandText } from '../rules/toldBand.ts';
import * as styles from './labs.css.ts';

interface BandNameProps {
  readonly band: ToldBand;
  /** How many results are in it, where that is told. */
  readonly count?: number;
}

/** A band in words. */
export function BandName({ band, count }: BandNameProps) {
  const { label, tone, icon } = toldBandText(band);
  return (
    <span className={styles.bands[tone]}>
      <Icon name={icon} size="small" />
      {count === undefined ? label : `${count} ${label.toLowerCase()}`}
    </span>
  );
}
