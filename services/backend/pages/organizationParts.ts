import type { Organization } from '#schemas/wire/organization.ts';

// Each page bears its organization as JSON. What no screen of it shows would only make it longer.

/** An organization as pages need it that have no shop. */
export const withoutShop = ({ settings, ...rest }: Organization): Organization => ({
  ...rest,
  settings: { ...settings, shop: { banners: [], filters: [] } },
});

/** An organization as pages need it that have no shop and welcome nobody to the portal. */
export function withoutWelcome(organization: Organization): Organization {
  const { settings, ...rest } = withoutShop(organization);
  const { login, signup } = settings;
  return {
    ...rest,
    settings: {
      ...settings,
      login: { ...login, header_text: '', description: '' },
      signup: { ...signup, header_text: '', description: '', features: [] },
      testimonials: [],
    },
  };
}
