import { Link } from '@tanstack/react-router';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { Card } from '#renderers/ui/layout/Card.tsx';
import type { User } from '#schemas/wire/user.ts';
import { VerificationState } from '../layout/VerificationState.tsx';
import * as styles from './settings.css.ts';
import { profileSections, settingsTabs, type ProfileSection } from './settingsTabs.ts';

const entryOf = (section: ProfileSection) =>
  ({ label: profileSections[section], to: `/dashboard/$userId/settings/${section}` }) as const;

const profileEntries = (['info', 'email', 'password', 'mobile', 'state', 'health', 'image'] as const).map(entryOf);

/** On a phone, the list of all sections. */
export function SettingsMenu({ user }: { readonly user: User }) {
  return (
    <Card>
      <VerificationState user={user} asks />
      <nav aria-label="Settings">
        <ul className={styles.menu}>
          {[...profileEntries, ...settingsTabs.slice(1)].map(({ label, to }) => (
            <li key={to} className={styles.menuItem}>
              <Link to={to} params={{ userId: user._id }} className={styles.menuLink}>
                {label}
                <Icon name="forward" size="small" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}
