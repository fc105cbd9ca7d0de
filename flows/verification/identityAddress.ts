/** The screens of identity verification, by section. Addresses write them with underscores. */
const sections = ['verify-account', 'existing-identity', 'id-image', 'profile-image', 'schedule'] as const;

export type IdentitySection = (typeof sections)[number];

export const isIdentitySection = (section: string): section is IdentitySection =>
  sections.some((one) => one === section);

/** The section that an address names, such as `id_image`; undefined for any other name. */
export const identitySectionOf = (name: string): IdentitySection | undefined =>
  sections.find((section) => identityNameOf(section) === name);

/** How addresses write a section: `id-image` is `id_image`. */
export const identityNameOf = (section: IdentitySection): string => section.replaceAll('-', '_');
