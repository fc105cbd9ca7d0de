import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Intake } from '#schemas/wire/intake.ts';
import {
  advance,
  backendFixture,
  fullProfile,
  type BackendFixture,
  type TestPatient,
} from '#tests/support/backendFixture.ts';

type Method = 'GET' | 'POST' | 'PUT';

interface Patients {
  readonly org: string;
  readonly user: string;
  readonly intake: Intake;
}

/** How a route is called for a patient; `public` for routes that everybody may call. */
type Row = 'public' | ((of: Patients) => { readonly url: string; readonly payload?: object });

const response = ({ intake }: Patients) => intake.intake_responses?.[0]?._id;

const matrix: { readonly [route: string]: Row } = {
  'GET /healthz': 'public',
  'GET /docs': 'public',
  'GET /docs/json': 'public',
  'GET /organization/:org/settings/default': 'public',
  'GET /v2/organizations/search': 'public',
  'GET /brand/:slug/logo.svg': 'public',
  'GET /brand/:slug/favicon.svg': 'public',
  'POST /login/:org': 'public',
  'POST /v2/session/refresh': 'public',
  'POST /v2/session/logout': 'public',
  'GET /sandbox': 'public',
  'GET /sandbox/outbox': 'public',
  'POST /sandbox/simulate/approve-visit': 'public',
  'POST /sandbox/simulate/reply': 'public',
  'POST /sandbox/simulate/lab-results': 'public',
  'POST /sandbox/simulate/ship-order': 'public',
  'GET /states': () => ({ url: '/states' }),
  'POST /v2/states/availability': ({ intake }) => ({
    url: '/v2/states/availability',
    payload: { state_id: 'CA', intake_template_id: intake.intake_template._id },
  }),
  'GET /users/:org/user/:userId/patient': ({ org, user }) => ({ url: `/users/${org}/user/${user}/patient` }),
  'PUT /users/:org/:userId': ({ org, user }) => ({ url: `/users/${org}/${user}`, payload: { height: 70 } }),
  'GET /intake-template/:org': ({ org }) => ({ url: `/intake-template/${org}` }),
  'GET /intake-template/:org/template/:intakeTemplateId': ({ org, intake }) => ({
    url: `/intake-template/${org}/template/${intake.intake_template._id}`,
  }),
  'GET /intakes/:org/patient/:userId': ({ org, user }) => ({ url: `/intakes/${org}/patient/${user}` }),
  'GET /intakes/:org/patient/:userId/incomplete': ({ org, user }) => ({
    url: `/intakes/${org}/patient/${user}/incomplete`,
  }),
  'GET /intakes/:org/patient/:userId/intake/:intakeId': ({ org, user, intake }) => ({
    url: `/intakes/${org}/patient/${user}/intake/${intake._id}`,
  }),
  'POST /v2/intakes': ({ user, intake }) => ({
    url: '/v2/intakes',
    payload: { templateId: intake.intake_template._id, userId: user },
  }),
  'PUT /v2/intakes/:intakeId/responses/:responseId': (of) => ({
    url: `/v2/intakes/${of.intake._id}/responses/${response(of)}`,
    payload: { value: { value: ['healthspan'] }, revision: 0 },
  }),
  'POST /v2/intakes/:intakeId/complete': ({ intake }) => ({ url: `/v2/intakes/${intake._id}/complete`, payload: {} }),
  'PUT /v2/intakes/:intakeId/patient-close': ({ intake }) => ({ url: `/v2/intakes/${intake._id}/patient-close` }),
};

let backend: BackendFixture;
let mine: TestPatient;
let rival: TestPatient;
let foreign: TestPatient;
let target: Patients;

beforeAll(async () => {
  backend = await backendFixture();
  mine = await backend.patient(fullProfile);
  rival = await backend.patient(fullProfile);
  foreign = await backend.patient(fullProfile, backend.evergreen);
  target = { org: mine.org, user: mine.id, intake: await mine.begins('rapamycin') };
});
afterAll(() => backend.close());

const called = (route: string) => {
  const row = matrix[route];
  if (row === undefined || row === 'public') throw new Error(`${route} is not for patients`);
  const method = route.slice(0, route.indexOf(' '));
  if (method !== 'GET' && method !== 'POST' && method !== 'PUT') throw new Error(`${method} is not known here`);
  const typed: Method = method;
  return { method: typed, ...row(target) };
};

const guarded = Object.keys(matrix).filter((route) => matrix[route] !== 'public');
/** Routes that say nothing of one patient in particular. */
const shared = new Set([
  'GET /states',
  'POST /v2/states/availability',
  'GET /intake-template/:org',
  'GET /intake-template/:org/template/:intakeTemplateId',
]);

it('knows every route of the backend', () => {
  const routes = backend.routes
    .flatMap(({ method, url }) => [method].flat().map((one) => `${one} ${url}`))
    .filter((route) => !route.startsWith('HEAD '));
  expect(new Set(routes)).toEqual(new Set(Object.keys(matrix)));
});

it('has no sandbox where the sandbox is off', async () => {
  const live = await backendFixture({ settings: { sandbox: false } });
  expect(live.routes.filter(({ url }) => url.startsWith('/sandbox'))).toEqual([]);
  expect((await live.call({ method: 'GET', url: '/sandbox/outbox' })).status).toBe(404);
  await live.close();
});

describe.each(guarded)('%s', (route) => {
  const send = (headers: { readonly [name: string]: string }) => backend.call({ ...called(route), headers });

  it('refuses a request without a token', async () => {
    expect(await send({})).toMatchObject({ status: 401, body: { code: 'Unauthorized' } });
  });

  it('refuses an expired token', async () => {
    const patient = await backend.patient(fullProfile);
    advance(backend, 901);
    expect(await send({ authorization: `Bearer ${patient.token}` })).toMatchObject({
      status: 401,
      body: { code: 'TokenExpired' },
    });
    advance(backend, -901);
  });

  it('refuses the token of another organization', async () => {
    const authorization = `Bearer ${foreign.token}`;
    expect((await send({ authorization })).status).toBe(404);
    // On the other organization's own host, this patient's data do not exist either.
    const there = await send({ authorization, host: 'evergreen.localhost' });
    expect(there.status).toBe(route === 'GET /states' ? 200 : 404);
  });

  it('refuses this token on the host of another organization', async () => {
    expect((await send({ authorization: `Bearer ${mine.token}`, host: 'evergreen.localhost' })).status).toBe(404);
  });

  it('refuses a header that names another organization', async () => {
    expect((await send({ authorization: `Bearer ${mine.token}`, 'x-organization': backend.evergreen.id })).status).toBe(
      404,
    );
  });

  it('lets its own patient in', async () => {
    const { status } = await send({ authorization: `Bearer ${mine.token}`, 'x-organization': mine.org });
    expect([200, 201, 409]).toContain(status);
  });
});

describe.each(guarded.filter((route) => !shared.has(route)))('%s', (route) => {
  it('shows nothing of another patient', async () => {
    const answer = await backend.call({ ...called(route), headers: { authorization: `Bearer ${rival.token}` } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'NotFound' } });
  });
});
