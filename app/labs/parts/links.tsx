import { Link } from '@tanstack/react-router';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import * as styles from './labs.css.ts';

/** Leads back to all biomarkers of a lab test. */
export const AllBiomarkersLink = ({ panelId }: { readonly panelId: string }) => (
  <p>
    <Link to="/labs/$panelId/biomarkers" params={{ panelId }} className={styles.link}>
      <Icon name="back" size="small" />
      All biomarkers
    </Link>
  </p>
);

/** The way to enter results of another laboratory. */
export const OutsideLink = () => (
  <p>
    <Link to="/labs/outside-results/$step" params={{ step: 'test' }} className={styles.link}>
      Add results from elsewhere
      <Icon name="forward" size="small" />
    </Link>
  </p>
);
