import { escapeHtml } from '../kernel/http/escapeHtml.ts';
import type { KnownTenant } from '../modules/organizations/Tenants.ts';
import type { EntryRenderer } from './EntryRenderer.ts';

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

/**
 * What a page says of itself in its head, for browsers, search engines and previews of links.
 *
 * @param path undefined where the address holds a token, which the page does not repeat
 */
export function pageHead(
  { slug, settings }: KnownTenant,
  { title, description, image }: ReturnType<EntryRenderer['describeEntry']>,
  origin: string,
  path: string | undefined,
): string {
  const preview = image?.replace(/\.svg$/, '.png') ?? `/brand/${slug}/preview.png`;
  const addresses =
    path === undefined
      ? []
      : [`<link rel="canonical" href="${escapeHtml(origin + path)}">`, meta('property', 'og:url', origin + path)];
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...addresses,
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', settings.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', origin + preview),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
}
