import { expect, it } from 'vitest';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';
import { healthspan, seededTenants } from '#tests/support/brands/seededBrands.ts';

const settings = {
  ...healthspan.settings,
  intro_video: { title: 'How a lab test works', url: 'https://player.example/v/1?quality=high' },
};
const backend = await backendFixture({
  tenants: seededTenants.map((tenant) => (tenant === healthspan ? { ...tenant, settings } : tenant)),
});

const framed = async (host: string) => {
  const { headers } = await backend.call({ method: 'GET', url: '/', headers: { host } });
  return String(headers['content-security-policy'])
    .split(';')
    .find((directive) => directive.startsWith('frame-src'));
};

it('the pages of a brand may frame the host of its video, and those of others may not', async () => {
  expect(await framed('localhost')).toBe("frame-src 'self' https://player.example");
  expect(await framed('evergreen.localhost')).toBe("frame-src 'self'");
  expect(await framed('localhost')).toBe("frame-src 'self' https://player.example");
});

it('the video is told to the portal with its title', async () => {
  const { body } = await backend.call<{ settings: { intro_video: object } }>({
    method: 'GET',
    url: `/organization/${backend.tenant.id}/settings/default`,
  });
  expect(body.settings.intro_video).toEqual(settings.intro_video);
});
