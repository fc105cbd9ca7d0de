import { expect, it } from 'vitest';
import type { Order } from '#schemas/wire/order.ts';
import type { Organization } from '#schemas/wire/organization.ts';
import type { Session } from '#schemas/wire/session.ts';
import { productIdOf, productTemplateIdOf } from '#services/backend/modules/catalogue/catalogueIds.ts';
import { backendFixture, type BackendFixture } from '#tests/support/backend/backendFixture.ts';
import { address, tokenOf } from '#tests/support/backend/checkoutFixture.ts';
import { keptDatabase } from '#tests/support/database/keptDatabase.ts';
import { brandsCopy } from '#tests/support/brands/brandsCopy.ts';
import { smallBrand } from '#tests/support/brands/smallBrand.ts';

const HOST = 'third.localhost';

const organizationAt = async ({ call }: BackendFixture) =>
  (await call<Organization>({ method: 'GET', url: `/v2/organizations/search?domain=${HOST}`, headers: { host: HOST } }))
    .body;

/** Somebody who signs up at the host of the brand and buys a lab panel there. */
async function buyer({ call }: BackendFixture, organization: string) {
  const account = {
    first_name: 'Ada',
    last_name: 'Test',
    email: 'ada@example.com',
    password: 'Portal123',
    terms: true,
  };
  const signup = { method: 'POST', url: '/v2/users', payload: account, headers: { host: HOST } } as const;
  const { body: session } = await call<Session>(signup);
  const headers = { host: HOST, authorization: `Bearer ${session.token}` };
  const own = `/users/${organization}/${session.user._id}`;
  const send = <Body = unknown>(method: 'POST' | 'PUT', url: string, payload: object) =>
    call<Body>({ method, url, payload, headers });
  const profile = { sex: 'female', birthday: '02-03-1980', height: 66, weight: 140, state: 'CA' };
  expect((await send('PUT', own, { ...profile, shipping_info: address })).status).toBe(200);
  expect((await send('POST', `${own}/billing/profile/create`, { token: tokenOf() })).status).toBe(200);
  return {
    orders: async () => {
      const plan = { months: 0, frequency: null, type: 'one-time' } as const;
      const { body } = await send<Order>('POST', '/v2/orders/patient', {
        product_template: productTemplateIdOf(organization, 'longevity-panel'),
        product: productIdOf(organization, 'longevity-panel', plan),
      });
      return send<Order>('POST', `/v2/orders/${body._id}/submit`, {});
    },
  };
}

it('a brand that sells is added by one file and a restart, and whoever was signed in at another stays so', async () => {
  const { open, close } = await keptDatabase('none');
  const brands = brandsCopy();
  const options = { settings: { brands: brands.directory }, open };
  const first = await backendFixture(options);
  const { token, org, id } = await first.patient();
  brands.add('third-brand', smallBrand);
  expect((await organizationAt(first)).settings.name).toBe('Healthspan');
  await first.close();

  const second = await backendFixture(options);
  const third = await organizationAt(second);
  expect(third.settings.name).toBe('Third & Co');
  const { orders } = await buyer(second, third._id);
  expect(await orders()).toMatchObject({ status: 200, body: { status: 'processing' } });
  const headers = { authorization: `Bearer ${token}` };
  expect((await second.call({ method: 'GET', url: `/users/${org}/user/${id}/patient`, headers })).status).toBe(200);
  await second.close();
  brands.remove();
  await close();
});
