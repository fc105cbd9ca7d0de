import fastify from 'fastify';
import { expect, it } from 'vitest';
import { callsOf } from '#services/backend/pages/callsOf.ts';

const app = fastify();
app.all('/v2/*', async ({ method, url, body, headers }) => ({ method, url, body, token: headers.authorization }));
app.route<{ Body: { readonly method: string; readonly path: string; readonly body?: string } }>({
  method: 'POST',
  url: '/page',
  handler: async (request) => {
    const { method, path, body } = request.body;
    const call = new Request(`http://localhost${path}`, { method, ...(body !== undefined && { body }) });
    const answer = await callsOf(request, 'token')(call);
    return answer.json();
  },
});

const asked = async (payload: { readonly method: string; readonly path: string; readonly body?: string }) =>
  app.inject({ method: 'POST', url: '/page', payload });

it('a page that is drawn reads as its patient', async () => {
  const { body } = await asked({ method: 'GET', path: '/v2/timeline?limit=5' });
  expect(JSON.parse(body)).toEqual({ method: 'GET', url: '/v2/timeline?limit=5', token: 'Bearer token' });
});

it('trends are read by a body, which no address tells of', async () => {
  const { body } = await asked({ method: 'POST', path: '/v2/labs/trends', body: '{"markers":["ldl-c"]}' });
  expect(JSON.parse(body)).toEqual({
    method: 'POST',
    url: '/v2/labs/trends',
    body: { markers: ['ldl-c'] },
    token: 'Bearer token',
  });
});

it.each([
  ['POST', '/v2/orders'],
  ['POST', '/v2/labs/trends/more'],
  ['PUT', '/v2/labs/trends'],
  ['DELETE', '/v2/labs/trends'],
])('a page that is drawn changes nothing: %s %s is refused', async (method, path) => {
  expect((await asked({ method, path })).statusCode).toBe(500);
});
