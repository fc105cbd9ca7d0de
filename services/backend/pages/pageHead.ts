import { escapeHtml } from '../kernel/http/escapeHtml.ts';
import type { KnownTenant } from '../modules/organizations/Tenants.ts';
import type { EntryRenderer } from './EntryRenderer.ts';

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

/** What a page says of itself in its head, for browsers, search engines and previews of links. */
export function pageHead(
  { slug, settings }: KnownTenant,
  { title, description, image }: ReturnType<EntryRenderer['describeEntry']>,
  { origin, pathname }: URL,
): string {
  const preview = image?.replace(/\.svg$/, '.png') ?? `/brand/${slug}/preview.png`;
  const address = origin + pathname;
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', settings.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', origin + preview),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
}
