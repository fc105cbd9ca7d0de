import { afterAll, describe, expect, it } from 'vitest';
import type { Physician } from '#schemas/wire/appointment.ts';
import type { TenantScheduling } from '#services/backend/modules/organizations/Tenant.ts';
import { checkScheduling } from '#services/backend/modules/organizations/checkScheduling.ts';
import { states } from '#services/backend/modules/states/states.ts';
import { backendFixture, fullProfile } from '#tests/support/backend/backendFixture.ts';
import { healthspan, seededTenants as tenants } from '#tests/support/brands/seededBrands.ts';

const { scheduling } = healthspan;
if (!scheduling) throw new Error('the tenant has no calendars');
const [first] = scheduling.physicians;
if (!first) throw new Error('the tenant has no physicians');

/** Someone who is introduced, and with whom nobody books. */
const { calendar, ...introduced } = first;
if (!calendar) throw new Error('the physician has no calendar');
const dietitian = { ...introduced, slug: 'noor-haddad', first_name: 'Noor', isProvider: false };

const enlarged = { ...healthspan, scheduling: { ...scheduling, physicians: [...scheduling.physicians, dietitian] } };
const backend = await backendFixture({ tenants: tenants.map((tenant) => (tenant === healthspan ? enlarged : tenant)) });
afterAll(() => backend.close());

async function physicians(query: string, organization = backend.tenant) {
  const { send } = await backend.patient(fullProfile, organization);
  return send<Physician[]>('GET', `/physicians?${query}`);
}

describe('the physicians', () => {
  it('of a state treat there', async () => {
    const { status, body } = await physicians('state_id=CA&is_provider=true');
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(1);
    for (const one of body) expect(one.states).toContain('CA');
  });

  it.each([
    ['true', 4],
    ['false', 1],
  ])('with whom one books are told from those who are only introduced: %s', async (isProvider, count) => {
    const { body } = await physicians(`is_provider=${isProvider}`);
    expect(body).toHaveLength(count);
    expect(body.every(({ calendly }) => (calendly.scheduling_url !== null) === (isProvider === 'true'))).toBe(true);
  });

  it('are others in another organization', async () => {
    const here = (await physicians('')).body.map(({ _id }) => _id);
    const there = (await physicians('', backend.evergreen)).body.map(({ _id }) => _id);
    expect(there).toHaveLength(4);
    expect(new Set([...here, ...there]).size).toBe(here.length + 4);
  });

  it.each(['state_id=California', 'state_id=ca', 'is_provider=yes', 'state_id=CA&state_id=NY'])(
    'are not asked for by %s',
    async (query) => {
      expect((await physicians(query)).status).toBe(400);
    },
  );

  it.each([
    ['healthspan', ['WY']],
    ['evergreen', ['SD']],
  ])('of %s treat in every state but one', (slug, without) => {
    const all = tenants.find((tenant) => tenant.slug === slug)?.scheduling?.physicians ?? [];
    const treated = new Set(all.flatMap((one) => one.states));
    expect(states.map(({ abbreviation }) => abbreviation).filter((state) => !treated.has(state))).toEqual(without);
  });

  it.each([
    ['localhost', 4],
    ['evergreen.localhost', 4],
    ['juniper.localhost', 1],
  ])('at %s have pictures of their own, which other hosts do not serve', async (host, count) => {
    const { body } = await physicians('is_provider=true', backend.portal.tenants.atHost(host));
    const pictures = await Promise.all(
      body.map(async ({ profile_img: { url } }) => {
        const read = async (at: string) =>
          backend.call<string>({ method: 'GET', url: url ?? '', headers: { host: at } });
        expect((await read('unknown.example')).status).toBe(host === 'localhost' ? 200 : 404);
        return read(host);
      }),
    );
    expect(pictures).toHaveLength(count);
    for (const { status, headers, body: svg } of pictures) {
      expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
      expect(svg).not.toMatch(/\{\w+\}/);
    }
    expect(new Set(pictures.map(({ body: svg }) => svg)).size).toBe(count);
  });

  it('without a picture have no address of one', async () => {
    expect((await physicians('is_provider=false')).body.map(({ profile_img: { url } }) => url)).toEqual([null]);
  });

  it('of the demo say that they are', () => {
    for (const one of tenants.flatMap((tenant) => tenant.scheduling?.physicians ?? [])) {
      expect(one.bio).toMatch(/^Demo profile\./);
      expect(one.npi_num).toBeUndefined();
    }
  });
});

describe('the file of a brand', () => {
  const calendars = scheduling.calendars;
  const link = (changed: string): TenantScheduling => ({
    ...scheduling,
    calendars: { ...calendars, onboarding: { ...calendars.onboarding, link: changed } },
  });
  const onboarding = '/scheduling/calendars/onboarding/link must be an event link';
  it.each([
    ['a script for a link', link('javascript:alert(1)'), onboarding],
    ['a path alone for a link', link('/healthspan/onboarding'), onboarding],
    ['a link without a path', link('https://cal.example'), onboarding],
    ['a link with a query', link('https://cal.example/a/%2e%2e'), onboarding],
    ['one link twice', link(calendars.verification.link), '/scheduling/calendars/verification/link is'],
    [
      'a state that there is none',
      { ...scheduling, physicians: [{ ...first, states: ['CA', 'XX'] }] },
      "/scheduling/physicians/0/states/1 is 'XX', which is no state",
    ],
    [
      'one slug twice',
      { ...scheduling, physicians: [first, { ...introduced }] },
      `/scheduling/physicians/1/slug is '${first.slug}', as in a physician before them`,
    ],
  ])('is refused with %s', (_, changed, said) => {
    const faults: string[] = [];
    checkScheduling(changed, (place, what) => faults.push(`${place} ${what}`));
    expect(faults).toEqual([expect.stringContaining(said)]);
  });
});
