import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveApi } from '#services/backend/serveApi.ts';
import { intakes } from '#services/backend/kernel/database/tables/intakes.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { NumberRefused, SmsUnavailable, type TextMessage } from '#services/backend/adapters/sms/Texter.ts';
import { backendFixture, fullProfile, type BackendFixture } from '#tests/support/backend/backendFixture.ts';
import { loggingServer } from '#tests/support/backend/loggingServer.ts';
import { otherCode } from '#tests/support/backend/otherCode.ts';

const CANARY = 'canary-7f3a';

it('neither logs nor answers what a failed query was given', async () => {
  const backend = await backendFixture();
  const { app, kept } = loggingServer();
  const { db } = backend.portal.database;
  app.get('/builder', async () =>
    db
      .select()
      .from(intakes)
      .where(sql`nothing = ${CANARY}`),
  );
  app.get('/driver', async () =>
    backend.portal.database.query({ name: 'x', text: `select '${CANARY}' from nothing`, types: undefined }, []),
  );
  app.get('/thrown', async () => {
    throw new Error(`wrong: ${CANARY}\nand ${CANARY}`, { cause: new Error(CANARY) });
  });
  app.get('/unique', async () => db.insert(users).select(db.select().from(users).limit(1)));
  for (const url of ['/builder', '/driver', '/thrown', '/unique']) {
    const answer = await app.inject(`${url}?note=${CANARY}`);
    expect(answer.json()).toMatchObject({ status: 500, code: 'ServerError', fields: [] });
    expect(answer.body).not.toContain(CANARY);
  }
  expect(kept.log).toContain('a request failed');
  expect(kept.log).toContain('42P01');
  expect(kept.log).not.toContain(CANARY);
  expect(kept.log).not.toContain('argon2');
  await app.close();
  await backend.close();
});

describe('a text message', () => {
  const sent: TextMessage[] = [];
  let failure: Error | undefined;
  let backend: BackendFixture;
  let log: ReturnType<typeof loggingServer>;
  beforeAll(async () => {
    backend = await backendFixture({
      texter: {
        async send(message) {
          sent.push(message);
          if (failure) throw failure;
        },
      },
    });
    log = loggingServer();
    log.app.decorateRequest('access', null);
    log.app.decorateRequest('tenant');
    log.app.addHook('onRequest', async (request) => {
      request.tenant = backend.tenant;
    });
    await log.app.register(async (scope) => serveApi(scope, backend.portal));
  });
  afterAll(() => Promise.all([log.app.close(), backend.close()]));

  it.each([
    ['is sent', undefined],
    ['is refused', new NumberRefused('21614')],
    ['cannot be sent', new SmsUnavailable({ cause: new Error('to +12135550123') })],
    ['fails otherwise', new Error('to 2135550123')],
  ])('that %s leaves neither the number nor the code in the log', async (_, fails) => {
    failure = fails;
    const { id, org, token } = await backend.patient(fullProfile);
    const before = log.kept.log.length;
    const post = (what: string, payload: object) =>
      log.app.inject({
        method: 'POST',
        url: `/users/${org}/${id}/${what}`,
        payload,
        headers: { authorization: `Bearer ${token}` },
      });
    await post('send-mobile-verification', { number: '(213) 555-0123' });
    const code = sent.at(-1)?.secret ?? '';
    for (const one of [otherCode(code), code]) await post('mobile-verify', { verification_code: one });
    const lines = log.kept.log.slice(before);
    expect(lines.match(/request completed/g)).toHaveLength(3);
    // As a number of its own: ids and durations are longer rows of digits.
    for (const secret of ['213\\D*555\\D*0123', code, otherCode(code)])
      expect(lines).not.toMatch(new RegExp(`(?<![\\d.a-f])${secret}(?![\\da-f])`));
  });
});
