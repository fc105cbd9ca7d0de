import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { desktop } from '#renderers/theme/media.ts';
import { userQuery } from '#services/api/users.ts';
import { laterPart } from '../../../hydration/laterPart.tsx';
import { useMediaQuery } from '../../../shell/useMediaQuery.ts';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { pendingSection as PendingSection } from '../../layout/pendingPage.tsx';
import * as styles from '../settings.css.ts';
import { SettingsMenu } from '../SettingsMenu.tsx';
import { profileSections } from '../settingsTabs.ts';
import { useProfileSection } from './useProfileSection.ts';

const route = getRouteApi('/signed-in');

/** A phone shows no section beside the menu. */
function PendingSections() {
  const section = useProfileSection();
  return (
    <div className={section ? undefined : styles.onDesktop}>
      <PendingSection />
    </div>
  );
}

const { Part: Sections } = laterPart(
  async () => (await import('./ProfileSections.tsx')).ProfileSections,
  <PendingSections />,
);

/** The profile: its sections, and on a phone the menu of all settings, or the section of the address. */
export function ProfilePage() {
  const section = useProfileSection();
  const { userId } = route.useRouteContext();
  const { data: user } = useQuery(userQuery(userId));
  const isDesktop = useMediaQuery(desktop);
  usePageTitle(section && isDesktop === false ? profileSections[section] : 'Settings');
  if (!user) return null;
  return (
    <>
      {isDesktop !== true && section === undefined && (
        <div className={styles.onPhone}>
          <SettingsMenu user={user} />
        </div>
      )}
      <Sections />
    </>
  );
}
