import type { Organization } from '#schemas/wire/organization.ts';

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;');

/**
 * The portal's page with its organization in it: title, icon, and the organization as JSON, so that the portal knows its
 * brand before its first request.
 */
export function organizationHtml(html: string, organization: Organization): string {
  const {
    name,
    favicons: [favicon],
  } = organization.settings;
  const title = `<title>${escapeText(name)} Patient Portal</title>`;
  const json = JSON.stringify(organization).replaceAll('<', '\\u003c');
  const icon = `<link id="favicon" rel="icon" href="${escapeAttribute(favicon ?? 'data:,')}">`;
  const data = `<script type="application/json" id="organization">${json}</script>`;
  return html
    .replace(/<title>[^<]*<\/title>|<link[^>]+rel="icon"[^>]*>/g, '')
    .replace('</head>', () => `${title}${icon}${data}</head>`);
}
