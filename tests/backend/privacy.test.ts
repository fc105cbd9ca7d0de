import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerProblems } from '#services/backend/http/answerProblems.ts';
import { loggerOptions } from '#services/backend/http/loggerOptions.ts';
import { intakes } from '#services/backend/database/tables/intakes.ts';
import { users } from '#services/backend/database/tables/users.ts';
import { backendFixture } from '#tests/support/backendFixture.ts';

const CANARY = 'canary-7f3a';

it('neither logs nor answers what a failed query was given', async () => {
  const backend = await backendFixture();
  let log = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  const options = loggerOptions('trace');
  const app = fastify({ logger: { ...(typeof options === 'object' ? options : {}), stream } });
  answerProblems(app);
  const { db } = backend.portal.database;
  app.get('/builder', async () =>
    db
      .select()
      .from(intakes)
      .where(sql`nothing = ${CANARY}`),
  );
  app.get('/driver', async () =>
    backend.portal.database.query({ name: 'x', text: `select '${CANARY}' from nothing` }, []),
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
  expect(log).toContain('a request failed');
  expect(log).toContain('42P01');
  expect(log).not.toContain(CANARY);
  expect(log).not.toContain('argon2');
  await app.close();
  await backend.close();
});
