import { PlaceLink } from './PlaceLink.tsx';
import { placesAt } from './places.ts';
import * as styles from './navigation.css.ts';

/** The navigation at the foot of a phone, in reach of the thumb. */
export function FooterNavigation({ userId }: { readonly userId: string }) {
  return (
    <nav aria-label="Main pages" className={styles.foot}>
      <ul className={styles.footLinks}>
        {placesAt('foot').map((place) => (
          <li key={place.to}>
            <PlaceLink place={place} userId={userId} className={styles.footLink} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
