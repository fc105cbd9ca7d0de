/** The paths of the signup's screens, as the router writes patterns. */
export const signupPaths = { section: 'signup/$section', product: 'signup/$section/$productTemplateId' } as const;
