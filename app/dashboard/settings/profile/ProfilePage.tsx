import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { desktop } from '#renderers/theme/media.ts';
import type { User } from '#schemas/wire/user.ts';
import { userQuery } from '#services/api/users.ts';
import { useMediaQuery } from '../../../shell/useMediaQuery.ts';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import * as styles from '../settings.css.ts';
import { SettingsMenu } from '../SettingsMenu.tsx';
import { isProfileSection, profileSections, type ProfileSection } from '../settingsTabs.ts';
import { EmailAddress } from './EmailAddress.tsx';
import { HomeState } from './HomeState.tsx';
import { MobileNumberSection } from './MobileNumberSection.tsx';
import { Password } from './Password.tsx';
import { PersonalInformation } from './PersonalInformation.tsx';
import { ProfileImage } from './ProfileImage.tsx';

const route = getRouteApi('/signed-in');

/** What each section shows. @param asks whether the patient is asked there to verify the account */
const sections: { readonly [section in ProfileSection]: (user: User, asks: boolean) => ReactNode } = {
  info: (user, asks) => <PersonalInformation user={user} asks={asks} />,
  email: (user) => <EmailAddress user={user} />,
  password: ({ _id }) => <Password userId={_id} />,
  mobile: (user) => <MobileNumberSection user={user} />,
  state: (user) => <HomeState user={user} />,
  image: (user) => <ProfileImage user={user} />,
};

/** The section that an address names; undefined where it is the profile as a whole. */
const sectionIn = (pathname: string): ProfileSection | undefined => {
  const name = pathname.split('/').at(4) ?? '';
  return isProfileSection(name) ? name : undefined;
};

/** The profile: all sections one below the other on a desktop; on a phone the menu, or the section of the address. */
export function ProfilePage() {
  const section = useLocation({ select: ({ pathname }) => sectionIn(pathname) });
  const { userId } = route.useRouteContext();
  const { data: user } = useQuery(userQuery(userId));
  const isDesktop = useMediaQuery(desktop);
  usePageTitle(section && isDesktop === false ? profileSections[section] : 'Settings');
  if (!user) return null;
  // Elsewhere the frame asks, and a screen asks once.
  const asks = section === undefined || section === 'info';
  return (
    <>
      {isDesktop !== false &&
        Object.entries(sections).map(([name, show]) => (
          <div key={name} id={name} className={styles.onDesktop}>
            {show(user, asks)}
          </div>
        ))}
      {isDesktop !== true && (
        <div className={styles.onPhone}>{section ? sections[section](user, asks) : <SettingsMenu user={user} />}</div>
      )}
    </>
  );
}
