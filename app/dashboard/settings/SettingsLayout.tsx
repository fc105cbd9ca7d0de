import { getRouteApi, Outlet, useMatchRoute, Link } from '@tanstack/react-router';
import { desktop } from '#renderers/theme/media.ts';
import { useMediaQuery } from '../../shell/useMediaQuery.ts';
import * as page from '../layout/page.css.ts';
import * as styles from './settings.css.ts';
import { SettingsTabs } from './SettingsTabs.tsx';

/** On a phone, the way from a section back to the menu of all. */
const ReturnToSettings = ({ userId }: { readonly userId: string }) => (
  <p className={styles.back}>
    <Link to="/dashboard/$userId/settings" params={{ userId }}>
      Return to Settings
    </Link>
  </p>
);

const route = getRouteApi('/signed-in');

/** The frame of the settings: tabs on a desktop; on a phone, each section has a way back to the menu. */
export function SettingsLayout() {
  const { userId } = route.useRouteContext();
  const match = useMatchRoute();
  const isDesktop = useMediaQuery(desktop);
  const isMenu = match({ to: '/dashboard/$userId/settings' }) !== false;
  return (
    <>
      <h1 className={page.greeting}>Settings</h1>
      <p className={page.lead}>Manage your account settings and preferences.</p>
      {isDesktop !== false && (
        <div className={styles.onDesktop}>
          <SettingsTabs userId={userId} />
        </div>
      )}
      {isDesktop !== true && !isMenu && (
        <div className={styles.onPhone}>
          <ReturnToSettings userId={userId} />
        </div>
      )}
      <div className={styles.sections}>
        <Outlet />
      </div>
    </>
  );
}
