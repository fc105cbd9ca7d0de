/** The path patterns of the signup's screens, in the router's syntax. */
export const signupPaths = { section: 'signup/$section', product: 'signup/$section/$productTemplateId' } as const;
