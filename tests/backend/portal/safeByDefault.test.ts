import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { secrets } from '#services/backend/kernel/database/tables/secrets.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { laboratorySignature } from '#services/backend/adapters/laboratory/isSignedByLaboratory.ts';
import { DEMO_ONLY_KEY, SANDBOX_LABORATORY } from '#services/backend/kernel/settings/laboratorySecret.ts';
import { SettingsError } from '#services/backend/kernel/settings/SettingsError.ts';
import { checkOrigins } from '#services/backend/checkOrigins.ts';
import { createBackend } from '#services/backend/createBackend.ts';
import { warnOfProxies } from '#services/backend/kernel/http/warnOfProxies.ts';
import { loggingServer } from '#tests/support/backend/loggingServer.ts';
import { startWarnings } from '#services/backend/startWarnings.ts';
import { backendFixture, type BackendFixture } from '#tests/support/backend/backendFixture.ts';
import { backendSettings } from '#tests/support/backend/backendSettings.ts';
import { laboratoryOf } from '#tests/support/backend/labFixture.ts';
import { portOf } from '#tests/support/backend/socketsOf.ts';
import { evergreen, healthspan, juniper } from '#tests/support/brands/seededBrands.ts';
import { keptDatabase } from '#tests/support/database/keptDatabase.ts';

const off = { sandbox: false };

it('has neither /sandbox, nor /docs, nor demo patients, nor the laboratory of the sandbox where the sandbox is off', async () => {
  const live = await backendFixture({ settings: off });
  onTestFinished(live.close);
  expect(live.routes.filter(({ url }) => /^\/(sandbox|docs)/.test(url))).toEqual([]);
  for (const url of ['/sandbox/outbox', '/docs/json'])
    expect((await live.call({ method: 'GET', url, headers: { accept: 'application/json' } })).status).toBe(404);
  const key = DEMO_ONLY_KEY;
  const laboratory = { laboratory: SANDBOX_LABORATORY, signature: laboratorySignature('{}', key), text: '{}' };
  expect((await laboratoryOf(live).send({}, laboratory)).status).toBe(401);
  expect(await live.portal.database.db.select().from(users)).toEqual([]);
  const payload = { email: 'ava@example.com', password: 'Portal123' };
  expect((await live.call({ method: 'POST', url: `/login/${live.tenant.id}`, payload })).status).toBe(401);
});

it('does not serve demo patients once the sandbox is off', async () => {
  const { open, close } = await keptDatabase('seeded');
  onTestFinished(close);
  const start = (reset: boolean) => backendFixture({ settings: off, reset, open });
  await expect(start(false)).rejects.toThrow(SettingsError);
  await expect(start(false)).rejects.toThrow('demo patients');
  await (await start(true)).close();
  await (await start(false)).close();
});

it('opens no sandbox on a database that patients were served from', async () => {
  const { open, close } = await keptDatabase('none');
  onTestFinished(close);
  await (await backendFixture({ settings: off, open })).close();
  for (const reset of [false, true])
    await expect(backendFixture({ open, reset })).rejects.toThrow('The database is one of a real installation');
  await (await backendFixture({ settings: off, open })).close();
});

it('serves no database with a secret that it does not know, unless the one that it knows is named as the former', async () => {
  const { open, close } = await keptDatabase('none');
  onTestFinished(close);
  const start = async (secret?: string, formerSecret?: string) =>
    (await backendFixture({ settings: { ...off, secret, formerSecret }, open })).close();
  const unknown = /^PORTAL_SECRET is not the one .*PORTAL_SECRET_FORMER/;
  const [first, second] = ['the first of two secrets, and of these', 'the second of two secrets, and these'];
  await start();
  await expect(start(first)).rejects.toThrow(unknown);
  await start(first, 'database');
  await start(first);
  for (const [secret, former] of [[second], [undefined], [second, 'another secret that no database knows']])
    await expect(start(secret, former)).rejects.toThrow(unknown);
  await start(second, first);
  await start(second);
  await expect(start(first)).rejects.toThrow(unknown);
});

it('knows such a database by its patients where no note was made yet, and lets those of a sandbox come back', async () => {
  const { open, close } = await keptDatabase('none');
  onTestFinished(close);
  const live = await backendFixture({ settings: off, open });
  await live.patient();
  await live.portal.database.db.delete(secrets);
  await live.close();
  await expect(backendFixture({ open })).rejects.toThrow(SettingsError);

  const sandbox = await keptDatabase('seeded');
  onTestFinished(sandbox.close);
  const first = await backendFixture({ open: sandbox.open });
  await first.patient();
  await first.close();
  await (await backendFixture({ open: sandbox.open })).close();
});

it('deletes no patients of a real installation', async () => {
  const { open, close } = await keptDatabase('none');
  onTestFinished(close);
  const live = await backendFixture({ settings: off, open });
  const { email } = await live.patient();
  await live.close();
  await expect(backendFixture({ settings: off, reset: true, open })).rejects.toThrow(
    'The database holds patients, whom --reset would delete',
  );
  const again = await backendFixture({ settings: off, open });
  expect((await again.portal.database.db.select().from(users)).map((one) => one.email)).toEqual([email]);
  await again.close();
});

it('starts in production only where each brand has an origin', async () => {
  const settings = backendSettings({ production: true, sandbox: false });
  const served = { ...healthspan, origin: 'https://portal.example' };
  const started = createBackend({ settings, tenants: [served, evergreen, juniper] });
  await expect(started).rejects.toThrow(SettingsError);
  await expect(started).rejects.toThrow(
    /^NODE_ENV=production needs an "origin" .*evergreen, juniper have none\. Add [^\n]+$/,
  );
  expect(() => checkOrigins({ production: true }, [served])).not.toThrow();
  expect(() => checkOrigins({ production: false }, [evergreen])).not.toThrow();
});

const originIs = (origin: string) => () => checkOrigins({ production: true }, [{ slug: 'clinic', origin }]);

it('production has no origin without https, but on this machine', () => {
  expect(originIs('http://portal.clinic.example')).toThrow(
    /^The "origin" of clinic is http:\/\/portal\.clinic\.example, and .* https[^\n]+$/,
  );
  expect(originIs('https://portal.clinic.example')).not.toThrow();
  expect(originIs('http://healthspan.localhost:4000')).not.toThrow();
});

describe('at the start', () => {
  const kept = { data: '.data', databaseUrl: undefined, media: '.data/media', mediaS3: undefined };
  const outside = { stripe: undefined, smtp: undefined, twilio: undefined, calCom: undefined, clamd: undefined };
  const none = { production: true, unknown: [], ...outside, ...kept };
  const smtp = { url: 'smtp://mail.example', from: 'care@clinic.example' };

  it('is told that the sandbox is open', () => {
    expect(startWarnings({ ...none, sandbox: true }, [{ slug: 'acme' }])).toEqual([
      expect.stringContaining('can sign in as any patient'),
    ]);
  });

  it('is told which parts are missing without it, and nothing where none is', () => {
    const told = startWarnings({ ...none, smtp, sandbox: false }, [
      { slug: 'acme' },
      { slug: 'real', origin: 'https://portal.example' },
    ]);
    for (const name of ['STRIPE_SECRET_KEY', 'TWILIO_ACCOUNT_SID', 'PORTAL_CALCOM_API_KEY', 'PORTAL_CLAMD', 'acme'])
      expect(told.filter((line) => line.includes(name))).toHaveLength(1);
    expect(told.filter((line) => line.includes('DATABASE_URL'))).toHaveLength(1);
    expect(told).toHaveLength(6);
    expect(told.join()).not.toMatch(/PORTAL_SMTP_URL|real/);
    for (const sandbox of [true, false])
      expect(startWarnings({ ...none, unknown: ['PORTAL_COLOR'], sandbox }, [])).toContainEqual(
        'PORTAL_COLOR is no setting of this version and is ignored.',
      );
  });

  it('is warned where nothing is kept, though the sandbox is off', () => {
    expect(startWarnings({ ...none, data: 'memory', sandbox: false }, [])).toContainEqual(
      expect.stringMatching(/^Everything is lost .*PORTAL_DATA.*DATABASE_URL/),
    );
    const databaseUrl = 'postgres://localhost/portal';
    expect(startWarnings({ ...none, data: 'memory', databaseUrl, sandbox: false }, []).join()).not.toContain('lost');
    expect(startWarnings({ ...none, media: 'memory', sandbox: false }, [])).toContainEqual(
      expect.stringMatching(/^Every picture and document is lost .*PORTAL_MEDIA/),
    );
  });

  it('is warned of what only one server finds, and of keys that charge nobody', () => {
    const databaseUrl = 'postgres://localhost/portal';
    const stripe = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1', apiUrl: undefined };
    const told = startWarnings({ ...none, databaseUrl, stripe, sandbox: false }, []);
    expect(told).toContainEqual(expect.stringMatching(/^Pictures are kept in .data\/media .*PORTAL_MEDIA/));
    expect(told).toContainEqual(expect.stringContaining('STRIPE_SECRET_KEY is a test key'));
    expect(told.join()).not.toContain('DATABASE_URL');
    expect(startWarnings({ ...none, databaseUrl, media: '/mnt/media', sandbox: false }, []).join()).not.toContain(
      'Pictures',
    );
  });

  it('is warned that patients may not be served yet, though the sandbox is off', () => {
    expect(startWarnings({ ...none, production: false, sandbox: false }, [])).toContainEqual(
      expect.stringContaining('NODE_ENV=production'),
    );
    expect(startWarnings({ ...none, sandbox: false }, []).join()).not.toContain('NODE_ENV');
  });
});

/** Guesses a password from addresses that the client writes itself, and says how often the account was locked. */
async function guess(backend: BackendFixture, proxyAdds: string) {
  const { email } = await backend.patient();
  const answers = [];
  for (let at = 0; at < 8; at += 1)
    answers.push(
      await backend.call({
        method: 'POST',
        url: `/login/${backend.tenant.id}`,
        payload: { email, password: 'Wrong1234' },
        headers: { 'x-forwarded-for': `203.0.113.${at}${proxyAdds}` },
      }),
    );
  return answers.map(({ status }) => status);
}

const LOCKED = [401, 401, 401, 401, 401, 401, 429, 429];

it.each([
  ['no proxy is trusted', false as const, ''],
  ['one proxy is in front', 1, ', 198.51.100.7'],
  ['the proxy is named', ['127.0.0.1'], ', 198.51.100.7'],
])('believes no address that a client writes where %s', async (_, trustProxy, proxyAdds) => {
  const backend = await backendFixture({ settings: { trustProxy } });
  onTestFinished(backend.close);
  expect(await guess(backend, proxyAdds)).toEqual(LOCKED);
});

it('says once that requests come through a proxy which is not believed', async () => {
  const { app, kept } = loggingServer();
  onTestFinished(() => app.close());
  warnOfProxies(app);
  app.get('/', () => ({}));
  await app.inject({ url: '/' });
  expect(kept.log).not.toContain('PORTAL_TRUST_PROXY');
  for (const from of ['203.0.113.1', '203.0.113.2'])
    await app.inject({ url: '/', headers: { 'x-forwarded-for': from } });
  expect(kept.log.split('PORTAL_TRUST_PROXY')).toHaveLength(2);
  expect(kept.log).not.toContain('203.0.113');
});

it('answers no request that names two hosts', async () => {
  const backend = await backendFixture();
  onTestFinished(backend.close);
  const port = await portOf(backend);
  const answerTo = async (...hosts: readonly string[]) => {
    const socket = connect(port, '127.0.0.1');
    const lines = ['GET /livez HTTP/1.1', ...hosts.map((host) => `Host: ${host}`), 'Connection: close'];
    socket.end(`${lines.join('\r\n')}\r\n\r\n`);
    return text(socket);
  };
  expect(await answerTo('localhost')).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  const refused = await answerTo('localhost', 'evergreen.localhost');
  expect(refused).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(refused).toMatch(/^x-content-type-options: nosniff\r$/m);
  expect(refused).toMatch(/^content-security-policy: default-src 'none'/m);
});
