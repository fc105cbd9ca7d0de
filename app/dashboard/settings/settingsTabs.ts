/** The tabs of the settings on a desktop, in their order; the first is open where the address names none. */
export const settingsTabs = [
  { label: 'Profile', to: '/dashboard/$userId/settings' },
  { label: 'Shipping', to: '/dashboard/$userId/settings/shipping' },
  { label: 'Billing', to: '/dashboard/$userId/settings/billing' },
  { label: 'Notifications', to: '/dashboard/$userId/settings/notifications' },
  { label: 'Security', to: '/dashboard/$userId/settings/security' },
] as const;

/** The sections of the profile, which a desktop shows on one page and a phone each on its own. */
export const profileSections = {
  info: 'Personal Information',
  email: 'Email Address',
  password: 'Password',
  mobile: 'Mobile Number',
  state: 'Home State',
  health: 'Medical History',
  image: 'Profile Image',
} as const;

export type ProfileSection = keyof typeof profileSections;

/** Whether an address names a section of the profile. */
export const isProfileSection = (text: string): text is ProfileSection => Object.hasOwn(profileSections, text);
