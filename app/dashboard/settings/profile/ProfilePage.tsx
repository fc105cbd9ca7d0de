import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { desktop } from '#renderers/theme/media.ts';
import type { User } from '#schemas/wire/user.ts';
import { userQuery } from '#services/api/users.ts';
import { useMediaQuery } from '../../../shell/useMediaQuery.ts';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { SettingsMenu } from '../SettingsMenu.tsx';
import { profileSections, type ProfileSection } from '../settingsTabs.ts';
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

interface ProfilePageProps {
  /** The one that the address names; undefined for the profile as a whole. */
  readonly section: ProfileSection | undefined;
}

/** The profile: all sections one below the other on a desktop; on a phone the menu, or the section of the address. */
export function ProfilePage({ section }: ProfilePageProps) {
  const { userId } = route.useRouteContext();
  const { data: user } = useQuery(userQuery(userId));
  const isDesktop = useMediaQuery(desktop);
  usePageTitle(section && !isDesktop ? profileSections[section] : 'Settings');
  if (!user) return null;
  // Elsewhere the frame asks, and a screen asks once.
  const asks = section === undefined || section === 'info';
  if (isDesktop)
    return (
      <>
        {Object.entries(sections).map(([name, show]) => (
          <div key={name} id={name}>
            {show(user, asks)}
          </div>
        ))}
      </>
    );
  return section ? sections[section](user, asks) : <SettingsMenu user={user} />;
}
