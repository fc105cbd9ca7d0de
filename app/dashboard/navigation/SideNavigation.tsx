import { Drawing } from '#renderers/ui/icons/Drawing.tsx';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { BrandLinks } from './BrandLinks.tsx';
import { drawings } from './drawings.css.ts';
import { PlaceLink } from './PlaceLink.tsx';
import { placesAt } from './places.ts';
import * as styles from './navigation.css.ts';

/** The navigation at the side of a desktop. The care team of a practice is in sight, and "More" holds the organization's own links. */
export function SideNavigation({ userId }: { readonly userId: string }) {
  const { dropdown_links: links, care_team_link: careTeam } = currentOrganization.get().settings;
  return (
    <nav aria-label="Portal">
      <ul className={styles.links}>
        {placesAt('side').map((place) => (
          <li key={place.to}>
            <PlaceLink place={place} userId={userId} className={styles.link} />
          </li>
        ))}
        {careTeam && <BrandLinks links={[careTeam]} className={styles.withoutIcon} />}
        {links.length > 0 && (
          <li>
            <details>
              <summary className={styles.summary}>
                <Drawing path={drawings.more} />
                More
                <span className={styles.chevron}>
                  <Icon name="down" size="small" />
                </span>
              </summary>
              <ul className={styles.under}>
                <BrandLinks links={links} className={styles.link} />
              </ul>
            </details>
          </li>
        )}
      </ul>
    </nav>
  );
}
