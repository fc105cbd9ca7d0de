import { describe, expect, it } from 'vitest';
import { entryAddressOf } from '#app/entry/address/EntryAddress.ts';
import type { LandingSource } from '#app/entry/landing/Landing.ts';
import { describeEntry } from '#app/entry/describeEntry.ts';
import { renderEntry } from '#app/entry/renderEntry.tsx';
import type { Organization } from '#schemas/wire/organization.ts';
import { organizationHtml } from '#services/backend/pages/organizationHtml.ts';
import { exampleOffers } from '#stories/exampleOffers.ts';
import { exampleOrganization } from '#stories/exampleOrganization.ts';
import { isFull } from '#tests/support/full.ts';
import { scriptPayloads } from '#tests/support/payloads/scriptPayloads.ts';

const ID = '0123456789abcdef01234567';
const PAGES = [
  '/login?expired=true',
  '/get-started',
  `/product/login/${ID}`,
  `/campaign/signup/${ID}`,
  '/request-password-reset',
  '/shared-report',
  `/request-password-reset/${ID}/${ID}/token`,
  `/verify-email/${ID}/token`,
  `/end-session/${ID}/token`,
  `/reopen-account/${ID}/token`,
  `/lost-step/${ID}/token`,
  `/keep-two-step/${ID}/token`,
] as const;
const LANDING = /^\/(product|campaign)\//;

/** The organization with a text in every place that has one. */
const organizationWith = (text: string): Organization => ({
  ...exampleOrganization,
  settings: {
    ...exampleOrganization.settings,
    name: text,
    logo: text,
    favicons: [text],
    support_email: text,
    login: { header_text: text, description: text, image_v3: text },
    signup: { header_text: text, description: text, image: text, features: [{ title: text, description: text }] },
    product_signup: { medication: text, supplement: text, lab: text, coaching_membership: text },
    testimonials: [{ full_name: text, testimonial: text }],
    dropdown_links: [{ name: text, url: text, new_tab: true }],
  },
});

/** A product, and a campaign for it, with a text in every place that has one. */
const sourceWith = (text: string): LandingSource => ({
  product: {
    ...exampleOffers.rapamycin.template,
    name: text,
    description: text,
    product_images: [text],
    intake_template: ID,
    testimonials: [{ full_name: text, testimonial: text, profile_image: text }],
  },
  campaign: {
    _id: ID,
    image: text,
    tag: text,
    color: text,
    title: text,
    description: text,
    productTemplate: ID,
  },
});

/** The first screen at an address, whose every text is this one. */
function drawn(path: (typeof PAGES)[number], text: string, signedIn = false): string {
  const query = `email=${encodeURIComponent(text)}&redirectPath=${encodeURIComponent(`/${text}`)}`;
  const found = entryAddressOf(new URL(`https://portal.test${path}${path.includes('?') ? '&' : '?'}${query}`));
  if (!found || !('address' in found)) throw new Error(`${path} is an entry page`);
  const landing = 'landing' in found.address && found.address.landing ? sourceWith(text) : undefined;
  return renderEntry(found.address, organizationWith(text), landing, signedIn);
}

/** The tags of a page without what their attributes say: whatever a text adds to them is more than text. */
const shapeOf = (html: string) => (html.match(/<[^>]*>?/g) ?? []).map((tag) => tag.replaceAll(/="[^"]*"/g, '=""'));

/** The texts that a page is given: outside a full run an equal part for each, so that every text is given to some page. */
const payloadsOf = (path: (typeof PAGES)[number]): readonly string[] =>
  scriptPayloads.filter((_, at) => isFull || at % PAGES.length === PAGES.indexOf(path));

describe.each(PAGES)('%s', (path) => {
  it.runIf(LANDING.test(path))('asks no patient who is signed in to log in', () => {
    expect(drawn(path, 'plain')).toContain('type="password"');
    const own = drawn(path, 'plain', true);
    expect(own).not.toContain('type="password"');
    expect(own).toContain('Start Visit');
    for (const payload of payloadsOf(path)) expect(shapeOf(drawn(path, payload, true))).toEqual(shapeOf(own));
  });

  it('takes no text for more than text', () => {
    const plain = shapeOf(drawn(path, 'plain'));
    expect(plain.length).toBeGreaterThan(10);
    for (const payload of payloadsOf(path)) {
      const html = drawn(path, payload);
      expect(shapeOf(html)).toEqual(plain);
      const page = organizationHtml('<head></head><body></body>', organizationWith(payload));
      expect(page.split('<script').length).toBe(2);
      // Where a browser follows an address by itself, none runs script.
      expect(html).not.toMatch(/(href|action|formaction)="\s*javascript:/i);
    }
  });

  it('shows the texts unchanged, letter for letter', () => {
    const text = '<b>"5 & 6\'</b>';
    const html = drawn(path, text);
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;b&gt;');
  });
});

const described = (path: string, source?: LandingSource) => {
  const found = entryAddressOf(new URL(path, 'https://portal.test'));
  if (!found || !('address' in found)) throw new Error(`${path} is an entry page`);
  return describeEntry(found.address, exampleOrganization, source);
};

describe('what previews say of a page', () => {
  const { name, login, signup } = exampleOrganization.settings;

  it('is that of its campaign, else of its product, else of the brand', () => {
    const { product, campaign } = sourceWith('text');
    const ofProduct: LandingSource = { product: { ...product, name: 'Rapamycin' } };
    expect(described(`/product/login/${ID}`, ofProduct)).toEqual({
      title: `Rapamycin | ${name}`,
      description: 'text',
      image: 'text',
    });
    if (!campaign) throw new Error('it has a campaign');
    const ofCampaign = { ...ofProduct, campaign: { ...campaign, title: 'First panel', description: 'Begin here' } };
    expect(described(`/campaign/login/${ID}`, ofCampaign)).toMatchObject({
      title: `First panel | ${name}`,
      description: 'Begin here',
    });
    const brand = { title: `${name} Patient Portal`, image: undefined };
    expect(described('/login')).toEqual({ ...brand, description: login.description });
    expect(described('/get-started')).toEqual({ ...brand, description: signup.description });
    expect(described('/request-password-reset')).toEqual({ ...brand, description: login.description });
    // Whoever sees the preview of a link to a report learns nothing of it.
    expect(described('/shared-report')).toEqual({
      title: `Shared report | ${name}`,
      description: 'Something was shared with you.',
      image: undefined,
    });
  });
});
