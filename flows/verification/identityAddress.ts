/** The screens of identity verification, by section. URLs write them with underscores. */
const sections = ['verify-account', 'existing-identity', 'id-image', 'profile-image', 'schedule'] as const;

export type IdentitySection = (typeof sections)[number];

export const isIdentitySection = (section: string): section is IdentitySection =>
  sections.some((one) => one === section);

/** The section that a URL names, such as `id_image`; undefined for an unknown name. */
export const identitySectionOf = (name: string): IdentitySection | undefined =>
  sections.find((section) => identityNameOf(section) === name);

/** A section's name in URLs: `id-image` becomes `id_image`. */
export const identityNameOf = (section: IdentitySection): string => section.replaceAll('-', '_');

/** The path of identity verification by itself, as the router writes patterns. `steps` is the screen. */
export const identityPaths = { steps: 'verification/$userId/$steps' } as const;
