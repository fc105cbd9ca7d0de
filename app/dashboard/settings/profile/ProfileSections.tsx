import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { desktop } from '#renderers/theme/media.ts';
import type { User } from '#schemas/wire/user.ts';
import { userQuery } from '#services/api/users.ts';
import { useMediaQuery } from '../../../shell/useMediaQuery.ts';
import * as styles from '../settings.css.ts';
import type { ProfileSection } from '../settingsTabs.ts';
import { EmailAddress } from './EmailAddress.tsx';
import { HomeState } from './HomeState.tsx';
import { MedicalHistory } from './MedicalHistory.tsx';
import { MobileNumberSection } from './MobileNumberSection.tsx';
import { Password } from './Password.tsx';
import { PersonalInformation } from './PersonalInformation.tsx';
import { ProfileImage } from './ProfileImage.tsx';
import { useProfileSection } from './useProfileSection.ts';

const route = getRouteApi('/signed-in');

/** What each section shows. @param asks whether the patient is asked there to verify the account */
const sections: { readonly [section in ProfileSection]: (user: User, asks: boolean) => ReactNode } = {
  info: (user, asks) => <PersonalInformation user={user} asks={asks} />,
  email: (user) => <EmailAddress user={user} />,
  password: ({ _id }) => <Password userId={_id} />,
  mobile: (user) => <MobileNumberSection user={user} />,
  state: (user) => <HomeState user={user} />,
  health: (user) => <MedicalHistory user={user} />,
  image: (user) => <ProfileImage user={user} />,
};

/** The sections of the profile: all of them one below the other on a desktop, and on a phone the one of the address. */
export function ProfileSections() {
  const section = useProfileSection();
  const { userId } = route.useRouteContext();
  const { data: user } = useQuery(userQuery(userId));
  const isDesktop = useMediaQuery(desktop);
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
      {isDesktop !== true && section && <div className={styles.onPhone}>{sections[section](user, asks)}</div>}
    </>
  );
}
