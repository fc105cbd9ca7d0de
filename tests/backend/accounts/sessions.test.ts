import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { Session } from '#schemas/wire/session.ts';
import { loginAttempts, refreshTokens } from '#services/backend/kernel/database/tables/sessions.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { begin, findAccountByEmail } from '#services/backend/modules/sessions/store.ts';
import { seededTenants } from '#tests/support/brands/seededBrands.ts';
import { advance, backendFixture } from '#tests/support/backend/backendFixture.ts';
import { sessionFrom } from '#tests/support/backend/sessionFrom.ts';
import { eq } from 'drizzle-orm';

const backend = await backendFixture();
afterAll(() => backend.close());

const login = <Body = Session>(email: string, password: string, remoteAddress = '10.0.0.1') =>
  backend.call<Body>({
    method: 'POST',
    url: `/login/${backend.tenant.id}`,
    payload: { email, password },
    remoteAddress,
  });

const refresh = <Body = Session>(
  token: string,
  headers: { readonly [name: string]: string } = {},
  payload?: { readonly used: boolean },
) =>
  backend.call<Body>({
    method: 'POST',
    url: '/v2/session/refresh',
    headers: { cookie: `portal_refresh=${token}`, ...headers },
    ...(payload && { payload }),
  });

const cookieOf = ({ cookies }: { readonly cookies: readonly { readonly name: string; readonly value: string }[] }) =>
  cookies.find(({ name }) => name === 'portal_refresh')?.value;

const STRICT = { httpOnly: true, sameSite: 'Strict', maxAge: 30 * 60 };

/** The cookie that says that somebody is signed in here. */
const signedIn = { name: 'portal_signed_in', path: '/', value: '1', ...STRICT };

/** The cookie that names the session to pages: a link from a mail brings it, too. */
const ofPages = { name: 'portal_page', path: '/', ...STRICT, sameSite: 'Lax' };

/** The cookies of a session, as an answer takes them away. */
const cleared = [
  { name: 'portal_refresh', path: '/v2/session', value: '', expires: new Date(0) },
  { name: 'portal_signed_in', path: '/', value: '', expires: new Date(0) },
  { name: 'portal_page', path: '/', value: '', expires: new Date(0) },
  { name: 'portal_zone', path: '/', value: '', expires: new Date(0) },
];

const states = ({ token }: Session) =>
  backend.call({ method: 'GET', url: '/states', headers: { authorization: `Bearer ${token}` } });

const me = (session: Session) =>
  backend.call({
    method: 'GET',
    url: `/users/${backend.tenant.id}/user/${session.user._id}/patient`,
    headers: { authorization: `Bearer ${session.token}` },
  });

async function signIn() {
  const { email } = await backend.patient();
  const answer = await login(email, 'Portal123');
  return { email, session: answer.body, token: cookieOf(answer) ?? '' };
}

describe('login', () => {
  it('answers with a short token and a strict cookie', async () => {
    const { email } = await backend.patient();
    const answer = await login(` ${email.toUpperCase()}`, 'Portal123');
    expect(answer.status).toBe(200);
    expect(answer.body.expires_in).toBe(900);
    expect(answer.cookies).toMatchObject([
      { name: 'portal_refresh', path: '/v2/session', ...STRICT },
      signedIn,
      ofPages,
      { name: 'portal_device' },
    ]);
    for (const cookie of answer.cookies) expect(cookie).not.toHaveProperty('secure');
    expect((await me(answer.body)).status).toBe(200);
  });

  it('gives the same answer for a wrong password and an unknown account', async () => {
    const { email } = await backend.patient();
    const wrong = await login<Problem>(email, 'Portal124');
    const unknown = await login<Problem>('nobody@example.com', 'Portal123');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body.message).toBe("It looks like the email and password you entered don't match our records.");
  });

  it('locks account and address after six failures, with the right password too', async () => {
    const { email } = await backend.patient();
    for (let attempt = 0; attempt < 6; attempt += 1) expect((await login(email, 'wrong', '10.0.0.2')).status).toBe(401);
    const locked = await login<Problem>(email, 'Portal123', '10.0.0.2');
    expect([locked.status, locked.body.code]).toEqual([429, 'AccountLocked']);
    expect((await login(email, 'Portal123', '10.0.0.3')).status).toBe(200);
    advance(backend, 15 * 60 + 1);
    expect((await login(email, 'Portal123', '10.0.0.2')).status).toBe(200);
  });

  it('locks an account that does not exist alike', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) await login('ghost@example.com', 'wrong');
    expect((await login<Problem>('ghost@example.com', 'wrong')).body.code).toBe('AccountLocked');
  });

  it('gives guesses that come at once no more than six answers', async () => {
    const { email } = await backend.patient();
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(email, 'wrong', '10.0.0.9')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(6);
  });

  it('forgets failures after a success', async () => {
    const { email } = await backend.patient();
    for (let attempt = 0; attempt < 5; attempt += 1) await login(email, 'wrong', '10.0.0.4');
    expect((await login(email, 'Portal123', '10.0.0.4')).status).toBe(200);
    expect((await login(email, 'wrong', '10.0.0.4')).status).toBe(401);
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://localhost', host: 'localhost' }, 200],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://behind-a-proxy.example' }, 200],
    [{}, 200],
  ])('is renewed and ended by no page of another site: %j', async (headers, status) => {
    const { email } = await backend.patient();
    const token = cookieOf(await login(email, 'Portal123')) ?? '';
    expect((await refresh(token, headers)).status).toBe(status);
    const ended = await backend.call({
      method: 'POST',
      url: '/v2/session/logout',
      headers: { cookie: `portal_refresh=${token}`, ...headers },
    });
    expect(ended.status).toBe(status === 200 ? 204 : 403);
  });

  it('keeps neither passwords, nor refresh tokens, nor addresses in clear', async () => {
    const { email, token } = await signIn();
    await login(email, 'wrong', '10.0.0.5');
    const { db } = backend.portal.database;
    const [account] = await db.select().from(users).where(eq(users.email, email));
    expect(account?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(await db.select().from(refreshTokens))).not.toContain(token);
    expect(JSON.stringify(await db.select().from(loginAttempts))).not.toMatch(/10\.0\.0|example/);
  });
});

describe('the access token', () => {
  it('expires after fifteen minutes with the text for it, whether it was read before or not', async () => {
    const { session } = await signIn();
    const { session: read } = await signIn();
    expect((await me(read)).status).toBe(200);
    advance(backend, 901);
    expect(await me(read)).toMatchObject({ status: 401, body: { code: 'TokenExpired' } });
    const { status, body } = await me(session);
    expect(status).toBe(401);
    expect(body).toMatchObject({
      code: 'TokenExpired',
      message: 'Your session has expired, you will now be redirected to log in again.',
    });
  });

  it.each(['', 'nonsense', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'])('is refused when it is %j', async (token) => {
    const answer = await backend.call<Problem>({
      method: 'GET',
      url: '/v2/products',
      headers: { authorization: `Bearer ${token}` },
    });
    expect([answer.status, answer.body.code]).toEqual([401, 'Unauthorized']);
  });

  it('is refused when its content was changed', async () => {
    const { session } = await signIn();
    const [head = '', payload = '', signature = ''] = session.token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, exp: claims.exp + 9999 })).toString('base64url');
    expect((await me({ ...session, token: [head, forged, signature].join('.') })).status).toBe(401);
  });

  it('ends with its session', async () => {
    const { session, token } = await signIn();
    expect((await me(session)).status).toBe(200);
    const out = await backend.call({
      method: 'POST',
      url: '/v2/session/logout',
      headers: { cookie: `portal_refresh=${token}` },
    });
    expect(out.status).toBe(204);
    expect(out.cookies).toMatchObject(cleared);
    expect((await me(session)).status).toBe(401);
    expect((await refresh(token)).status).toBe(401);
  });
});

describe('the refresh token', () => {
  it('is replaced at each use', async () => {
    const { token } = await signIn();
    const second = await refresh(token);
    const next = cookieOf(second);
    expect(second.status).toBe(200);
    expect(next).toBeTruthy();
    expect(next).not.toBe(token);
    expect(second.cookies).toMatchObject([{ name: 'portal_refresh', ...STRICT }, signedIn, ofPages]);
    expect((await refresh(next ?? '')).status).toBe(200);
  });

  it('serves tabs that refresh together with one replacement', async () => {
    const { token } = await signIn();
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(cookieOf)).size).toBe(1);
    expect((await refresh(answers.map(cookieOf)[0] ?? '')).status).toBe(200);
  });

  it('is given once more to a page whose first answer never arrived, which goes on with it later', async () => {
    const { token } = await signIn();
    await refresh(token);
    const again = cookieOf(await refresh(token)) ?? '';
    advance(backend, 11);
    expect((await refresh(again)).status).toBe(200);
  });

  it('ends the whole family when it is used again later', async () => {
    const { session, token } = await signIn();
    const next = cookieOf(await refresh(token)) ?? '';
    advance(backend, 11);
    expect((await refresh(token)).status).toBe(401);
    expect((await refresh(next)).status).toBe(401);
    expect((await me(session)).status).toBe(401);
  });

  it('expires after half an hour in which nobody uses the session', async () => {
    const { token, session } = await signIn();
    expect(session.ends_in).toBe(30 * 60);
    advance(backend, 30 * 60 + 1);
    expect((await refresh(token)).status).toBe(401);
  });

  it('lasts another half an hour each time that the session is used', async () => {
    let { token } = await signIn();
    for (let round = 0; round < 3; round += 1) {
      advance(backend, 29 * 60);
      const renewed = await refresh(token);
      expect([renewed.status, renewed.body.ends_in]).toEqual([200, 30 * 60]);
      token = cookieOf(renewed) ?? '';
    }
  });

  it('puts off nothing where a page renews the session by itself', async () => {
    const { token } = await signIn();
    advance(backend, 20 * 60);
    const renewed = await refresh(token, {}, { used: false });
    expect([renewed.status, renewed.body.ends_in]).toEqual([200, 10 * 60]);
    expect(renewed.cookies).toContainEqual(expect.objectContaining({ name: 'portal_refresh', maxAge: 10 * 60 }));
    advance(backend, 10 * 60 + 1);
    expect((await refresh(cookieOf(renewed) ?? '')).status).toBe(401);
  });

  it('lasts as long as the one of two tabs needs that is used', async () => {
    const { token } = await signIn();
    advance(backend, 20 * 60);
    const [idle, used] = [await refresh(token, {}, { used: false }), await refresh(token)];
    expect(cookieOf(idle)).toBe(cookieOf(used));
    advance(backend, 25 * 60);
    expect((await refresh(cookieOf(used) ?? '')).status).toBe(200);
  });

  it('lasts thirty days where the patient stays signed in on the device', async () => {
    const { email } = await backend.patient();
    const answer = await backend.call<Session>({
      method: 'POST',
      url: `/login/${backend.tenant.id}`,
      payload: { email, password: 'Portal123', stay_signed_in: true },
    });
    expect(answer.body.ends_in).toBe(30 * 24 * 3600);
    advance(backend, 29 * 24 * 3600);
    const renewed = await refresh(cookieOf(answer) ?? '');
    expect([renewed.status, renewed.body.ends_in]).toEqual([200, 30 * 24 * 3600]);
    advance(backend, 30 * 24 * 3600 + 1);
    expect((await refresh(cookieOf(renewed) ?? '')).status).toBe(401);
  });

  it('means nothing to another organization', async () => {
    const { token } = await signIn();
    expect((await refresh(token, { host: 'evergreen.localhost' })).status).toBe(401);
    expect((await refresh(token)).status).toBe(200);
  });

  it.each(['', 'nonsense'])('is refused when it is %j, and all its cookies are taken away', async (token) => {
    const { status, body, cookies } = await refresh<Problem>(token);
    expect([status, body.code]).toEqual([401, 'Unauthorized']);
    expect(cookies).toMatchObject(cleared);
  });

  it('that is missing is refused, and what is left of a session is taken away', async () => {
    const answer = await backend.call<Problem>({
      method: 'POST',
      url: '/v2/session/refresh',
      headers: { cookie: 'portal_signed_in=1' },
    });
    expect([answer.status, answer.body.code]).toEqual([401, 'Unauthorized']);
    expect(answer.cookies).toMatchObject(cleared);
  });

  it('still serves in the last moment in which tabs count as refreshing together', async () => {
    const { session, token } = await signIn();
    const first = await refresh(token);
    advance(backend, 10);
    const late = await refresh(token);
    expect([late.status, cookieOf(late)]).toEqual([200, cookieOf(first)]);
    expect((await states(late.body)).status).toBe(200);
    expect((await states(session)).status).toBe(200);
  });
});

const everywhere = ({ token }: Session) =>
  backend.call({
    method: 'POST',
    url: '/v2/session/logout-everywhere',
    headers: { authorization: `Bearer ${token}` },
  });

describe('logging out everywhere', () => {
  it('ends all sessions of the patient at once, and nobody else’s', async () => {
    const phone = await signIn();
    const laptop = await login(phone.email, 'Portal123');
    const other = await signIn();
    for (const session of [phone.session, laptop.body, other.session]) expect((await states(session)).status).toBe(200);
    const out = await everywhere(laptop.body);
    expect([out.status, out.body]).toEqual([204, '']);
    expect(out.cookies).toMatchObject(cleared);
    expect((await states(phone.session)).status).toBe(401);
    expect((await states(laptop.body)).status).toBe(401);
    expect((await refresh(phone.token)).status).toBe(401);
    expect((await refresh(cookieOf(laptop) ?? '')).status).toBe(401);
    expect((await states(other.session)).status).toBe(200);
  });

  it('lets the patient log in again', async () => {
    const { email, session } = await signIn();
    await everywhere(session);
    const again = await login(email, 'Portal123');
    expect((await states(again.body)).status).toBe(200);
    expect((await refresh(cookieOf(again) ?? '')).status).toBe(200);
  });

  it('ends a session as well whose password was looked at before', async () => {
    const { email, session } = await signIn();
    const { database, clock, tokens } = backend.portal;
    const looked = await findAccountByEmail(database, backend.tenant.id, email, clock());
    if (!looked) throw new Error('the account is not there');
    await everywhere(session);
    const { session: begun, refresh: refreshToken } = await begin(database, looked, sessionFrom(clock()));
    const token = await tokens.issue({ user: looked._id, organization: looked.organization, session: begun });
    expect((await states({ ...session, token })).status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(401);
  });
});

it('marks the cookie as secure where patients come by TLS, whatever a proxy in front says', async () => {
  const tls = await backendFixture({
    tenants: seededTenants.map((tenant) => (tenant.default ? { ...tenant, origin: 'https://localhost' } : tenant)),
  });
  const { email } = await tls.patient();
  const payload = { email, password: 'Portal123' };
  const answer = await tls.call({ method: 'POST', url: `/login/${tls.tenant.id}`, payload });
  expect(answer.cookies).toMatchObject(Array.from({ length: 4 }, () => ({ secure: true })));
  await tls.close();
});

it('marks the cookie as secure and asks for TLS behind a proxy that ends TLS', async () => {
  const behind = await backendFixture({ settings: { trustProxy: 1 } });
  const { email } = await behind.patient();
  const answer = await behind.call({
    method: 'POST',
    url: `/login/${behind.tenant.id}`,
    payload: { email, password: 'Portal123' },
    headers: { 'x-forwarded-proto': 'https' },
  });
  expect(answer.cookies).toMatchObject(Array.from({ length: 4 }, () => ({ secure: true })));
  expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
  await behind.close();
});
