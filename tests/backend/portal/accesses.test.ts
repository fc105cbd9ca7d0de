import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { asc } from 'drizzle-orm';
import { operationWords } from '#app/dashboard/settings/security/record/operationWords.ts';
import type { Accesses } from '#schemas/wire/access.ts';
import type { Session } from '#schemas/wire/session.ts';
import type { User } from '#schemas/wire/user.ts';
import { accesses } from '#services/backend/kernel/database/tables/accesses.ts';
import { AccessLog } from '#services/backend/modules/accesses/AccessLog.ts';
import { CareTeam } from '#services/backend/sandbox/CareTeam.ts';
import { labBundle } from '#services/backend/sandbox/laboratory/labBundle.ts';
import { careTeamOf, messagesOf } from '#tests/support/backend/messagesOf.ts';
import { general, shared, signed, signingIn } from '#services/backend/modules/accesses/general.ts';
import { accessesOf, type NotedAccess } from '#services/backend/modules/accesses/store.ts';
import { advance, backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { doJobs } from '#tests/support/backend/doJobs.ts';
import { givePanel, laboratoryOf, labSettings } from '#tests/support/backend/labFixture.ts';
import { picture } from '#tests/support/files/pictures.ts';
import { FORM_TYPE, formOf, uploadParts } from '#tests/support/files/uploadForm.ts';

const CANARY = 'canary-7f3a';
const ID = 'c'.repeat(24);
/** Something typed that looks like an id. */
const TYPED = 'd'.repeat(24);

const statements: string[] = [];
/** What happens while an account is read. */
let meanwhile = async () => {};
const backend = await backendFixture({
  settings: { accessLogDays: 100, ...labSettings, careTeamReply: { after: 60, typing: 0 } },
  database: (named) => ({
    ...named,
    query: async (statement, values) => {
      statements.push(statement.name);
      if (statement.name === 'find_user') await meanwhile();
      return named.query(statement, values);
    },
  }),
});
afterAll(() => backend.close());
const { database, accesses: log } = backend.portal;

let patient: TestPatient;
beforeEach(async () => {
  patient = await backend.patient(fullProfile);
  await log.flush();
  statements.length = 0;
});

const url = (of = patient) => `/v2/users/${of.org}/${of.id}/accesses`;
const read = async (query = '', of = patient) => (await of.send<Accesses>('GET', url(of) + query)).body;
const routes = async (of = patient) => (await read('?limit=100', of)).accesses.map(({ route }) => route);
const readsOfAccount = async () => (await read()).accesses.filter(({ route }) => route === 'readUser');
const account = (of = patient, headers = {}) =>
  of.send<User>('GET', `/users/${of.org}/user/${of.id}/patient`, undefined, headers);
const stored = async () => {
  await log.flush();
  return database.db.select().from(accesses).orderBy(asc(accesses.id));
};

const entry = (change: Partial<NotedAccess> = {}): NotedAccess => ({
  at: backend.time.now,
  organization: patient.org,
  actor: patient.id,
  session: patient.session,
  route: 'readUser',
  ids: {},
  status: 200,
  address: '127.0.0.1',
  user_agent: '',
  ...change,
});

describe('what a patient reads and changes', () => {
  it('is noted: who, what, when, from where, and how it was answered', async () => {
    const agent = `Browser/1.0 ${'x'.repeat(300)}`;
    await account(patient, { 'user-agent': agent });
    const { accesses: noted, next } = await read();
    expect(noted).toEqual([
      {
        _id: expect.stringMatching(/^\d+$/),
        at: backend.time.now.toISOString(),
        user: patient.id,
        reader: null,
        session: patient.session,
        route: 'readUser',
        ids: {},
        status: 200,
        address: '127.0.0.1',
        user_agent: agent.slice(0, 160),
      },
    ]);
    expect(next).toBeNull();
  });

  it('is noted with the ids that were named, wherever they were', async () => {
    const { _id: intake } = await patient.begins('rapamycin');
    await patient.read(intake);
    await patient.send('POST', '/v2/appointments/cancel', { appointmentId: ID });
    await patient.send('GET', `/v2/appointments/calendar?purpose=onboarding&intake=${intake}`);
    const named = (await read()).accesses.map(({ route, ids, status }) => [route, ids, status]);
    expect(named.toReversed()).toEqual([
      ['createIntake', { templateId: expect.any(String) }, 201],
      ['readIntake', { intakeId: intake }, 200],
      ['cancelAppointment', { appointmentId: ID }, 404],
      ['readCalendar', { intake }, 200],
    ]);
  });

  it('is noted with its address where the patient is gone before the answer', async () => {
    const port = Number(new URL(await backend.app.listen({ port: 0, host: '127.0.0.1' })).port);
    const path = `/users/${patient.org}/user/${patient.id}/patient`;
    const socket = connect(port, '127.0.0.1');
    const connected = once(backend.app.server, 'connection');
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${patient.token}\r\n\r\n`);
    const [served] = await connected;
    meanwhile = async () => {
      meanwhile = async () => {};
      socket.destroy();
      await once(served, 'close');
    };
    await expect.poll(readsOfAccount).toMatchObject([{ user: patient.id, address: '127.0.0.1' }]);
  });

  it('is noted without its content, even where that looks like an id', async () => {
    await patient.send('PUT', `/users/${patient.org}/${patient.id}`, {
      first_name: TYPED,
      medical_profile: { has_allergies: true, allergy_text: CANARY },
    });
    await patient.send('GET', `/v2/appointments/${patient.org}/user/${patient.id}?note=${TYPED}&${TYPED}=${TYPED}`);
    await patient.send('GET', `/v2/appointments/${patient.org}/user/${patient.id}?productVariant=${CANARY}`);
    const rows = await stored();
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${CANARY}|${TYPED}`));
  });

  it('is noted where it is refused, and not where nobody is known to ask', async () => {
    const other = await backend.patient(fullProfile);
    expect((await patient.send('GET', url(other))).status).toBe(404);
    await backend.call({ method: 'GET', url: url() });
    expect(await routes(other)).toEqual([]);
    expect((await read()).accesses).toMatchObject([{ user: patient.id, status: 404 }]);
  });

  it('is not noted where it is nobody’s', async () => {
    for (const path of ['/v2/products', '/physicians?state_id=CA', `/intake-template/${patient.org}`, '/states'])
      expect((await patient.send('GET', path)).status).toBe(200);
    expect(await routes()).toEqual([]);
  });

  it('is noted for a sign-in, which answers with the account', async () => {
    const payload = { email: patient.email, password: 'Portal123' };
    const { body } = await backend.call<Session>({ method: 'POST', url: `/login/${patient.org}`, payload });
    await backend.call({ method: 'POST', url: `/login/${patient.org}`, payload: { ...payload, password: CANARY } });
    const [{ session, ...noted } = entry(), ...more] = (await read()).accesses;
    expect(noted).toMatchObject({ user: patient.id, route: 'login', ids: {}, status: 200 });
    expect(session).not.toBe(patient.session);
    expect(body.user._id).toBe(patient.id);
    expect(more).toEqual([]);
  });

  it('is noted for a photo that is opened by its signed address, whose reader nobody knows', async () => {
    const file = await picture().jpeg().toBuffer();
    const images = `/users/${patient.org}/user/${patient.id}/images`;
    const form = formOf(uploadParts({ client_id: patient.id, file }));
    const { body } = await patient.send<User>('POST', images, form, { 'content-type': FORM_TYPE });
    const address = body.image.id?.id_url ?? '';
    await backend.call({ method: 'GET', url: address });
    await backend.call({ method: 'GET', url: address.replace(/signature=.*/, 'signature=x') });
    const imageId = address.slice('/v2/images/'.length).slice(0, 24);
    expect((await read()).accesses).toMatchObject([
      { user: null, session: null, route: 'readImage', ids: { imageId }, status: 200 },
      { user: patient.id, route: 'uploadImage' },
    ]);
  });
});

it('a file of a message that is opened by its signed address is noted, too', async () => {
  const file = await picture().jpeg().toBuffer();
  const { body } = await messagesOf(patient).upload({ file, filename: 'beach.jpg' });
  await backend.call({ method: 'GET', url: body.url });
  expect((await read()).accesses[0]).toMatchObject({
    user: null,
    session: null,
    route: 'readAttachment',
    ids: { mediaId: body._id },
    status: 200,
  });
});

/** A patient whose identity waits for the care team. */
const pendingPatient = () =>
  backend.patient({
    ...fullProfile,
    verificationStatus: 'pending',
    idImage: ID,
    profileImage: ID,
    profileImageAt: backend.time.now,
  });

describe('what the care team does', () => {
  it('is noted for the patient whose it is, with who did it and what', async () => {
    const { _id: conversation } = await messagesOf(patient).conversation();
    const { authorId: author } = await careTeamOf(backend);
    const acting = { conversation, author, act: 'write', text: CANARY };
    await backend.call({ method: 'POST', url: '/sandbox/messages', payload: acting });
    const pending = await pendingPatient();
    await backend.call({ method: 'POST', url: '/sandbox/simulate/approve-identity', payload: { userId: pending.id } });
    expect((await read()).accesses[0]).toMatchObject({
      user: author,
      session: null,
      route: 'actAsCareTeam',
      ids: { conversationId: conversation },
      status: 200,
    });
    expect((await read('', pending)).accesses[0]).toMatchObject({
      user: pending.org,
      route: 'simulateApproveIdentity',
      ids: { userId: pending.id },
    });
    expect(JSON.stringify(await stored())).not.toContain(CANARY);
  });

  it('is noted where it works by itself, from no address', async () => {
    const mine = messagesOf(patient);
    await mine.send(CANARY);
    const { _id: conversationId } = await mine.conversation();
    advance(backend, 60);
    await doJobs(backend, 'replies');
    await expect.poll(async () => (await mine.all()).length).toBe(2);
    const pending = await pendingPatient();
    await new CareTeam(backend.portal, 0).review();
    const alone = { session: null, address: '', user_agent: '', status: 200 };
    const acted = (await read()).accesses.filter(({ route }) => route === 'actAsCareTeam');
    expect(acted).toMatchObject(acted.map(() => ({ ...alone, ids: { conversationId } })));
    expect(acted.length).toBeGreaterThanOrEqual(2);
    expect((await read('', pending)).accesses).toMatchObject([
      { ...alone, user: pending.org, route: 'simulateApproveIdentity', ids: { userId: pending.id } },
    ]);
  });

  it('is not noted where nothing was done', async () => {
    await backend.call({ method: 'POST', url: '/sandbox/simulate/approve-identity', payload: { userId: patient.id } });
    expect((await routes()).filter((route) => route.startsWith('simulate'))).toEqual([]);
  });
});

it('what a laboratory reports is noted for the patient of the order, with who sent it', async () => {
  const order = await givePanel(backend, patient);
  const report = {
    order,
    patient: patient.id,
    identifier: 'R-1',
    collected: '2026-03-02T08:15:00-08:00',
    issued: '2026-03-03T12:00:00Z',
    results: [{ code: '1558-6', value: 92, unit: 'mg/dL', low: 65, high: 99 }],
  };
  const { send } = laboratoryOf(backend);
  expect((await send(labBundle({ ...report, patient: ID }))).status).toBe(400);
  expect((await send(labBundle(report))).status).toBe(200);
  const [noted, ...more] = (await read()).accesses;
  expect(noted).toMatchObject({ route: 'receiveLabReports', session: null, ids: { panelId: order }, status: 200 });
  expect([null, patient.id, patient.org]).not.toContain(noted?.user);
  expect(more).toEqual([]);
});

describe('the operation', () => {
  const all = backend.routes
    .filter(({ method }) => method !== 'HEAD')
    .map(({ schema, config }) => ({ route: schema?.operationId, isPublic: config?.access === 'public' }));

  it.each([...general])('%s, which holds nothing of anybody, is one for patients', (route) => {
    expect(all).toContainEqual({ route, isPublic: false });
  });

  it('that is noted has words for patients, and no other has', () => {
    // What has no id is no operation, but a page of the document.
    const noted = all.flatMap(({ route, isPublic }) => (route === undefined || isPublic ? [] : [route]));
    // A visit is also read for the page that its patient opens, which is no operation.
    const byCareTeam = all.flatMap(({ route = '' }) =>
      /^(simulate(?!SendLoginLink)|actAsCareTeam)/.test(route) ? [route] : [],
    );
    const named = [
      ...byCareTeam,
      ...noted.filter((route) => !general.has(route)),
      ...signed,
      ...shared,
      ...signingIn,
      'openVisit',
    ];
    expect([...operationWords.keys()].toSorted()).toEqual([...new Set(named)].toSorted());
  });

  it.each([...signed, ...shared, ...signingIn])('%s, which is noted without a token, is a public one', (route) => {
    expect(all).toContainEqual({ route, isPublic: true });
  });
});

describe('the list', () => {
  it('comes page by page, newest first, and holds every entry once', async () => {
    for (let at = 0; at < 5; at += 1) log.note(entry({ ids: { intakeId: String(at).repeat(24) } }));
    const pages: string[][] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: Accesses = await read(`?limit=2${next && `&before=${next}`}`);
      pages.push(page.accesses.map(({ ids, route }) => ids['intakeId']?.slice(0, 1) ?? route));
      next = page.next;
    }
    expect(pages).toEqual([['4', '3'], ['2', '1'], ['0']]);
    expect((await accessesOf(database, patient.id, { limit: 5 })).next).not.toBeNull();
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'before=0', 'before=-1', 'before=1e3', `before=${'9'.repeat(16)}`])(
    'asked for with %s is refused',
    async (query) => {
      expect((await patient.send('GET', `${url()}?${query}`)).status).toBe(400);
    },
  );

  it('is the patient’s own', async () => {
    const other = await backend.patient(fullProfile);
    await account();
    expect(await routes(other)).toEqual([]);
    expect((await other.send('GET', url())).status).toBe(404);
  });
});

const away = () => Promise.reject(new Error('the database is away'));

describe('writing the log', () => {
  it('is one statement for many requests, after they were answered', async () => {
    for (let at = 0; at < 10; at += 1) await account();
    expect(statements).not.toContain('insert_accesses');
    await log.flush();
    expect(statements.filter((name) => name === 'insert_accesses')).toHaveLength(1);
    expect(await routes()).toHaveLength(10);
  });

  it('happens once a second, and when the log ends', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const own = new AccessLog(database);
      own.begin(() => undefined);
      own.note(entry());
      await vi.advanceTimersByTimeAsync(1000);
      expect(vi.getTimerCount()).toBe(1);
      own.note(entry());
      await own.end();
      expect(vi.getTimerCount()).toBe(0);
      expect(statements.filter((name) => name === 'insert_accesses')).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('happens before the server gives its database away', async () => {
    const done: string[] = [];
    const own = await backendFixture({
      database: (named) => ({
        ...named,
        query: (statement, values) => {
          done.push(statement.name);
          return named.query(statement, values);
        },
        close: () => {
          done.push('closed');
          return named.close();
        },
      }),
    });
    await account(await own.patient(fullProfile));
    await own.close();
    expect(done.filter((name) => name === 'insert_accesses' || name === 'closed')).toEqual([
      'insert_accesses',
      'closed',
    ]);
  });

  it('is tried again where the database does not take it, and nothing is lost', async () => {
    let fails = true;
    const failures: object[] = [];
    const own = new AccessLog({
      ...database,
      query: async (statement, values) => {
        if (fails) return away();
        return database.query(statement, values);
      },
    });
    own.begin((failure) => failures.push(failure));
    own.note(entry());
    await own.flush();
    expect(failures).toEqual([{ waiting: 1, lost: 0 }]);
    fails = false;
    own.note(entry());
    await own.end();
    expect(await routes()).toHaveLength(2);
  });

  it.each<[string, object]>([
    ['a text with an end within it', { user_agent: 'a\0b' }],
    ['no address', { address: undefined }],
  ])('leaves out an entry with %s, which no database can hold, and none of the others', async (_, change) => {
    const failures: object[] = [];
    const own = new AccessLog(database);
    own.begin((failure) => failures.push(failure));
    own.note(entry());
    own.note({ ...entry(), ...change });
    own.note(entry());
    await own.flush();
    own.note(entry());
    await own.end();
    expect(failures).toEqual([{ waiting: 1, lost: 1 }]);
    expect(await routes()).toHaveLength(3);
  });

  it('forgets the oldest where too many wait', async () => {
    const failures: { readonly waiting: number; readonly lost: number }[] = [];
    const own = new AccessLog({ ...database, query: away });
    own.begin((failure) => failures.push(failure));
    for (let at = 0; at < 20_100; at += 1) own.note(entry());
    await own.end();
    expect(failures.at(-1)?.waiting).toBe(20_000);
    expect(failures.reduce((sum, { lost }) => sum + lost, 0)).toBe(100);
  });
});

describe('what was noted', () => {
  it('is kept for as many days as are set, and is swept then', async () => {
    const day = 24 * 3600 * 1000;
    for (const days of [99, 101])
      log.note(entry({ at: new Date(backend.time.now.getTime() - days * day), ids: { intakeId: ID } }));
    await log.flush();
    advance(backend, 7 * 3600);
    await doJobs(backend, 'sweep');
    advance(backend, -7 * 3600);
    const left = await accessesOf(database, patient.id, {});
    expect(left.accesses.map(({ at }) => at)).toEqual([new Date(backend.time.now.getTime() - 99 * day).toISOString()]);
  });
});
