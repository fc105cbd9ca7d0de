import { Fragment } from 'react';
import type { User } from '#schemas/wire/user.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { SidePanel } from '#renderers/ui/overlays/SidePanel.tsx';
import { BrandLinks } from './BrandLinks.tsx';
import { Logout } from './Logout.tsx';
import { Person } from './Person.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { placesAt } from './places.ts';
import * as styles from './navigation.css.ts';
import { Link } from '@tanstack/react-router';
import { Drawing } from '#renderers/ui/icons/Drawing.tsx';
import { menuDrawings } from './menuDrawings.css.ts';

interface ProvidersLinkProps {
  readonly userId: string;
  /** Called when the link is followed. */
  readonly onFollow: () => void;
}

/** The way to those who treat patients. Only the menu leads there: what the other navigations name loads with every page. */
const ProvidersLink = ({ userId, onFollow }: ProvidersLinkProps) => (
  <Link to="/dashboard/$userId/providers" params={{ userId }} className={styles.link} onClick={onFollow}>
    <span className={styles.icon}>
      <Drawing path={menuDrawings.providers} />
    </span>
    Providers
  </Link>
);

/** What the button in the header opens: all pages, the organization's links and "Logout". Load it lazily. */
export function Menu({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const { dropdown_links: links, care_team_link: careTeam } = currentOrganization.get().settings;
  return (
    <SidePanel open title="Menu" onClose={onClose}>
      <div className={styles.who}>
        <Person user={user} />
      </div>
      <nav aria-label="All pages">
        <ul className={styles.links}>
          {placesAt('menu').map((place) => (
            <Fragment key={place.to}>
              <li>
                <PlaceLink place={place} userId={user._id} className={styles.link} onFollow={onClose} />
              </li>
              {place.icon === 'calendar' && (
                <li>
                  <ProvidersLink userId={user._id} onFollow={onClose} />
                </li>
              )}
            </Fragment>
          ))}
          <BrandLinks links={[careTeam ?? [], links].flat()} className={styles.withoutIcon} />
        </ul>
      </nav>
      <div className={styles.logout}>
        <Logout />
      </div>
    </SidePanel>
  );
}
