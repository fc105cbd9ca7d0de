import type { Organization } from '#schemas/wire/organization.ts';
import type { Integrations } from './integrationsOf.ts';
import { shopOf } from './shop/shopOf.ts';
import type { PictureName, Tenant } from './Tenant.ts';

/** The organization of a tenant as its host shows it. */
export function organizationOf(tenant: Tenant, id: string, integrations: Integrations): Organization {
  const { slug, settings, pictures } = tenant;
  const pathOf = (name: PictureName) => `/brand/${slug}/${name}.${pictures[name].extension}`;
  return {
    _id: id,
    settings: {
      ...settings,
      logo: pathOf('logo'),
      logo_light_background: pathOf('logo'),
      logo_dark_background: pathOf('logoOnDark'),
      favicons: [pathOf('favicon')],
      login: { ...settings.login, image_v3: pathOf('login') },
      signup: { ...settings.signup, image: pathOf('signup') },
      product_signup: {
        medication: pathOf('medication'),
        supplement: pathOf('supplement'),
        lab: pathOf('lab'),
        coaching_membership: pathOf('coaching'),
      },
      phone: settings.phone ?? null,
      community_link: settings.community_link ?? null,
      care_team_link: settings.care_team_link ?? null,
      intro_video: settings.intro_video ?? null,
      shop: shopOf(tenant, id),
      default: tenant.default ?? false,
      ...integrations,
    },
  };
}
