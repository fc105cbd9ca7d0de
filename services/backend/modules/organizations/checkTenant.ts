import type { Organization } from '#schemas/wire/organization.ts';
import { isInternalPath, isSafeLink } from '../../kernel/http/isSafeLink.ts';

/**
 * Checks the addresses in the settings of a tenant, which patients' browsers follow.
 *
 * @throws RangeError that names the tenant and the field
 */
export function checkTenant(slug: string, { settings }: Organization): void {
  const { logo, logo_light_background, logo_dark_background, favicons, login, signup, product_signup } = settings;
  const paths = {
    logo,
    logo_light_background,
    logo_dark_background,
    ...Object.fromEntries(favicons.map((favicon, at) => [`favicons[${at}]`, favicon])),
    'login.image_v3': login.image_v3,
    'signup.image': signup.image,
    ...Object.fromEntries(Object.entries(product_signup).map(([name, path]) => [`product_signup.${name}`, path])),
  };
  for (const [field, path] of Object.entries(paths))
    if (!isInternalPath(path)) throw new RangeError(`tenant '${slug}': ${field} is no path inside the portal: ${path}`);
  for (const [at, { url }] of settings.dropdown_links.entries())
    if (!isSafeLink(url))
      throw new RangeError(
        `tenant '${slug}': dropdown_links[${at}].url must be http(s), mailto, tel or a path inside the portal: ${url}`,
      );
}
