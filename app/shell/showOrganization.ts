import { applyTheme } from '#renderers/theme/applyTheme.ts';
import { themeOf } from '#renderers/theme/themeOf.ts';
import type { Organization } from '#schemas/wire/organization.ts';

/** Applies an organization's design to the document: colors, title and icon. */
export function showOrganization({ settings }: Organization): void {
  applyTheme(document.documentElement, themeOf(settings.brand));
  document.title = `${settings.name} Patient Portal`;
  const [favicon] = settings.favicons;
  if (favicon !== undefined) document.getElementById('favicon')?.setAttribute('href', favicon);
}
