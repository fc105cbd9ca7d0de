import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { json } from 'node:stream/consumers';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { finishRequests } from '#services/backend/kernel/http/finishRequests.ts';
import { answerProblems } from '#services/backend/kernel/problems/answerProblems.ts';
import { stopOnSignals } from '#services/backend/starting.ts';
import { seededPostgres } from '#tests/support/database/seededPostgres.ts';
import { organizationOf } from '#tests/support/portal/beginSession.ts';
import { buildServer, type BuiltServer } from '#tests/support/portal/buildServer.ts';
import { serverProcess } from '#tests/support/portal/serverProcess.ts';

/** Sends the first half of a login. @returns sends the rest, and hears the answer */
async function halfLogin(url: string) {
  const body = JSON.stringify({ email: 'ava@example.com', password: 'Portal124' });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    // The server says that it has begun with the request.
    expect: '100-continue',
  };
  const login = request(url, { method: 'POST', headers });
  const lost = once(login, 'error');
  login.flushHeaders();
  await once(login, 'continue');
  login.write(body.slice(0, 9));
  return {
    /** Resolves with the error where the connection is cut off. */
    lost,
    async finish() {
      login.end(body.slice(9));
      const [answer] = await once(login, 'response');
      return { status: answer.statusCode, body: await json(answer) };
    },
  };
}

describe('a server that is told to stop', () => {
  let built: BuiltServer;
  let databaseUrl: string;
  beforeAll(async () => {
    [built, databaseUrl] = await Promise.all([buildServer('services/backend/main.ts'), seededPostgres()]);
  });
  afterAll(() => built.remove());
  const start = async (drain = 0) => {
    const env = {
      PORT: '0',
      PORTAL_DRAIN: String(drain),
      DATABASE_URL: databaseUrl,
      PORTAL_MEDIA: 'memory',
      PORTAL_APP: 'none',
      PORTAL_LOG: 'silent',
    };
    const server = serverProcess({ file: built.file, env });
    const url = await server.ready();
    return { server, url, login: await halfLogin(`${url}/login/${(await organizationOf(url))._id}`) };
  };

  it('answers what is under way, refuses what comes then, and waits for no idle connection', async () => {
    const { server, url, login } = await start();
    const { hostname, port } = new URL(url);
    const idle = connect(Number(port), hostname);
    await once(idle, 'connect');
    server.signal('SIGTERM');
    const refused = await vi.waitFor(
      async () => {
        const answer = await fetch(`${url}/healthz`);
        if (answer.ok) throw new Error('it does not stop');
        return answer;
      },
      { timeout: 30_000 },
    );
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await refused.json()).toMatchObject({ code: 'ServiceUnavailable' });
    expect(await login.finish()).toMatchObject({ status: 401, body: { code: 'InvalidCredentials' } });
    expect(await server.ended()).toBe(0);
    idle.destroy();
  });

  it('says first that it is not ready, and goes on answering for as long as it is set to', async () => {
    const { server, url, login } = await start(300);
    server.signal('SIGTERM');
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 30_000 }).toBe(503);
    const answered = await fetch(`${url}/livez`);
    expect([answered.status, answered.headers.get('connection')]).toEqual([200, 'close']);
    expect(await login.finish()).toMatchObject({ status: 401, body: { code: 'InvalidCredentials' } });
    server.signal('SIGKILL');
    await server.ended();
  });

  it('ends at once where it is told again', async () => {
    const { server } = await start();
    const again = setInterval(() => server.signal('SIGTERM'), 100);
    expect(await server.ended()).toBe(1);
    clearInterval(again);
  });
});

it('a client that never comes to an end is cut off after a while', async () => {
  const app = fastify({ forceCloseConnections: true });
  answerProblems(app);
  finishRequests(app, 0, 1);
  app.post('/', async () => 'ok');
  const login = await halfLogin(await app.listen({ port: 0, host: '127.0.0.1' }));
  await app.close();
  expect(await login.lost).toMatchObject([{ code: 'ECONNRESET' }]);
});

it('ends after 10 seconds though something never comes to its end', () => {
  vi.useFakeTimers();
  const listened = vi.spyOn(process, 'on').mockReturnThis();
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  stopOnSignals(0, () => new Promise(() => undefined));
  const [, stop] = listened.mock.calls.find(([name]) => name === 'SIGTERM') ?? [];
  stop?.();
  vi.advanceTimersByTime(9_999);
  expect(() => vi.advanceTimersByTime(1)).toThrow('ended with 1');
  vi.restoreAllMocks();
  vi.useRealTimers();
});
