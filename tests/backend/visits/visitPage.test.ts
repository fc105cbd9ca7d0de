import { desc } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Intake } from '#schemas/wire/intake.ts';
import type { Session } from '#schemas/wire/session.ts';
import { accesses } from '#services/backend/kernel/database/tables/accesses.ts';
import { PageTokens } from '#services/backend/modules/access/PageTokens.ts';
import { advance, backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { builtPortal } from '#tests/support/backend/builtPortal.ts';
import { forgedFrom } from '#tests/support/backend/forgedFrom.ts';

const { directory, remove } = builtPortal();
const backend = await backendFixture({ settings: { app: directory } });
afterAll(async () => {
  await backend.close();
  remove();
});

/** What a browser says of a page that its user opens. */
const OPENED = { accept: 'text/html', 'sec-fetch-dest': 'document' };

const DAY = 24 * 3600;

let patient: TestPatient;
let visit: Intake;
let page: string;

const signIn = ({ email }: { readonly email: string }) =>
  backend.call<Session>({
    method: 'POST',
    url: `/login/${backend.tenant.id}`,
    payload: { email, password: 'Portal123' },
  });

const cookieIn = (answer: Awaited<ReturnType<typeof signIn>>, name: string) =>
  answer.cookies.find((cookie) => cookie.name === name)?.value ?? '';

beforeEach(async () => {
  patient = await backend.patient(fullProfile);
  visit = await patient.begins('rapamycin');
  page = cookieIn(await signIn(patient), 'portal_page');
});

type Headers = { readonly [name: string]: string };

/** Opens the page of a visit with a page cookie. */
async function open(token = page, headers: Headers = OPENED, id = visit._id) {
  const url = `/intake/${id}/hiw`;
  const cookies: Headers = token === '' ? {} : { cookie: `portal_page=${token}` };
  const {
    statusCode,
    headers: answered,
    body,
  } = await backend.app.inject({ url, headers: { ...headers, ...cookies } });
  const reads = /<script type="application\/json" id="reads">(.*?)<\/script>/.exec(body)?.[1];
  return { status: statusCode, headers: answered, body, reads };
}

/** The page holds nothing of a patient; it asks for what it needs by itself. */
async function expectEmpty(opened: ReturnType<typeof open>) {
  const { status, body, reads, headers } = await opened;
  expect([status, reads, headers['cache-control']]).toEqual([200, undefined, 'no-store']);
  expect(body).toContain('<div id="root">nobody</div>');
  expect(body).not.toContain(patient.email);
}

describe('the page of a visit', () => {
  it('comes with what it is made from, for whoever opens it with the cookie of pages', async () => {
    const { status, body, reads = '' } = await open();
    expect(status).toBe(200);
    expect(body).toContain('<div id="root">Pat</div>');
    expect(JSON.parse(reads)).toEqual({
      intake: await patient.read(visit._id),
      user: expect.objectContaining({ _id: patient.id }),
      states: expect.arrayContaining([expect.objectContaining({ abbreviation: 'CA' })]),
    });
  });

  it('is kept by nothing, sets no cookie and holds no token', async () => {
    const { headers, body } = await open();
    expect(headers['cache-control']).toBe('no-store');
    expect([headers.etag, headers['set-cookie']]).toEqual([undefined, undefined]);
    expect(body).not.toContain(page);
    expect(body).not.toMatch(/eyJ[\w-]+\./);
  });

  it.each([
    ['by a script', { accept: 'text/html', 'sec-fetch-dest': 'empty' }],
    ['in a frame', { accept: 'text/html', 'sec-fetch-dest': 'iframe' }],
    ['ahead, before it is opened', { ...OPENED, 'sec-purpose': 'prefetch;prerender' }],
    ['ahead by an older browser', { ...OPENED, purpose: 'prefetch' }],
    ['by whoever does not say what for', { accept: 'text/html' }],
  ])('holds nothing of a patient where it is read %s', (_, headers: Headers) => expectEmpty(open(page, headers)));

  it('holds nothing where the cookie is missing, forged or of another portal', async () => {
    const [session, expires] = page.split('.');
    const foreign = new PageTokens(['another secret']).issue({ session: session ?? '', expires: Number(expires) });
    for (const token of ['', 'x', forgedFrom(page), page.replace(`.${expires}.`, `.${Number(expires) + 1}.`), foreign])
      await expectEmpty(open(token));
  });

  it('holds nothing once the session has ended, or can be renewed no more', async () => {
    const { token } = (await signIn(patient)).body;
    await backend.call({
      method: 'POST',
      url: '/v2/session/logout-everywhere',
      headers: { authorization: `Bearer ${token}` },
    });
    await expectEmpty(open());
    page = cookieIn(await signIn(patient), 'portal_page');
    expect((await open()).reads).toBeDefined();
    advance(backend, 30 * DAY);
    await expectEmpty(open());
  });

  it('holds nothing of a visit of somebody else, or of none', async () => {
    const other = await backend.patient(fullProfile);
    const foreign = await other.begins('rapamycin');
    for (const id of [foreign._id, 'a'.repeat(24), 'x']) await expectEmpty(open(page, OPENED, id));
  });

  it('holds nothing at the host of another organization', () =>
    expectEmpty(open(page, { ...OPENED, host: 'evergreen.localhost' })));

  it('is noted among those who read the record', async () => {
    await open();
    await backend.portal.accesses.flush();
    const [last] = await backend.portal.database.db.select().from(accesses).orderBy(desc(accesses.id)).limit(1);
    expect(last).toMatchObject({
      route: 'openVisit',
      actor: patient.id,
      patient: patient.id,
      ids: { intakeId: visit._id },
    });
  });
});

it('the cookie of pages calls nothing and renews nothing', async () => {
  const cookie = `portal_page=${page}; portal_refresh=${page}`;
  const account = `/users/${patient.org}/user/${patient.id}/patient`;
  expect((await backend.call({ method: 'GET', url: account, headers: { cookie, ...OPENED } })).status).toBe(401);
  const bearer = { authorization: `Bearer ${page}` };
  expect((await backend.call({ method: 'GET', url: account, headers: bearer })).status).toBe(401);
  expect((await backend.call({ method: 'POST', url: '/v2/session/refresh', headers: { cookie } })).status).toBe(401);
});
