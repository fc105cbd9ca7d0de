import { afterAll, describe, expect, it } from 'vitest';
import type { Physician } from '#schemas/wire/appointment.ts';
import type { TenantScheduling } from '#services/backend/modules/organizations/Tenant.ts';
import { integrationsOf } from '#services/backend/modules/organizations/integrationsOf.ts';
import { Tenants } from '#services/backend/modules/organizations/Tenants.ts';
import { healthspan } from '#services/backend/brands/organizations/healthspan.ts';
import { tenants } from '#services/backend/brands/tenants.ts';
import { states } from '#services/backend/modules/states/states.ts';
import { backendFixture, fullProfile } from '#tests/support/backendFixture.ts';

const { scheduling } = healthspan;
if (!scheduling) throw new Error('the tenant has no calendars');
const [first] = scheduling.physicians;
if (!first) throw new Error('the tenant has no physicians');

/** Someone who is introduced, and with whom nobody books. */
const dietitian = { ...first, slug: 'noor-haddad', first_name: 'Noor', isProvider: false, calendar: null };

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

  it('of the demo say that they are', () => {
    for (const one of tenants.flatMap((tenant) => tenant.scheduling?.physicians ?? [])) {
      expect(one.bio).toMatch(/^Demo profile\./);
      expect(one.npi_num).toBeNull();
    }
  });
});

describe('a tenant file', () => {
  const calendars = scheduling.calendars;
  const link = (changed: string): TenantScheduling => ({
    ...scheduling,
    calendars: { ...calendars, onboarding: { ...calendars.onboarding, link: changed } },
  });
  const physician = (changes: object): TenantScheduling => ({
    ...scheduling,
    physicians: [{ ...first, ...changes }],
  });
  it.each([
    ['a script for a link', link('javascript:alert(1)'), 'onboarding'],
    ['a path alone for a link', link('/healthspan/onboarding'), 'onboarding'],
    ['a link without a path', link('https://cal.example'), 'onboarding'],
    ['a link with a query', link('https://cal.example/a/%2e%2e'), 'onboarding'],
    ['one link twice', link(calendars.verification.link), 'one event link'],
    ['a state that there is none', physician({ states: ['CA', 'XX'] }), 'XX'],
    ['one slug twice', { ...scheduling, physicians: [first, { ...first, calendar: null }] }, 'one slug'],
    ['an appointment of no length', physician({ calendar: { ...first.calendar, minutes: 0 } }), '5 to 240'],
  ])('is refused with %s', (_, changed, text) => {
    const tenant = { ...healthspan, scheduling: changed };
    const open = () => new Tenants([tenant], integrationsOf({ mapsKey: undefined, stripe: undefined }));
    expect(open).toThrow(RangeError);
    expect(open).toThrow(text);
  });
});
