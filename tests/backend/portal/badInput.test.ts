import { Ajv } from 'ajv';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import { conversationIdOf } from '#services/backend/modules/messages/conversationIdOf.ts';
import { advance, backendFixture, fullProfile } from '#tests/support/backend/backendFixture.ts';
import { near, type WireSchema } from '#tests/support/backend/backendFuzz.ts';
import { catalogueOf } from '#tests/support/backend/catalogueOf.ts';
import { address, tokenOf } from '#tests/support/backend/checkoutFixture.ts';
import { isFull, times } from '#tests/support/full.ts';
import { calendarOf } from '#tests/support/backend/schedulingFixture.ts';

/** Cases for each route. Seeded, so that a failure comes again. */
const RUNS = times(16, 300);
const SEED = 20_260_615;

const backend = await backendFixture();
afterAll(() => backend.close());
const patient = await backend.patient({ ...fullProfile, shippingInfo: address });
await patient.send('PUT', `/users/${patient.org}/${patient.id}/add-card`, { token: tokenOf() });
const { idOf, planOf } = catalogueOf(backend);
const plan = planOf;
const order = { product_template: idOf('longevity-panel'), product: planOf('longevity-panel', 0) };
const orderId = (await patient.send<{ _id: string }>('POST', '/v2/orders/patient', order)).body._id;
const calendar = calendarOf(backend);
const [start = ''] = await calendar.slots('healthspan/onboarding');
const bookingUid = (await calendar.book('healthspan/onboarding', patient.email, start)).body.uid;
const supplement = `/v2/subscriptions/product/${planOf('nad-supplement', 1)}`;
const subscriptionId = (await patient.send<{ _id: string }>('POST', supplement, {})).body._id;
const intake = await patient.begins('rapamycin');
const intakeId = intake._id;
const responseId = intake.intake_responses?.[0]?._id ?? '';

const conversation = `/conversations/${patient.org}/patient/${patient.id}/conversation/${conversationIdOf(patient.org, patient.id)}`;

/** Routes that change something, with their body's schema as the backend registered it, and an address that exists. */
const addresses: { readonly [url: string]: () => string } = {
  '/v2/labs/trends': () => '/v2/labs/trends',
  '/v2/labs/results/:reportId/links': () => `/v2/labs/results/${intakeId}/links`,
  '/v2/labs/outside-results': () => '/v2/labs/outside-results',
  '/v2/labs/shared-report': () => '/v2/labs/shared-report',
  '/login/:org': () => `/login/${patient.org}`,
  '/login/:org/token': () => `/login/${patient.org}/token`,
  '/v2/session/refresh': () => '/v2/session/refresh',
  '/login/:org/second-step': () => `/login/${patient.org}/second-step`,
  '/login/:org/second-step/lost': () => `/login/${patient.org}/second-step/lost`,
  '/v2/users/:org/:userId/lost-step': () => `/v2/users/${patient.org}/${patient.id}/lost-step`,
  '/v2/users/:org/:userId/lost-step-stop': () => `/v2/users/${patient.org}/${patient.id}/lost-step-stop`,
  '/login/:org/passkey': () => `/login/${patient.org}/passkey`,
  '/v2/users/:org/:userId/passkeys': () => `/v2/users/${patient.org}/${patient.id}/passkeys`,
  '/v2/users/:org/:userId/passkeys/challenge': () => `/v2/users/${patient.org}/${patient.id}/passkeys/challenge`,
  '/v2/users/:org/:userId/passkeys/:passkeyId/removal': () =>
    `/v2/users/${patient.org}/${patient.id}/passkeys/${'b'.repeat(24)}/removal`,
  '/v2/users': () => '/v2/users',
  '/reset/:org/password-reset-request': () => `/reset/${patient.org}/password-reset-request`,
  '/users/:org/:userId/reset-password-token': () => `/users/${patient.org}/${patient.id}/reset-password-token`,
  '/v2/users/:org/:userId/email-verification': () => `/v2/users/${patient.org}/${patient.id}/email-verification`,
  '/v2/users/:org/:userId/email': () => `/v2/users/${patient.org}/${patient.id}/email`,
  '/v2/users/:org/:userId/email-undo': () => `/v2/users/${patient.org}/${patient.id}/email-undo`,
  '/v2/users/:org/:userId/session-end': () => `/v2/users/${patient.org}/${patient.id}/session-end`,
  '/v2/users/:org/:userId/closing': () => `/v2/users/${patient.org}/${patient.id}/closing`,
  '/v2/users/:org/:userId/reopening': () => `/v2/users/${patient.org}/${patient.id}/reopening`,
  '/v2/users/:org/:userId/data-copy': () => `/v2/users/${patient.org}/${patient.id}/data-copy`,
  '/v2/users/:org/:userId/two-step': () => `/v2/users/${patient.org}/${patient.id}/two-step`,
  '/v2/users/:org/:userId/two-step/secret': () => `/v2/users/${patient.org}/${patient.id}/two-step/secret`,
  '/v2/users/:org/:userId/two-step/recovery-codes': () =>
    `/v2/users/${patient.org}/${patient.id}/two-step/recovery-codes`,
  '/v2/users/:org/:userId/two-step/off': () => `/v2/users/${patient.org}/${patient.id}/two-step/off`,
  '/v2/users/:org/:userId/password': () => `/v2/users/${patient.org}/${patient.id}/password`,
  '/v2/users/:userId': () => `/v2/users/${patient.id}`,
  '/users/:org/:userId': () => `/users/${patient.org}/${patient.id}`,
  // A form is documented here, so that what is no form is refused whatever it holds.
  '/users/:org/user/:userId/images': () => `/users/${patient.org}/user/${patient.id}/images`,
  '/users/:org/user/:userId/avatar': () => `/users/${patient.org}/user/${patient.id}/avatar`,
  '/v2/media': () => '/v2/media',
  '/pusher/auth': () => '/pusher/auth',
  '/pusher/user-auth': () => '/pusher/user-auth',
  '/pusher/auth/presence/:userId/:firstName/patient': () => `/pusher/auth/presence/${patient.id}/Pat/patient`,
  '/conversations/:org/patient/:userId/conversation/:conversationId': () => conversation,
  '/conversations/:org/patient/:userId/conversation/:conversationId/search': () => `${conversation}/search`,
  '/conversations/:org/patient/:userId/conversation/:conversationId/typing': () => `${conversation}/typing`,
  '/conversations/:org/patient/:userId/conversation/:conversationId/read': () => `${conversation}/read`,
  '/conversations/:org/patient/:userId/conversation/:conversationId/draft': () => `${conversation}/draft`,
  '/users/:org/:userId/send-mobile-verification': () => `/users/${patient.org}/${patient.id}/send-mobile-verification`,
  '/users/:org/:userId/mobile-verify': () => `/users/${patient.org}/${patient.id}/mobile-verify`,
  '/users/:org/:userId/security': () => `/users/${patient.org}/${patient.id}/security`,
  '/v2/states/availability': () => '/v2/states/availability',
  '/v2/intakes': () => '/v2/intakes',
  '/v2/intakes/:intakeId/responses/:responseId': () => `/v2/intakes/${intakeId}/responses/${responseId}`,
  '/v2/intakes/:intakeId/products': () => `/v2/intakes/${intakeId}/products`,
  '/v2/cart/coupon/:code': () => '/v2/cart/coupon/LONGLIFE20',
  '/v2/intakes/:intakeId/complete': () => `/v2/intakes/${intakeId}/complete`,
  '/v2/intakes/:intakeId': () => `/v2/intakes/${intakeId}`,
  '/users/:org/:userId/billing/profile/create': () => `/users/${patient.org}/${patient.id}/billing/profile/create`,
  '/users/:org/:userId/add-card': () => `/users/${patient.org}/${patient.id}/add-card`,
  '/v2/memberships/start': () => '/v2/memberships/start',
  '/v2/subscriptions/product/:productId': () => `/v2/subscriptions/product/${plan('longevity-panel', 3)}`,
  '/v2/subscriptions/:subscriptionId/pause': () => `/v2/subscriptions/${subscriptionId}/pause`,
  '/v2/subscriptions/:subscriptionId/pay': () => `/v2/subscriptions/${subscriptionId}/pay`,
  '/v2/subscriptions/:subscriptionId/resume': () => `/v2/subscriptions/${subscriptionId}/resume`,
  '/v2/subscriptions/:subscriptionId/reschedule': () => `/v2/subscriptions/${subscriptionId}/reschedule`,
  '/v2/subscriptions/:subscriptionId/cancellation-info': () => `/v2/subscriptions/${subscriptionId}/cancellation-info`,
  '/v2/subscriptions/:subscriptionId/request-prescription-change': () =>
    `/v2/subscriptions/${subscriptionId}/request-prescription-change`,
  '/v2/subscriptions/:subscriptionId/cancel': () => `/v2/subscriptions/${subscriptionId}/cancel`,
  '/v2/orders/patient': () => '/v2/orders/patient',
  '/v2/orders/:orderId/submit': () => `/v2/orders/${orderId}/submit`,
  '/v2/appointments/cancel': () => '/v2/appointments/cancel',
  '/v2/appointments/confirm': () => '/v2/appointments/confirm',
  '/v2/appointments/book': () => '/v2/appointments/book',
  '/v2/appointments/reschedule': () => '/v2/appointments/reschedule',
  '/v2/appointments/release': () => '/v2/appointments/release',
  '/scheduling/bookings': () => '/scheduling/bookings',
  '/scheduling/bookings/:uid/reschedule': () => `/scheduling/bookings/${bookingUid}/reschedule`,
  '/v2/mailing/subscribers': () => '/v2/mailing/subscribers',
  '/v2/mailing/tags': () => '/v2/mailing/tags',
  '/sandbox/messages': () => '/sandbox/messages',
  '/sandbox/laboratory': () => '/sandbox/laboratory',
  '/sandbox/simulate/reply': () => '/sandbox/simulate/reply',
  '/sandbox/text-reply': () => '/sandbox/text-reply',
  '/sandbox/simulate/approve-visit': () => '/sandbox/simulate/approve-visit',
  '/sandbox/simulate/refuse-visit': () => '/sandbox/simulate/refuse-visit',
  '/sandbox/simulate/prepare-lab': () => '/sandbox/simulate/prepare-lab',
  '/sandbox/simulate/draw-lab': () => '/sandbox/simulate/draw-lab',
  '/sandbox/simulate/explain-results': () => '/sandbox/simulate/explain-results',
  '/sandbox/simulate/close-lab-alert': () => '/sandbox/simulate/close-lab-alert',
  '/sandbox/simulate/lab-results': () => '/sandbox/simulate/lab-results',
  '/sandbox/simulate/ship-order': () => '/sandbox/simulate/ship-order',
  '/sandbox/simulate/deliver-order': () => '/sandbox/simulate/deliver-order',
  '/sandbox/simulate/refund-order': () => '/sandbox/simulate/refund-order',
  '/sandbox/simulate/turn-period': () => '/sandbox/simulate/turn-period',
  '/sandbox/simulate/clear-stop': () => '/sandbox/simulate/clear-stop',
  '/sandbox/simulate/request-photo': () => '/sandbox/simulate/request-photo',
  '/sandbox/simulate/approve-identity': () => '/sandbox/simulate/approve-identity',
  '/sandbox/simulate/reject-identity': () => '/sandbox/simulate/reject-identity',
  '/sandbox/simulate/send-login-link': () => '/sandbox/simulate/send-login-link',
  '/sandbox/simulate/book-verification-call': () => '/sandbox/simulate/book-verification-call',
};

const isSchema = (body: unknown): body is WireSchema => typeof body === 'object' && body !== null;

it('covers every route that takes a body', () => {
  const taking = backend.routes.filter(({ schema }) => schema?.body !== undefined).map(({ url }) => url);
  expect(new Set(taking)).toEqual(new Set(Object.keys(addresses)));
});

describe.each(Object.keys(addresses))('%s', (route) => {
  it('answers whatever it is sent without failing, and takes nothing that its schema does not allow', async () => {
    const found = backend.routes.find(({ url, schema }) => url === route && schema?.body !== undefined);
    const body = found?.schema?.body;
    if (!found || !isSchema(body)) throw new Error(`${route} takes no body`);
    const allowed = new Ajv({ strict: false }).compile(body);
    const isLogin = route.startsWith('/login') || route === '/v2/session/refresh';
    const { now } = backend.time;
    await fc.assert(
      fc.asyncProperty(near(body), async (payload) => {
        // Counting attempts would answer most of them alike.
        if (isLogin) advance(backend, 16 * 60);
        const { status } = await backend.call({
          method: found.method === 'PUT' ? 'PUT' : found.method === 'PATCH' ? 'PATCH' : 'POST',
          url: addresses[route]?.() ?? '',
          payload: JSON.stringify(payload),
          headers: {
            'content-type': 'application/json',
            ...(!isLogin && { authorization: `Bearer ${patient.token}` }),
          },
        });
        expect(status).toBeLessThan(500);
        expect(status === 401 && !isLogin).toBe(false);
        expect(status < 400 && !allowed(JSON.parse(JSON.stringify(payload)))).toBe(false);
      }),
      { numRuns: RUNS, seed: SEED },
    );
    backend.time.now = now;
  });
});

/** Bodies that are JSON and no object, or are nested deeper than anything that is read. */
const oddBodies = [
  'null',
  '[]',
  '1',
  '"x"',
  '['.repeat(60_000) + ']'.repeat(60_000),
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
];

describe('a body that is no object, or nested without end', () => {
  const writing = backend.routes.flatMap(({ method, url }) =>
    (['POST', 'PUT', 'PATCH'] as const)
      .filter((one) => [method].flat().includes(one))
      .map((one) => [one, url] as const),
  );
  // Outside a full run, each of them is sent two of the bodies.
  const placed = writing.map(([method, url], place) => [method, url, place] as const);

  it.each(placed)('%s %s answers without failing', async (method, route, place) => {
    const own = route.startsWith('/v2/session') ? await backend.patient() : patient;
    const url = (addresses[route]?.() ?? route)
      .replace(':org', own.org)
      .replace(':userId', own.id)
      .replaceAll(/:\w+/g, intakeId);
    for (const payload of oddBodies.filter((_, at) => isFull || (at + place) % 3 === 0)) {
      const { status } = await backend.call({
        method,
        url,
        payload,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${own.token}` },
      });
      expect(status, `${payload.slice(0, 20)} at ${url}`).toBeLessThan(500);
    }
  });
});

const send = (payload: string, type = 'application/json', url = '/v2/intakes') =>
  backend.call<Problem>({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': type, authorization: `Bearer ${patient.token}` },
  });

describe('the boundary', () => {
  it.each([
    ['broken JSON', '{"a":', 400, 'InvalidRequest'],
    ['an empty body', '', 400, 'InvalidRequest'],
    ['a prototype', '{"__proto__":{"admin":true}}', 400, 'InvalidRequest'],
    ['a body that is too large', JSON.stringify({ x: 'x'.repeat(200_000) }), 413, 'PayloadTooLarge'],
    ['a body that is nested without end', '['.repeat(60_000) + ']'.repeat(60_000), 400, 'InvalidRequest'],
    ['a null character', '{"templateId":"\\u0000"}', 400, 'InvalidRequest'],
    ['half a surrogate pair', '{"templateId":"\\ud800"}', 400, 'InvalidRequest'],
  ])('refuses %s', async (_, payload, status, code) => {
    expect(await send(payload)).toMatchObject({ status, body: { code } });
  });

  it('names the field that is wrong', async () => {
    const { body } = await send('{"templateId":"x","userId":"y"}');
    expect(body.fields).toMatchObject([{ field: 'templateId', code: 'pattern' }]);
  });

  it('refuses another media type', async () => {
    expect(await send('a=b', 'application/x-www-form-urlencoded')).toMatchObject({
      status: 415,
      body: { code: 'UnsupportedMediaType' },
    });
    expect(await send('<a/>', 'text/xml')).toMatchObject({ status: 415 });
  });

  it('refuses a null character inside an answer', async () => {
    const { status } = await patient.send('PUT', `/v2/intakes/${intakeId}/responses/${responseId}`, {
      value: { value: ['other'], 'details.other': 'a\0b' },
      revision: 0,
    });
    expect(status).toBe(400);
  });

  it.each(['/v2/nothing', '/users', '/v2/%ff', '/states/%00', '/intake-template/not-an-id'])(
    'answers %s as not found',
    async (url) => {
      const answered = await backend.call<Problem>({
        method: 'GET',
        url,
        headers: { authorization: `Bearer ${patient.token}` },
      });
      expect(answered).toMatchObject({ status: 404, body: { code: 'NotFound' } });
    },
  );

  it('limits logins by address where a limit is set, with a problem, for all servers together', async () => {
    const limited = await backendFixture({ settings: { loginRateLimit: 1 } });
    const login = () =>
      limited.call<Problem>({
        method: 'POST',
        url: `/login/${limited.tenant.id}`,
        payload: { email: 'a@example.com', password: 'x' },
      });
    expect((await login()).status).toBe(401);
    const refused = await login();
    expect(refused).toMatchObject({ status: 429, body: { code: 'TooManyRequests' } });
    expect(refused.headers['retry-after']).toBe('60');
    await limited.close();
  });

  it.each([
    ['a page', '/login', { accept: 'text/html' }],
    ['an unknown address', '/nowhere/at/all', {}],
    ['an address that cannot be read', '/%zz', {}],
    ['a refused call', '/v2/products', {}],
    ['a call with a bad token', '/v2/products', { authorization: 'Bearer x' }],
  ])('counts %s among the requests of an address', async (_, url, headers) => {
    const limited = await backendFixture({ settings: { rateLimit: 3, app: undefined } });
    const ask = async () => (await limited.app.inject({ method: 'GET', url, headers })).statusCode;
    const answers = [await ask(), await ask(), await ask(), await ask()];
    expect(answers.slice(0, 3)).not.toContain(429);
    expect(answers[3]).toBe(429);
    expect((await limited.app.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
    await limited.close();
  });

  it.each(['/livez', '/readyz', '/healthz'])('counts %s apart from all others', async (url) => {
    const limited = await backendFixture({ settings: { rateLimit: 3, app: undefined } });
    const ask = async (path: string) => (await limited.app.inject({ method: 'GET', url: path })).statusCode;
    expect([await ask(url), await ask(url), await ask(url), await ask(url)]).toEqual([200, 200, 200, 429]);
    expect(await ask('/states')).toBe(200);
    await limited.close();
  });

  it('is told of when it is reached, and not before', async () => {
    const limited = await backendFixture({ settings: { rateLimit: 1, app: undefined } });
    const ask = async () => (await limited.app.inject({ method: 'GET', url: '/states' })).headers;
    expect(Object.keys(await ask()).filter((name) => /limit|retry/.test(name))).toEqual([]);
    expect(await ask()).toMatchObject({ 'x-ratelimit-limit': '1', 'retry-after': '60' });
    await limited.close();
  });
});
