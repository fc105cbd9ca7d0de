import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { readBrands } from '#services/backend/brands/readBrands.ts';
import { SettingsError } from '#services/backend/kernel/settings/SettingsError.ts';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';
import { brandsCopy } from '#tests/support/brands/brandsCopy.ts';
import { healthspan, seededCatalogue } from '#tests/support/brands/seededBrands.ts';
import { smallBrand } from '#tests/support/brands/smallBrand.ts';

const brands = brandsCopy();
afterEach(() => brands.take('acme'));
afterAll(() => brands.remove());

/** What is said of the brand, each fault without the directory that it is in; nothing where it is taken. */
function faultsOf(file: object | string, pictures: { readonly [name: string]: string } = {}): readonly string[] {
  brands.add('acme', file, pictures);
  try {
    readBrands(brands.directory, seededCatalogue);
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message.replaceAll(join(brands.directory, '/'), '').split('\n');
  }
}

const { settings, sells } = smallBrand;
const [coupon] = sells.coupons;
const [campaign] = sells.campaigns;
const { scheduling } = healthspan;
if (!scheduling) throw new Error('the brand has no calendars');

const withSettings = (changes: object) => ({ ...smallBrand, settings: { ...settings, ...changes } });
const selling = (changes: object) => ({ ...smallBrand, sells: { ...sells, ...changes } });
const booking = (changes: object) => ({ ...smallBrand, scheduling: { ...scheduling, ...changes } });
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

/** What is wrong, the file, and all that is said of it: each begins with a place in the file. */
const inOneFile: readonly (readonly [string, object, string | readonly string[]])[] = [
  [
    'without what it must say',
    withSettings({ support_email: undefined }),
    '/settings/support_email is missing; it must be an email address',
  ],
  [
    'with a word that is not known',
    { ...smallBrand, colour: 'red' },
    '/colour is not known; known here are domains, default, origin, settings, feature_flags, pictures, policies, sells, shop, scheduling',
  ],
  [
    'with a color of another form',
    withSettings({ brand: { primary_color: 'red' } }),
    '/settings/brand/primary_color must be a color as #rrggbb',
  ],
  [
    'with corners that are too round',
    withSettings({ brand: { primary_color: '#123456', radius: 99 } }),
    '/settings/brand/radius must be 0 to 28 pixels',
  ],
  ['with an empty name', withSettings({ name: ' ' }), '/settings/name must be a text'],
  ['with a list where a text stands', withSettings({ name: [] }), '/settings/name must be a text'],
  [
    'with a link that runs script',
    withSettings({ dropdown_links: [{ name: 'Help', url: 'javascript:alert(1)', new_tab: true }] }),
    '/settings/dropdown_links/0/url must be http(s), mailto, tel or a path inside the portal, not "javascript:alert(1)"',
  ],
  [
    'with a port in a domain',
    { ...smallBrand, domains: ['acme.example:4000'] },
    '/domains/0 must be a host name in small letters, without port',
  ],
  [
    'an origin that is a page',
    { ...smallBrand, origin: 'https://acme.example/portal' },
    '/origin must be the protocol, host and port alone, such as https://portal.example',
  ],
  [
    'an origin elsewhere',
    { ...smallBrand, origin: 'https://other.example' },
    "/origin is 'https://other.example', whose host is not one of /domains; add it there",
  ],
  ['without a domain', { ...smallBrand, domains: [] }, '/domains must have at least one entry'],
  [
    'with a product twice',
    selling({ products: [...sells.products, 'acarbose'] }),
    '/sells/products/3 is the same as an entry before it; leave it out',
  ],
  [
    'with a membership that the catalogue does not have',
    selling({ memberships: ['metabolic-care', 'gold'] }),
    "/sells/memberships/1 is 'gold', which is not in the catalogue; there are longevity-advanced, longevity-core, metabolic-care",
  ],
  [
    'without the membership of a product',
    selling({ memberships: [] }),
    "/sells/memberships must have 'metabolic-care', which comes with 'vitamin-b12'",
  ],
  [
    'with a campaign for what it does not sell',
    selling({ campaigns: [{ ...campaign, product: 'electrolytes' }] }),
    "/sells/campaigns/0/product is 'electrolytes', which the brand does not sell; add it to /sells/products or take it out",
  ],
  [
    'with a campaign whose picture there is not',
    selling({ campaigns: [{ ...campaign, image: 'gone' }] }),
    `/sells/campaigns/0/image is 'gone', which is no illustration; there are ${[...seededCatalogue.images.keys()].join(', ')}`,
  ],
  [
    'with a campaign in a color by name',
    selling({ campaigns: [{ ...campaign, color: 'red' }] }),
    '/sells/campaigns/0/color must be a color as #rrggbb',
  ],
  [
    'with two campaigns of one slug',
    selling({ campaigns: [campaign, campaign] }),
    "/sells/campaigns/1/slug is 'numbers-first', as in a campaign before it",
  ],
  [
    'with a coupon for what it does not sell',
    selling({ coupons: [{ ...coupon, products: ['electrolytes'] }] }),
    "/sells/coupons/0/products/0 is 'electrolytes', which the brand does not sell; add it to /sells/products or take it out",
  ],
  [
    'with a code in small letters',
    selling({ coupons: [{ ...coupon, code: 'hello' }] }),
    '/sells/coupons/0/code must be at most 20 capital letters and digits',
  ],
  [
    'with two coupons of one code',
    selling({ coupons: [coupon, coupon] }),
    "/sells/coupons/1/code is 'WELCOME15', as in a coupon before it",
  ],
  [
    'with a coupon of more than everything',
    selling({ coupons: [{ ...coupon, percent: 101 }] }),
    '/sells/coupons/0/percent must be a whole number from 1 to 100',
  ],
  [
    'with a moment of another form',
    selling({ coupons: [{ ...coupon, expiresAt: '2026-12-31' }] }),
    '/sells/coupons/0/expiresAt must be a moment as 2026-12-31T00:00:00Z',
  ],
  [
    'with a day that no calendar has',
    selling({ coupons: [{ ...coupon, expiresAt: '2026-02-30T00:00:00Z' }] }),
    '/sells/coupons/0/expiresAt is 2026-02-30T00:00:00Z, which is no day of a calendar',
  ],
  [
    'with a physician of a state that there is none',
    booking({
      physicians: scheduling.physicians
        .slice(0, 1)
        .map(({ portrait: _portrait, ...one }) => ({ ...one, states: ['CA', 'XX'] })),
    }),
    "/scheduling/physicians/0/states/1 is 'XX', which is no state of the USA",
  ],
  [
    'with a picture of a physician that is not there',
    booking({ physicians: scheduling.physicians.slice(0, 1).map((one) => ({ ...one, portrait: 'nobody.svg' })) }),
    "/scheduling/physicians/0/portrait 'nobody.svg' is not beside it; there are no pictures",
  ],
  [
    'with a link to its care team that runs something',
    withSettings({ care_team_link: { name: 'Our team', url: 'javascript:alert(1)' } }),
    '/settings/care_team_link/url must be http(s), mailto, tel or a path inside the portal, not "javascript:alert(1)"',
  ],
  [
    'with an appointment of no length',
    booking({ calendars: { ...scheduling.calendars, onboarding: { ...scheduling.calendars.onboarding, minutes: 0 } } }),
    '/scheduling/calendars/onboarding/minutes must be 5 to 240 minutes',
  ],
  [
    'with a picture by a path',
    { ...smallBrand, pictures: { logo: '../logo.svg' } },
    '/pictures/logo must be the name of a file beside brand.json that ends in .svg, .png, .webp or .jpg',
  ],
  [
    'with a picture that there is no place for',
    { ...smallBrand, pictures: { banner: 'logo.svg' } },
    '/pictures/banner is not known; known here are logo, logoOnDark, favicon, login, signup, medication, supplement, lab, coaching',
  ],
  [
    'with several faults, all of them at once',
    { ...withSettings({ name: '', brand: {} }), domains: [1] },
    [
      '/domains/0 must be a host name in small letters, without port',
      '/settings/name must be a text',
      '/settings/brand/primary_color is missing; it must be a color as #rrggbb',
    ],
  ],
];

const open = () => Promise.reject(new Error('the database was opened'));

it('a brand that says what it must is taken', () => {
  expect(faultsOf(smallBrand)).toEqual([]);
});

describe('a brand is refused at start', () => {
  it.each(inOneFile)('%s', (_, file, said) => {
    expect(faultsOf(file)).toEqual([said].flat().map((one) => `acme/brand.json: ${one}`));
  });

  it('with a product that the catalogue does not have', () => {
    const [fault] = faultsOf(selling({ products: [...sells.products, 'elixir'] }));
    expect(fault).toMatch(
      /^acme\/brand.json: \/sells\/products\/3 is 'elixir', .* the catalogue; there are acarbose, /,
    );
  });

  it('with the domain of another', () => {
    expect(faultsOf({ ...smallBrand, domains: ['acme.example', 'localhost'] })).toEqual([
      "healthspan/brand.json: /domains/0 is 'localhost', which acme has already",
    ]);
  });

  it('as a second default', () => {
    expect(faultsOf({ ...smallBrand, default: true })).toEqual([
      'healthspan/brand.json: /default is true, as in acme; exactly one brand is the default',
    ]);
  });

  it.each([
    ['a picture that is not there', {}, 'is not beside it; there are no pictures'],
    ['a picture of another name', { 'ours.svg': svg('') }, 'is not beside it; there are ours.svg'],
    ['a script', { 'logo.svg': svg('<script>alert(1)</script>') }, 'carries a <script>; take it out'],
    ['a script by its prefix', { 'logo.svg': svg('<s:script>alert(1)</s:script>') }, 'carries a <script>; take it out'],
    [
      'a script attribute',
      { 'logo.svg': svg('<path\nonload = "x"/>') },
      'carries the script attribute onload; take it out',
    ],
    [
      'a link to script',
      { 'logo.svg': svg('<a href="java&#x73;cript&#58;x"/>') },
      'carries a javascript: link; take it out',
    ],
    [
      'a document type',
      { 'logo.svg': `<!DOCTYPE svg>${svg('')}` },
      'declares a document type; take <!DOCTYPE …> out of it',
    ],
    ['a page for a picture', { 'logo.svg': '<html></html>' }, 'is no SVG; it must begin with <svg …>'],
  ])('with %s', (_, pictures, said) => {
    const file = { ...smallBrand, pictures: { logo: 'logo.svg' } };
    expect(faultsOf(file, { ...pictures })).toEqual([`acme/brand.json: /pictures/logo 'logo.svg' ${said}`]);
  });

  it.each(['png', 'webp', 'jpg'])('with something else in a file that ends in .%s', (ending) => {
    const [fault] = faultsOf({ ...smallBrand, pictures: { logo: `logo.${ending}` } }, { [`logo.${ending}`]: svg('') });
    expect(fault).toMatch(/^acme\/brand\.json: \/pictures\/logo 'logo\.\w+' is no image\/\w+; save it in the form/);
  });

  it.each([
    ['a comma too many', '{\n  "domains": ["acme.example",]\n}', '2:30', "a value was expected, not ']'"],
    ['a comma at the end', '{\n  "default": true,\n}', '3:1', "a name in double quotes was expected, not '}'"],
    ['no comma', '{ "default": true "domains": [] }', '1:19', `',' or '}' was expected, not '"'`],
    ['no colon', '{ "default" true }', '1:13', `':' was expected, not 't'`],
    ['a comment', '{\n  // ours\n}', '2:3', "a name in double quotes or '}' was expected, not '/'"],
    ['a name without quotes', '{ default: true }', '1:3', "a name in double quotes or '}' was expected, not 'd'"],
    ['a word', '{ "default": yes }', '1:14', "a value was expected, not 'y'"],
    ['no end', '{ "domains": [', '1:15', "a value or ']' was expected, not the end of the file"],
    ['nothing', '', '1:1', 'a value was expected, not the end of the file'],
    ['more after its end', '{}\n}', '2:1', "nothing more was expected, not '}'"],
  ])('with %s in it', (_, text, place, said) => {
    expect(faultsOf(text)).toEqual([`acme/brand.json:${place}: is no JSON here: ${said}`]);
  });

  it('and the server with it, before its database is opened', async () => {
    brands.add('acme', withSettings({ name: 7 }));
    await expect(backendFixture({ settings: { brands: brands.directory }, open })).rejects.toThrow(
      new SettingsError(`${join(brands.directory, 'acme/brand.json')}: /settings/name must be a text`),
    );
  });
});

describe('a directory of brands is refused', () => {
  afterEach(() => brands.add('acme', smallBrand));

  it.each([
    ['where it is not there', '/gone', '/gone is no folder; PORTAL_BRANDS must name the folder of the brands.'],
    [
      'where nothing is in it',
      `${brands.directory}/healthspan`,
      `${brands.directory}/healthspan holds no brand; add a folder with a brand.json to it.`,
    ],
  ])('%s', (_, directory, said) => {
    expect(() => readBrands(directory, seededCatalogue)).toThrow(new SettingsError(said));
  });

  it('where no brand is the default', () => {
    const others = brandsCopy();
    others.take('healthspan');
    expect(() => readBrands(others.directory, seededCatalogue)).toThrow(
      `${join(others.directory, 'evergreen/brand.json')}: /default must be true in exactly one brand, and is in none`,
    );
    others.remove();
  });

  it('where a folder has no brand.json, or a name of another form', () => {
    const others = brandsCopy();
    others.add('Two words', smallBrand);
    others.add('acme', smallBrand);
    others.takeFile('acme');
    expect(() => readBrands(others.directory, seededCatalogue)).toThrow(
      [
        `${join(others.directory, 'Two words')}: must be named with small letters, digits and single hyphens`,
        `${join(others.directory, 'acme/brand.json')}: is missing; every folder beside the brands must have one`,
      ].join('\n'),
    );
    others.remove();
  });
});
