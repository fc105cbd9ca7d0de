import { afterAll, describe, expect, it } from 'vitest';
import { themeOf } from '#renderers/theme/themeOf.ts';
import type { Organization } from '#schemas/wire/organization.ts';
import type { Policy } from '#schemas/wire/policy.ts';
import type { Tenant } from '#services/backend/modules/organizations/Tenant.ts';
import { evergreen } from '#services/backend/brands/organizations/evergreen.ts';
import { healthspan } from '#services/backend/brands/organizations/healthspan.ts';
import { tenants } from '#services/backend/brands/tenants.ts';
import { backendFixture } from '#tests/support/backendFixture.ts';

const drawn = (what: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><title>${what}</title><path d="M0 0h10v10H0Z"/></svg>`;

/** A brand as one file would write it. */
const third: Tenant = {
  slug: 'third-brand',
  domains: ['third.localhost'],
  settings: {
    name: 'Third Brand',
    brand: { primary_color: '#1d3f8f', accent_color: '#e2574c', background_color: '#f4f6fb', radius: 20 },
    support_email: 'hello@third.example',
    login: { header_text: 'Hello again', description: 'Log in.' },
    signup: {
      header_text: 'Hello',
      description: 'Sign up.',
      features: [{ title: 'One', description: 'The only one.' }],
    },
    testimonials: [{ full_name: 'Ada, demo patient', testimonial: 'It is what it says.' }],
    dropdown_links: [{ name: 'Help', url: 'tel:+18005550199', new_tab: false }],
  },
  images: {
    logo: drawn('logo'),
    logoOnDark: drawn('logo on dark'),
    favicon: drawn('favicon'),
    login: drawn('login'),
    signup: drawn('signup'),
    medication: drawn('medication'),
    supplement: drawn('supplement'),
    lab: drawn('lab'),
    coaching: drawn('coaching'),
  },
  policies: {
    ...healthspan.policies,
    tos: {
      title: 'Rules of {organization.name}',
      updated: '2026-01-01',
      parts: [{ heading: 'One rule', paragraphs: ['Be kind.'] }],
    },
  },
};

const backend = await backendFixture({ tenants: [...tenants, third] });
afterAll(() => backend.close());

const get = <Body>(url: string, host: string) => backend.call<Body>({ method: 'GET', url, headers: { host } });
const settingsAt = async (host: string) =>
  (await get<Organization>(`/v2/organizations/search?domain=${host}`, host)).body.settings;

/** Every image that the settings of an organization name. */
const imagesOf = ({
  logo_light_background,
  logo_dark_background,
  favicons,
  login,
  signup,
  product_signup,
  logo,
}: Organization['settings']) => [
  logo,
  logo_light_background,
  logo_dark_background,
  ...favicons,
  login.image_v3,
  signup.image,
  ...Object.values(product_signup),
];

describe('a third brand', () => {
  it('needs nothing but its own file: its host shows its name, texts and links', async () => {
    expect(await settingsAt('third.localhost')).toMatchObject({
      name: 'Third Brand',
      support_email: 'hello@third.example',
      login: { header_text: 'Hello again', description: 'Log in.' },
      signup: { header_text: 'Hello', description: 'Sign up.', features: [{ title: 'One' }] },
      testimonials: third.settings.testimonials,
      dropdown_links: third.settings.dropdown_links,
      default: false,
    });
  });

  it('has its own logo, on light and on dark, and pictures', async () => {
    const settings = await settingsAt('third.localhost');
    const read = async (url: string | undefined) => (await get<string>(url ?? '', 'third.localhost')).body;
    expect(await read(settings.logo)).toBe(drawn('logo'));
    expect(await read(settings.logo_light_background)).toBe(drawn('logo'));
    expect(await read(settings.logo_dark_background)).toBe(drawn('logo on dark'));
    expect(await read(settings.favicons[0])).toBe(drawn('favicon'));
    expect(await read(settings.login.image_v3)).toBe(drawn('login'));
    expect(await read(settings.signup.image)).toBe(drawn('signup'));
    expect(await read(settings.product_signup.medication)).toBe(drawn('medication'));
    expect(await read(settings.product_signup.supplement)).toBe(drawn('supplement'));
    expect(await read(settings.product_signup.lab)).toBe(drawn('lab'));
    expect(await read(settings.product_signup.coaching_membership)).toBe(drawn('coaching'));
    expect((await get(settings.logo, 'localhost')).status).toBe(404);
  });

  it('has its own colours in every theme colour that is the brand’s', async () => {
    const themes = await Promise.all(
      ['third.localhost', 'localhost', 'evergreen.localhost'].map(async (host) =>
        themeOf((await settingsAt(host)).brand),
      ),
    );
    expect(themes[0]?.color.brand).toBe('#1d3f8f');
    expect(new Set(themes.map((theme) => theme.color.brand)).size).toBe(3);
    expect(new Set(themes.map((theme) => theme.color.page)).size).toBe(3);
  });

  it('has its own rules, and the drafts for the others, in its name', async () => {
    const org = backend.portal.tenants.atHost('third.localhost').id;
    const read = async (section: string) =>
      (await get<Policy>(`/organization/${org}/policy/${section}`, 'third.localhost')).body;
    expect(await read('tos')).toMatchObject({ title: 'Rules of Third Brand', parts: [{ heading: 'One rule' }] });
    expect(JSON.stringify(await read('privacy'))).toContain('hello@third.example');
  });
});

/** The tags of a text that are not closed in the order in which they were opened. */
function unclosed(svg: string): readonly string[] {
  const open: string[] = [];
  for (const [, closing, tag = '', alone] of svg.matchAll(/<(\/?)(\w+)(?:\s[^<>]*?)?(\/?)>/g))
    if (!closing && !alone) open.push(tag);
    else if (closing && open.pop() !== tag) return [tag];
  return open;
}

describe.each([
  ['localhost', healthspan],
  ['evergreen.localhost', evergreen],
])('the brand at %s', (host, { images }) => {
  it('shows images that are there, each of its own', async () => {
    const paths = imagesOf(await settingsAt(host));
    const read = await Promise.all(paths.map((path) => get<string>(path, host)));
    for (const { status, headers, body } of read) {
      expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
      expect(body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
    }
    // The logo itself is the one for light backgrounds.
    expect(new Set(read.map(({ body }) => body)).size).toBe(paths.length - 1);
  });

  it.each(Object.entries(images))('draws %s small, whole, and with nothing in it that runs or loads', (_, svg) => {
    expect(Buffer.byteLength(svg)).toBeLessThan(3000);
    expect(svg).not.toMatch(/undefined|NaN|\$\{/);
    expect(svg).not.toMatch(/<script|<foreignObject|<image|<use|<style|\son\w+=|href|url\((?!#)/i);
    expect(unclosed(svg)).toEqual([]);
  });

  it.each([
    ['login', 800, 1000],
    ['signup', 800, 1000],
    ['medication', 640, 480],
    ['supplement', 640, 480],
    ['lab', 640, 480],
    ['coaching', 640, 480],
  ] as const)('fills whatever place %s is given, drawn %i wide and %i high', (name, width, height) => {
    expect(images[name]).toMatch(
      new RegExp(`^<svg [^>]*viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">`),
    );
  });

  it('marks what patients say of it as a demo', async () => {
    const { testimonials } = await settingsAt(host);
    expect(testimonials.length).toBeGreaterThan(1);
    for (const { full_name } of testimonials) expect(full_name).toMatch(/, demo patient$/);
  });
});

const textsOf = ({ settings: { signup, testimonials } }: Tenant) => [
  signup.header_text,
  signup.description,
  ...signup.features.flatMap(({ title, description }) => [title, description]),
  ...testimonials.flatMap(({ full_name, testimonial }) => [full_name, testimonial]),
];

it('the two brands of the seed share no picture, no feature and no testimonial', () => {
  expect(Object.values(healthspan.images).filter((svg) => Object.values(evergreen.images).includes(svg))).toEqual([]);
  expect(textsOf(healthspan).filter((text) => textsOf(evergreen).includes(text))).toEqual([]);
});

it.each(['constructor', 'toString', 'banner', 'LOGO'])('there is no image %s', async (name) => {
  expect((await get(`/brand/healthspan/${name}.svg`, 'localhost')).status).toBe(404);
});
