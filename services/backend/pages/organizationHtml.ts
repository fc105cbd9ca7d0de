import type { Organization } from '#schemas/wire/organization.ts';
import { escapeHtml } from '../kernel/http/escapeHtml.ts';
import { jsonScript } from './inlineParts.ts';

/**
 * The portal's page with its organization in it: title, icon, and the organization as JSON, so that the portal knows its
 * brand before its first request.
 *
 * @param head its title, and what else it says of itself
 */
export function organizationHtml(
  html: string,
  organization: Organization,
  head = `<title>${escapeHtml(organization.settings.name)} Patient Portal</title>`,
): string {
  const [favicon] = organization.settings.favicons;
  const icon = `<link id="favicon" rel="icon" href="${escapeHtml(favicon ?? 'data:,')}">`;
  return html
    .replace(/<title>[^<]*<\/title>|<link[^>]+rel="icon"[^>]*>/g, '')
    .replace('</head>', () => `${head}${icon}</head>`)
    .replace('</body>', () => `${jsonScript('organization', organization)}</body>`);
}
