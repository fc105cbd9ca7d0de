/** The sections of the signup that URLs can name. */
const sections = ['lab-visit', 'profile', 'questions', 'protocol-preference', 'checkout'] as const;

export type SignupSection = (typeof sections)[number];

/** The section that a URL names; undefined for an unknown name. */
export const signupSectionOf = (name: string): SignupSection | undefined =>
  sections.find((section) => section === name);
