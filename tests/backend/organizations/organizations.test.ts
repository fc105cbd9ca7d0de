import { afterAll, describe, expect, it } from 'vitest';
import type { Organization } from '#schemas/wire/organization.ts';
import { organizationHtml } from '#services/backend/pages/organizationHtml.ts';
import { integrationsOf } from '#services/backend/modules/organizations/integrationsOf.ts';
import { Tenants } from '#services/backend/modules/organizations/Tenants.ts';
import { settings } from '#services/backend/kernel/settings/settings.ts';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';
import { builtPortal } from '#tests/support/backend/builtPortal.ts';
import { healthspan } from '#tests/support/brands/seededBrands.ts';

const { directory, remove } = builtPortal({
  'assets/main-1a2b3c.js': 'export {};'.repeat(50),
  'assets/main-1a2b3c.js.br': 'compressed',
});
const backend = await backendFixture({ settings: { app: directory } });
afterAll(async () => {
  await backend.close();
  remove();
});

const page = (url: string, host = 'localhost', headers: { readonly [name: string]: string } = {}) =>
  backend.call<string>({ method: 'GET', url, headers: { host, accept: 'text/html', ...headers } });

const dataOf = (html: string): Organization => {
  const match = /<script type="application\/json" id="organization">(.*?)<\/script>/.exec(html);
  return JSON.parse(match?.[1] ?? 'null');
};

describe('the host', () => {
  it.each([
    ['localhost:4000', 'Healthspan'],
    ['127.0.0.1', 'Healthspan'],
    ['[::1]:4000', 'Healthspan'],
    ['unknown.example', 'Healthspan'],
    ['evergreen.localhost:4000', 'Evergreen'],
    ['EVERGREEN.localhost', 'Evergreen'],
    ['juniper.localhost:4000', 'Juniper'],
  ])('%s shows %s', async (host, name) => {
    const { body } = await page('/login?expired=true', host);
    expect(body).toContain(`<title>${name} Patient Portal</title>`);
    expect(dataOf(body).settings.name).toBe(name);
  });

  it.each([
    ['localhost', null],
    ['evergreen.localhost', null],
    ['juniper.localhost', { name: "Dr. Brandt's care team", url: 'https://juniper.example/care-team' }],
  ])('%s names the care team of its practice, or none', async (host, link) => {
    expect(dataOf((await page('/', host)).body).settings.care_team_link).toEqual(link);
  });

  it('gives each organization its own colors, logo and texts', async () => {
    const [one, two] = [dataOf((await page('/')).body), dataOf((await page('/', 'evergreen.localhost')).body)];
    expect(one._id).not.toBe(two._id);
    expect(one.settings.brand.primary_color).not.toBe(two.settings.brand.primary_color);
    expect(one.settings.login).not.toEqual(two.settings.login);
    const logo = await backend.call<string>({
      method: 'GET',
      url: two.settings.logo,
      headers: { host: 'evergreen.localhost' },
    });
    expect(logo.headers['content-type']).toContain('image/svg+xml');
    expect(logo.body).toContain('Evergreen');
    expect((await backend.call({ method: 'GET', url: two.settings.logo })).status).toBe(404);
  });

  it('answers its organization by id and by domain, and no other by id', async () => {
    const { _id } = dataOf((await page('/')).body);
    const byId = await backend.call({ method: 'GET', url: `/organization/${_id}/settings/default` });
    const byDomain = await backend.call({ method: 'GET', url: '/v2/organizations/search?domain=LOCALHOST' });
    expect(byId.body).toEqual(byDomain.body);
    expect(
      (await backend.call({ method: 'GET', url: `/organization/${backend.evergreen.id}/settings/default` })).status,
    ).toBe(404);
  });
});

const found = async (domain: string) =>
  (await backend.call<Organization>({ method: 'GET', url: `/v2/organizations/search?domain=${domain}` })).body;

describe('the search by domain', () => {
  it('answers the organization that names the domain, on whichever host it is asked', async () => {
    expect((await found('Evergreen.LOCALHOST'))._id).toBe(backend.evergreen.id);
  });

  it('falls back to the default organization for a domain that nobody names', async () => {
    expect((await found('nowhere.example'))._id).toBe(backend.tenant.id);
  });
});

describe('the page', () => {
  it('is served at every address that a browser opens, and nowhere else', async () => {
    for (const url of ['/', '/login', '/dashboard/x/profile', '/labs']) expect((await page(url)).status).toBe(200);
    for (const url of ['/v2/gone', '/assets/gone.js', '/users/gone']) expect((await page(url)).status).toBe(404);
    expect(
      (await backend.call({ method: 'GET', url: '/dashboard', headers: { accept: 'application/json' } })).status,
    ).toBe(404);
  });

  it('cannot be broken out of by texts of an organization', () => {
    const nasty = '</script><script>alert(1)</script>"<b>';
    const [tenant] = new Tenants(
      [{ ...healthspan, settings: { ...healthspan.settings, name: nasty } }],
      integrationsOf(backend.portal.settings),
    ).all;
    if (!tenant) throw new Error('no tenant');
    const html = organizationHtml('<html><head><title>x</title></head><body></body></html>', tenant.organization);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/title>/g)).toHaveLength(1);
    expect(dataOf(html).settings.name).toBe(nasty);
  });

  it('asks browsers to check for a new one, which costs nothing where there is none', async () => {
    const first = await page('/');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await page('/', 'localhost', { 'if-none-match': String(first.headers['etag']) });
    expect(again.status).toBe(304);
    expect((await page('/', 'evergreen.localhost', { 'if-none-match': String(first.headers['etag']) })).status).toBe(
      200,
    );
  });

  it('is sent compressed to whoever reads that', async () => {
    expect((await page('/', 'localhost', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
  });

  it('comes with hashed files that are kept for ever, compressed beforehand', async () => {
    const url = '/assets/main-1a2b3c.js';
    const plain = await backend.call({ method: 'GET', url });
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const compressed = await backend.call({ method: 'GET', url, headers: { 'accept-encoding': 'br' } });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.body).toBe('compressed');
  });

  it('comes with no other file, whatever the address leads to', async () => {
    const urls = ['/assets/main-1a2b3c.js.br', '/assets/', '/assets/..%2findex.html', '/assets/%2e%2e%2findex.html'];
    for (const url of urls) expect((await backend.call({ method: 'GET', url })).status).toBe(404);
  });

  it.each(['/', '/v2/gone'])(
    'is locked down by its headers, also where an address of the API shows it: %s',
    async (url) => {
      const { headers } = await page(url);
      const policy = String(headers['content-security-policy']).split(';');
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'self'",
          "object-src 'none'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
          "img-src 'self' data:",
          "font-src 'self'",
          "connect-src 'self'",
        ]),
      );
      // The page behind the login may frame videos of messages.
      expect(policy.join().replace(' https://www.youtube-nocookie.com', '')).not.toMatch(/unsafe|\*|https?:/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(self)',
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
    },
  );
});

it('lets nothing of the API be stored on the way', async () => {
  const patient = await backend.patient();
  const states = await patient.send('GET', '/states');
  expect(states.headers['cache-control']).toBe('no-store');
  expect((await backend.call({ method: 'GET', url: '/states' })).headers['cache-control']).toBe('no-store');
});

it.each([
  ['data', '/states', 'application/json', 200],
  ['data to whoever takes anything', '/states', '*/*', 200],
  ['a problem', '/v2/gone', 'application/json', 404],
  ['an address that is none', '/%zz', 'application/json', 404],
])('%s loads nothing and is framed by nobody, and bears none of what pages may do', async (_, url, accept, status) => {
  const answer = await backend.call({ method: 'GET', url, headers: { accept } });
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(answer.headers).not.toHaveProperty('permissions-policy');
  expect(answer.headers).not.toHaveProperty('cross-origin-opener-policy');
});

describe('what an organization is told of its server', () => {
  it('is the sandbox and no maps key where nothing is set up, and which organization is the default', () => {
    const told = backend.tenant.organization.settings;
    expect([told.default, told.payments, told.maps_key, told.collector]).toEqual([
      true,
      { provider: 'sandbox', publishable_key: null },
      null,
      null,
    ]);
    expect(backend.evergreen.organization.settings.default).toBe(false);
  });

  it('is the publishable key of the payment provider and the maps key, and no secret', () => {
    const told = integrationsOf(
      settings({
        PORTAL_MAPS_KEY: 'maps-key',
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
      }),
    );
    expect(told).toEqual({
      payments: { provider: 'stripe', publishable_key: 'pk_test_1' },
      maps_key: 'maps-key',
      collector: null,
      realtime: { provider: 'embedded', key: 'portal', cluster: null },
    });
  });
});
