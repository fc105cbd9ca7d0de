import { useLocation } from '@tanstack/react-router';
import { isProfileSection } from '../settingsTabs.ts';
import { ProfilePage } from './ProfilePage.tsx';

/** The section of the profile that the address names. */
export function ProfileSectionPage() {
  const section = useLocation({ select: ({ pathname }) => pathname.split('/').at(4) ?? '' });
  return <ProfilePage section={isProfileSection(section) ? section : undefined} />;
}
