import { badgeTone } from './badgeTone.ts';
import * as styles from './card.css.ts';

/** What a product is for, in a word. */
export const Badge = ({ label }: { readonly label: string }) => (
  <p className={styles.badges[badgeTone(label)]}>{label}</p>
);
