import { desc } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '#schemas/wire/session.ts';
import { accesses } from '#services/backend/kernel/database/tables/accesses.ts';
import { advance, backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { builtPortal } from '#tests/support/backend/builtPortal.ts';

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
let session: Session;
let page: string;

async function signIn({ email }: { readonly email: string }) {
  const answer = await backend.call<Session>({
    method: 'POST',
    url: `/login/${backend.tenant.id}`,
    payload: { email, password: 'Portal123' },
  });
  return { session: answer.body, page: answer.cookies.find(({ name }) => name === 'portal_page')?.value ?? '' };
}

beforeEach(async () => {
  patient = await backend.patient(fullProfile);
  ({ session, page } = await signIn(patient));
});

type Headers = { readonly [name: string]: string };

const home = () => `/dashboard/${patient.id}/profile`;

/** Opens a page of the dashboard with a page cookie. */
async function open(url = home(), headers: Headers = {}, cookie = `portal_page=${page}`) {
  const answer = await backend.app.inject({ url, headers: { ...OPENED, cookie, ...headers } });
  const given = /<script type="application\/json" id="page">(.*?)<\/script>/.exec(answer.body)?.[1];
  return { ...answer, given };
}

/** The page holds nothing of a patient; it asks for what it needs by itself. */
async function expectEmpty(opened: ReturnType<typeof open>) {
  const { statusCode, body, given } = await opened;
  expect([statusCode, given]).toEqual([200, undefined]);
  expect(body).toContain('<div id="root"></div>');
  expect(body).not.toContain(patient.email);
}

const bearer = () => ({ authorization: `Bearer ${session.token}` });

describe('a page of the dashboard', () => {
  it('comes with what it was drawn from, for whoever opens it with the cookie of pages', async () => {
    const { statusCode, body, given = '', headers } = await open();
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="root">Pat in undefined</div>');
    const timeline = await backend.call({ method: 'GET', url: '/v2/timeline', headers: bearer() });
    expect(JSON.parse(given)).toEqual({
      user: expect.objectContaining({ _id: patient.id }),
      reads: [[['read'], timeline.body]],
    });
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/);
    expect(headers['content-security-policy']).toContain("frame-src 'self' https://www.youtube-nocookie.com;");
  });

  it('has what its code needs with it, and nothing that its document has', async () => {
    const { body } = await open();
    expect(body).toContain('data-sheets="/assets/part.css /assets/page.css /assets/later.css"');
    expect(body).toContain('.part{}.page{}.later{}');
    // The code of a part that comes later is not asked for at once.
    expect([...body.matchAll(/rel="modulepreload" crossorigin href="([^"]+)"/g)].map(([, path]) => path)).toEqual([
      '/assets/part.js',
      '/assets/page.js',
    ]);
  });

  it('is kept by nothing, sets no cookie and holds no token', async () => {
    const { headers, body } = await open();
    expect(headers['cache-control']).toBe('no-store');
    expect([headers.etag, headers['set-cookie']]).toEqual([undefined, undefined]);
    expect(body).not.toContain(page);
    expect(body).not.toMatch(/eyJ[\w-]+\./);
  });

  it('is told the time zone that the device has named', async () => {
    const zone = encodeURIComponent('Pacific/Honolulu');
    expect((await open(home(), {}, `portal_page=${page}; portal_zone=${zone}`)).body).toContain('in Pacific/Honolulu<');
  });

  it('leads on where another address stands for its own', async () => {
    const { statusCode, headers } = await open('/dashboard');
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, home(), 'no-store']);
  });

  it.each([
    ['by a script', { 'sec-fetch-dest': 'empty' }],
    ['in a frame', { 'sec-fetch-dest': 'iframe' }],
    ['ahead, before it is opened', { 'sec-purpose': 'prefetch;prerender' }],
    ['ahead by an older browser', { purpose: 'prefetch' }],
  ])('holds nothing of a patient where it is read %s', (_, headers: Headers) => expectEmpty(open(home(), headers)));

  it('holds nothing without the cookie, once the session has ended, or can be renewed no more', async () => {
    await expectEmpty(open(home(), {}, ''));
    await backend.call({ method: 'POST', url: '/v2/session/logout-everywhere', headers: bearer() });
    await expectEmpty(open());
    ({ session, page } = await signIn(patient));
    expect((await open()).given).toBeDefined();
    advance(backend, 30 * DAY);
    await expectEmpty(open());
  });

  it('holds nothing at the host of another organization', () =>
    expectEmpty(open(home(), { host: 'evergreen.localhost' })));

  it('holds nothing where something could not be read, and reads nothing of somebody else', async () => {
    const other = await backend.patient(fullProfile);
    for (const read of [
      '/v2/nothing',
      `/users/${patient.org}/user/${other.id}/patient`,
      `/intakes/${'0'.repeat(24)}/patient/{me}`,
    ])
      await expectEmpty(open(`${home()}?read=${read}`));
    expect((await open(`${home()}?read=/users/${patient.org}/user/{me}/patient`)).given).toContain(patient.email);
  });

  it('is left to the browser where drawing it fails', () => expectEmpty(open(`${home()}?read=broken`)));

  it('is noted among those who read the record, from where it was opened', async () => {
    await open(home(), { 'user-agent': 'Browser of Pat' });
    await backend.portal.accesses.flush();
    const [last] = await backend.portal.database.db.select().from(accesses).orderBy(desc(accesses.id)).limit(1);
    expect(last).toMatchObject({
      route: 'readTimeline',
      actor: patient.id,
      patient: patient.id,
      address: '127.0.0.1',
      userAgent: 'Browser of Pat',
    });
  });
});
