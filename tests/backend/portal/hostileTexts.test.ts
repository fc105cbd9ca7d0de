import { afterAll, describe, expect, it } from 'vitest';
import type { Campaign } from '#schemas/wire/campaign.ts';
import type { Organization } from '#schemas/wire/organization.ts';
import { campaignIdOf } from '#services/backend/modules/catalogue/catalogueIds.ts';
import { organizationHtml } from '#services/backend/pages/organizationHtml.ts';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';
import { evergreen, healthspan } from '#tests/support/brands/seededBrands.ts';
import { scriptPayloads } from '#tests/support/payloads/scriptPayloads.ts';

const slugOf = (at: number) => `hostile-${at}`;

const campaigns = scriptPayloads.map((text, at) => ({
  slug: slugOf(at),
  product: 'longevity-panel',
  image: 'kit',
  tag: text,
  color: '#123456',
  title: text,
  description: text,
}));
const tenants = [{ ...healthspan, sells: { ...healthspan.sells, campaigns } }, evergreen];
const backend = await backendFixture({ tenants });
afterAll(() => backend.close());

/** The page with a title and without an icon of its own, and the other way round. */
const pages = [
  [
    'a title',
    '<!doctype html><html><head><title>Portal</title><script type="module" src="/assets/a.js"></script></head><body></body></html>',
  ],
  ['an icon', '<!doctype html><html><head><link id="favicon" rel="icon" href="data:,"></head><body></body></html>'],
] as const;

const BLOCK = '<script type="application/json" id="organization">';

/** The organization with a text in one of its places. */
const places: {
  readonly [place: string]: (settings: Organization['settings'], text: string) => Partial<Organization['settings']>;
} = {
  name: (_, text) => ({ name: text }),
  'support email': (_, text) => ({ support_email: text }),
  'login texts': ({ login }, text) => ({ login: { ...login, header_text: text, description: text } }),
  'signup texts': ({ signup }, text) => ({ signup: { ...signup, header_text: text, description: text } }),
  feature: ({ signup }, text) => ({ signup: { ...signup, features: [{ title: text, description: text }] } }),
  testimonial: (_, text) => ({ testimonials: [{ full_name: text, testimonial: text }] }),
  'menu link': (_, text) => ({ dropdown_links: [{ name: text, url: '/', new_tab: false }] }),
  favicon: (_, text) => ({ favicons: [text] }),
};

/** The page taken apart: its JSON block, and the tags of everything else. */
function partsOf(html: string) {
  const from = html.indexOf(BLOCK);
  const to = html.indexOf('</script>', from);
  const json = html.slice(from + BLOCK.length, to);
  const rest = html.slice(0, from) + html.slice(to + '</script>'.length);
  return { blocks: html.split(BLOCK).length - 1, json, tags: rest.match(/<[^>]*>?/g) ?? [] };
}

/** A tag without what its attributes say. */
const shapeOf = (tag: string) => tag.replaceAll(/="[^"]*"/g, '=""');

it('there are at least a hundred payloads, each of its own', () => {
  expect(new Set(scriptPayloads).size).toBeGreaterThanOrEqual(100);
  expect(new Set(scriptPayloads).size).toBe(scriptPayloads.length);
});

describe.each(Object.entries(places))('a payload as the %s of an organization', (_, place) => {
  it.each(pages)('is text and nothing else in a page with %s', (_with, html) => {
    const { organization } = backend.tenant;
    const plain = partsOf(organizationHtml(html, organization));
    for (const payload of scriptPayloads) {
      const settings = { ...organization.settings, ...place(organization.settings, payload) };
      const { blocks, json, tags } = partsOf(organizationHtml(html, { ...organization, settings }));
      expect(blocks).toBe(1);
      expect(json).not.toContain('<');
      expect(JSON.parse(json)).toEqual({ ...organization, settings });
      // The payload has added no tag and no attribute to those of a page without it.
      expect(tags.map(shapeOf)).toEqual(plain.tags.map(shapeOf));
    }
  });
});

it('a payload in the text of a campaign arrives letter for letter, as JSON that no browser takes for a page', async () => {
  for (const [at, payload] of scriptPayloads.entries()) {
    const url = `/marketing/campaigns/${campaignIdOf(backend.tenant.id, slugOf(at))}/public`;
    const { status, headers, body } = await backend.call<Campaign>({ method: 'GET', url });
    expect([status, body.tag, body.title, body.description]).toEqual([200, payload, payload, payload]);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});
