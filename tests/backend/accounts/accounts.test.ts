import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { Session } from '#schemas/wire/session.ts';
import { agreements } from '#services/backend/kernel/database/tables/agreements.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { originOf } from '#services/backend/modules/organizations/originOf.ts';
import { policyOf } from '#services/backend/modules/organizations/policyOf.ts';
import { canonicalDigest } from '#services/backend/kernel/ids/canonicalDigest.ts';
import { advance, backendFixture } from '#tests/support/backend/backendFixture.ts';
import { atFullCost } from '#tests/support/backend/cheapHashes.ts';
import { mailsTo } from '#tests/support/backend/mailsTo.ts';

const backend = await backendFixture();
afterAll(() => backend.close());

let count = 0;
/** An address that nobody has yet. */
const newEmail = () => `new${(count += 1)}@example.com`;

const form = (changes: object = {}) => ({
  first_name: 'Mary',
  last_name: 'Smith',
  email: newEmail(),
  password: 'secret-1',
  terms: true,
  ...changes,
});

const signUp = <Body = Session>(changes: object = {}, host = 'localhost') =>
  backend.call<Body>({ method: 'POST', url: '/v2/users', payload: form(changes), headers: { host } });

const logIn = (email: string, password: string, host = 'localhost') =>
  backend.call<Session>({
    method: 'POST',
    url: `/login/${host === 'localhost' ? backend.tenant.id : backend.evergreen.id}`,
    payload: { email, password },
    headers: { host },
  });

const accountOf = async (email: string) =>
  (await backend.portal.database.db.select().from(users).where(eq(users.email, email)))[0];

describe('a new account', () => {
  it('knows the link that its patient came by, and takes codes only', async () => {
    const source = { referral: 'spring-2026', affiliate: 'Partner_7' };
    expect((await signUp(source)).body.user.analytics_traits).toEqual(source);
    expect((await signUp()).body.user.analytics_traits).toEqual({});
    expect((await signUp<Problem>({ referral: 'my doctor said so' })).body.code).toBe('InvalidRequest');
  });

  it('is answered with a session as a login is', async () => {
    const email = newEmail();
    const { status, body, cookies } = await signUp({ email });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      expires_in: 900,
      user: { email, first_name: 'Mary', organization: backend.tenant.id },
    });
    expect(cookies.map(({ name }) => name)).toEqual([
      'portal_refresh',
      'portal_signed_in',
      'portal_page',
      'portal_device',
    ]);
    const me = await backend.call({
      method: 'GET',
      url: `/users/${backend.tenant.id}/user/${body.user._id}/patient`,
      headers: { authorization: `Bearer ${body.token}` },
    });
    expect(me).toMatchObject({ status: 200, body: { _id: body.user._id } });
    const refreshed = await backend.call({
      method: 'POST',
      url: '/v2/session/refresh',
      headers: { cookie: `portal_refresh=${cookies[0]?.value}` },
    });
    expect(refreshed.status).toBe(200);
  });

  it('starts as nobody known: neither verified, nor a demo patient, nor with anything filled in', async () => {
    const email = newEmail();
    const { body } = await signUp({ email });
    expect(body.user).toMatchObject({
      verified: false,
      verificationStatus: 'not_started',
      mobile_verified: false,
      notifications: { email: true, sms: false },
      stripe_id: null,
      medical_profile: {},
      shipping_info: null,
      intakes: [],
      membership: null,
    });
    expect(await accountOf(email)).toMatchObject({ demo: false, revision: 0, createdAt: backend.time.now });
  });

  it('keeps the password as an argon2id hash that takes its time', async () => {
    const email = newEmail();
    await atFullCost(() => signUp({ email, password: 'secret-1' }));
    expect((await accountOf(email))?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await logIn(email, 'secret-1')).status).toBe(200);
  });

  it('keeps what the patient agreed to, and when', async () => {
    const { body } = await signUp();
    const kept = await backend.portal.database.db.select().from(agreements).where(eq(agreements.userId, body.user._id));
    expect(new Set(kept)).toEqual(
      new Set(
        (['consent', 'tos', 'privacy'] as const).map((policy) => ({
          userId: body.user._id,
          policy,
          digest: canonicalDigest(policyOf(backend.tenant, policy)),
          agreedAt: backend.time.now,
        })),
      ),
    );
  });

  it('is welcomed by mail, with nothing of the patient in it', async () => {
    const email = newEmail();
    await signUp({ email, first_name: 'Zebulon', last_name: 'Quimby', password: 'hunter2-secret' });
    const mails = await mailsTo(backend, email);
    expect(mails).toMatchObject([
      { channel: 'mail', subject: 'Welcome to Healthspan', organization: backend.tenant.id },
    ]);
    expect(JSON.stringify(mails)).not.toMatch(/zebulon|quimby|hunter2/i);
  });

  it('belongs to the organization of the host', async () => {
    const email = newEmail();
    const here = await signUp({ email });
    advance(backend, 1);
    const there = await signUp({ email }, 'evergreen.localhost');
    expect([here.status, there.status]).toEqual([201, 201]);
    expect(there.body.user.organization).toBe(backend.evergreen.id);
    expect(there.body.user._id).not.toBe(here.body.user._id);
    expect((await mailsTo(backend, email)).map(({ subject }) => subject)).toEqual([
      'Welcome to Healthspan',
      'Welcome to Evergreen',
    ]);
  });
});

const HIDDEN = 'Please type this on one line, without characters that cannot be seen.';

describe('names', () => {
  it.each([
    ['mary ann', 'Mary Ann'],
    ["o'neil-smith", "O'Neil-Smith"],
    ['o’neil', 'O’Neil'],
    ['  élodie   de la cruz ', 'Élodie De La Cruz'],
    ['McDonald', 'McDonald'],
    ['ån', 'Ån'],
    ['李小龍', '李小龍'],
    ['نيلوفر', 'نيلوفر'],
    ['می\u200cنا', 'می\u200cنا'],
  ])('%j is kept as %j', async (typed, kept) => {
    const { body } = await signUp({ first_name: typed, last_name: typed });
    expect([body.user.first_name, body.user.last_name]).toEqual([kept, kept]);
  });

  it.each([
    ['first_name', 'a', 'Enter your first name.'],
    ['first_name', ' a ', 'Enter your first name.'],
    ['first_name', '', 'Enter your first name.'],
    ['last_name', 'x'.repeat(36), 'Enter your last name.'],
    ['last_name', '\u0007bell', HIDDEN],
    ['last_name', 'li\r\nBcc: x', HIDDEN],
    ['first_name', '\u202e\u2066\u200f', HIDDEN],
    ['first_name', 'Ann\u202eie', HIDDEN],
    ['first_name', '12', 'Please use at least one letter.'],
    ['first_name', '\u3164\u3164', 'Please use at least one letter.'],
    ['last_name', '   ', 'Enter your last name.'],
  ])('as %s %j is refused', async (field, value, message) => {
    const { status, body } = await signUp<Problem>({ [field]: value });
    expect([status, body.code]).toEqual([422, 'InvalidAnswer']);
    expect(body.fields).toMatchObject([{ field, message }]);
  });

  it.each(['Al', 'x'.repeat(35), ` ${'x'.repeat(35)}${' '.repeat(40)}`])(
    'are measured without the spaces around them: %j is taken',
    async (name) => {
      expect((await signUp({ first_name: name, last_name: name })).status).toBe(201);
    },
  );
});

describe('passwords', () => {
  it.each([
    [5, 400],
    [6, 201],
    [49, 201],
    [50, 400],
  ])('of %i characters are answered with %i', async (length, status) => {
    expect((await signUp({ password: 'q8'.repeat(length).slice(0, length) })).status).toBe(status);
  });

  it('are kept as they are, spaces and capitals included', async () => {
    const email = newEmail();
    await signUp({ email, password: '  Pass Word  ' });
    expect((await logIn(email, '  Pass Word  ')).status).toBe(200);
    expect((await logIn(email, 'Pass Word')).status).toBe(401);
  });
});

const REFUSED_EMAIL = [{ field: 'email', code: 'invalid', message: 'Please enter a valid email address.' }];

/** An address of so many characters. */
const ofLength = (length: number) => `${'a'.repeat(length - 'b@example.com'.length)}b@example.com`;

describe('email addresses', () => {
  it.each([
    ['of three characters', 'a@b', 422],
    ['of four characters that are no address', 'a@bc', 422],
    ['of the fewest characters that an address can have', 'a@b.cc', 201],
    ['of 254 characters', ofLength(254), 201],
    ['of 254 characters with spaces around', `  ${ofLength(254).replace('a', 'c')}  `, 201],
    ['of 255 characters', ofLength(255), 422],
    ['without a sign', 'nobody.example.com', 422],
    ['with two signs', 'a@b@example.com', 422],
    ['that would be two', 'a,b@example.com', 422],
    ['that would be another', 'a<b@example.com>', 422],
    ['with a line break', 'a\r\nbcc:b@example.com', 422],
    ['with a control character', 'a\u0007@example.com', 422],
  ])('%s: %j is answered with %i', async (_, email, status) => {
    const answer = await signUp<Problem>({ email });
    expect(answer.status).toBe(status);
    expect(answer.body.fields).toEqual(status === 422 ? REFUSED_EMAIL : undefined);
  });

  it('are kept in lower case without spaces around, so that one address has one account', async () => {
    const email = newEmail();
    expect((await signUp({ email: ` ${email.toUpperCase()} ` })).body.user.email).toBe(email);
    expect(await signUp({ email })).toMatchObject({
      status: 400,
      body: { code: 'EmailAlreadyExists', message: 'Patient with this email already exists.' },
    });
  });

  it('that have an account change nothing of it', async () => {
    const email = newEmail();
    await signUp({ email, password: 'the first one' });
    const before = await accountOf(email);
    expect((await signUp({ email, first_name: 'Eve', password: 'another one' })).status).toBe(400);
    expect(await accountOf(email)).toEqual(before);
    expect(await mailsTo(backend, email)).toHaveLength(1);
    expect((await logIn(email, 'the first one')).status).toBe(200);
  });
});

describe('what a client may not decide', () => {
  it.each([
    { verified: true },
    { mobile_verified: true },
    { notifications: { email: true, sms: true } },
    { verificationStatus: 'completed' },
    { organization: 'f'.repeat(24) },
    { feature_flags: { labs2: true } },
    { stripe_id: 'cus_1' },
    { demo: true },
    { _id: 'a'.repeat(24) },
    { revision: 7 },
    { medical_profile: {} },
    { session_epoch: 3 },
    { membership: 'a'.repeat(24) },
  ])('%j is refused', async (extra) => {
    const email = newEmail();
    expect(await signUp({ email, ...extra })).toMatchObject({ status: 400, body: { code: 'InvalidRequest' } });
    expect(await accountOf(email)).toBeUndefined();
  });

  it.each([{ terms: false }, { terms: 'true' }, { terms: undefined }, { terms: null }])(
    'no account comes of %j',
    async (terms) => {
      const email = newEmail();
      expect((await signUp({ email, ...terms })).status).toBe(400);
      expect(await accountOf(email)).toBeUndefined();
    },
  );

  it('a header that names another organization is refused', async () => {
    const answer = await backend.call({
      method: 'POST',
      url: '/v2/users',
      payload: form(),
      headers: { 'x-organization': backend.evergreen.id },
    });
    expect(answer.status).toBe(404);
  });
});

it.each([
  '123456',
  'Password1',
  'qwertyuiop',
  'aaaaaaaa',
  '        ',
  ' \t \t \t \t',
  ' Password1 ',
  '🙂🙂🙂🙂🙂🙂🙂🙂',
])('the common password %s is refused with the reason', async (password) => {
  expect(await signUp({ password })).toMatchObject({
    status: 422,
    body: { fields: [{ field: 'password', code: 'common', message: expect.stringContaining('guessed first') }] },
  });
});

it('signing up is limited as logging in is', async () => {
  const limited = await backendFixture({ settings: { loginRateLimit: 1 } });
  const post = () => limited.call<Problem>({ method: 'POST', url: '/v2/users', payload: form() });
  expect((await post()).status).toBe(201);
  expect(await post()).toMatchObject({ status: 429, body: { code: 'TooManyRequests' } });
  await limited.close();
});

describe('where links in mails lead', () => {
  const tenant = { domains: ['portal.example', 'localhost', '[::1]'] };
  const asked = (hostname: string, { origin, localPort }: { origin?: string; localPort?: number } = {}) =>
    originOf(
      { hostname, socket: localPort === undefined ? {} : { localPort } },
      origin === undefined ? tenant : { ...tenant, origin },
      4000,
    );

  it('is what the file of the brand says, however the portal is asked', () => {
    for (const hostname of ['portal.example', 'localhost', 'evil.example'])
      expect(asked(hostname, { origin: 'https://portal.example', localPort: 4711 })).toBe('https://portal.example');
  });

  it.each([
    ['localhost', 'http://localhost:4000'],
    ['LOCALHOST', 'http://localhost:4000'],
    ['portal.example', 'http://portal.example:4000'],
    ['[::1]', 'http://[::1]:4000'],
  ])('is otherwise on this machine, where %s is a name of the organization and is kept', (hostname, origin) => {
    expect(asked(hostname)).toBe(origin);
  });

  it.each(['evil.example', '', 'localhost@evil.example', 'localhost.evil.example', 'localhost\nevil.example'])(
    '%j is not: the first domain is taken, with the port of the server',
    (hostname) => {
      expect(asked(hostname)).toBe('http://portal.example:4000');
      expect(asked(hostname, { localPort: 4711 })).toBe('http://portal.example:4711');
    },
  );

  it('takes neither the port of Host nor a forwarded protocol into a mail', async () => {
    const behind = await backendFixture({ settings: { trustProxy: 1 } });
    const { email } = await behind.patient();
    const asking = await behind.call({
      method: 'POST',
      url: `/reset/${behind.tenant.id}/password-reset-request`,
      payload: { email_address: email },
      headers: { host: 'localhost:6666', 'x-forwarded-proto': 'gopher' },
    });
    expect(asking.status).toBe(204);
    const { body } = await behind.call<{ text: string }[]>({ method: 'GET', url: '/sandbox/outbox' });
    expect(body[0]?.text).toMatch(/http:\/\/localhost:4000\/request-password-reset/);
    await behind.close();
  });
});
