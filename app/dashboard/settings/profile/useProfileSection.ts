import { useLocation } from '@tanstack/react-router';
import { isProfileSection, type ProfileSection } from '../settingsTabs.ts';

const sectionIn = (pathname: string): ProfileSection | undefined => {
  const name = pathname.split('/').at(4) ?? '';
  return isProfileSection(name) ? name : undefined;
};

/** The section that the address names; undefined where it is the profile as a whole. */
export const useProfileSection = (): ProfileSection | undefined =>
  useLocation({ select: ({ pathname }) => sectionIn(pathname) });
