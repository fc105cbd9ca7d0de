import cookie from '@fastify/cookie';
import { expect, it } from 'vitest';
import { serveApi } from '#services/backend/serveApi.ts';
import { advance, backendFixture } from '#tests/support/backend/backendFixture.ts';
import { loggingServer } from '#tests/support/backend/loggingServer.ts';
import { mailedLink, mailsTo } from '#tests/support/backend/mailsTo.ts';

/** A password that is found wherever it is written. */
const PASSWORD = 'canary-7f3a';

it('no log line holds a password, a token or an address, and no mail holds more than the link it is about', async () => {
  const backend = await backendFixture();
  const { app, kept } = loggingServer();
  app.decorateRequest('access', null);
  app.decorateRequest('tenant');
  app.addHook('onRequest', async (request) => {
    request.tenant = backend.tenant;
  });
  await app.register(cookie);
  await app.register(async (scope) => serveApi(scope, backend.portal));
  const send = async (method: 'POST' | 'PUT', url: string, payload: object) => {
    const { statusCode } = await app.inject({ method, url, payload });
    await backend.portal.afterAnswer.rest();
    return statusCode;
  };
  const org = backend.tenant.id;
  const email = 'canary@example.com';
  const account = { first_name: 'Zebulon', last_name: 'Quimby', email, password: PASSWORD, terms: true };
  expect(await send('POST', '/v2/users', account)).toBe(201);
  expect(await send('POST', '/v2/users', account)).toBe(400);
  expect(await send('POST', '/v2/users', { ...account, first_name: 'Q' })).toBe(422);
  expect(await send('POST', `/login/${org}`, { email, password: `${PASSWORD}!` })).toBe(401);
  advance(backend, 1);
  expect(await send('POST', `/reset/${org}/password-reset-request`, { email_address: email })).toBe(204);
  const [user, token] = (await mailedLink(backend, email)).pathname.split('/').slice(-2);
  const set = (confirm: string) =>
    send('PUT', `/users/${org}/${user}/reset-password-token`, {
      new_password: PASSWORD,
      confirm_password: confirm,
      reset_token: token,
      user_id: user,
      organization: org,
    });
  expect([await set('something'), await set(PASSWORD), await set(PASSWORD)]).toEqual([422, 204, 422]);
  advance(backend, 1);
  expect(await send('POST', '/sandbox/simulate/send-login-link', { email })).toBe(200);
  const login = (await mailedLink(backend, email)).searchParams.get('token');
  advance(backend, 1);
  expect(await send('POST', `/login/${org}/token`, { token: login })).toBe(200);
  const ending = (await mailedLink(backend, email)).pathname.split('/').at(-1);
  expect(await send('POST', `/login/${org}/token`, { token: login })).toBe(422);
  expect(await send('POST', `/v2/users/${org}/${user}/session-end`, { token: ending })).toBe(204);

  expect(kept.log.match(/request completed/g)).toHaveLength(12);
  for (const secret of [PASSWORD, token ?? '?', login ?? '?', ending ?? '?', email, 'Zebulon', 'Quimby', 'argon2'])
    expect(kept.log).not.toContain(secret);
  const mails = await mailsTo(backend, email);
  expect(mails).toHaveLength(5);
  for (const { text, subject } of mails) {
    expect(text + subject).not.toMatch(/canary|zebulon|quimby|argon2/i);
    expect([token, login].filter((secret) => text.includes(secret ?? '?')).length).toBe(
      /reset your password|link to log in/i.test(subject) ? 1 : 0,
    );
  }
  await app.close();
  await backend.close();
});
