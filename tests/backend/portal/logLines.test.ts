import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { s3Media } from '#services/backend/adapters/media/s3/s3Media.ts';
import { DatabaseUnavailableError } from '#services/backend/kernel/database/DatabaseUnavailableError.ts';
import { readyLine } from '#services/backend/starting.ts';
import { loggingServer } from '#tests/support/backend/loggingServer.ts';
import { logLines } from '#services/backend/kernel/http/logLines.ts';

it('lines that come at the same time are written together, in their order, and none is kept back', async () => {
  const written: string[] = [];
  const log = logLines((text) => written.push(text));
  log.write('first\n');
  log.write('second\n');
  expect(written).toEqual([]);
  await setImmediate();
  expect(written).toEqual(['first\nsecond\n']);
  log.write('third\n');
  await setImmediate();
  expect(written).toEqual(['first\nsecond\n', 'third\n']);
});

it('a process that ends writes first what waits', () => {
  const written: string[] = [];
  const [before] = [process.listeners('exit')];
  logLines((text) => written.push(text)).write('last\n');
  for (const ending of process.listeners('exit').filter((one) => !before.includes(one))) ending(0);
  expect(written).toEqual(['last\n']);
});

it('the line that says that the server serves is JSON among others, and words on a terminal', () => {
  const text = 'Portal ready at http://localhost:4000';
  const line = readyLine({ app: 'dist/app' }, 4000, false);
  expect(JSON.parse(line)).toMatchObject({ level: 30, msg: text, pid: process.pid });
  expect(line).toMatch(/^[^\n]+\n$/);
  expect(readyLine({ app: 'dist/app' }, 4000, true)).toBe(`${text}\n`);
  expect(readyLine({ app: undefined }, 4000, true)).toMatch(/^API ready/);
});

it('a database that is away is named, and no other error says what was asked', async () => {
  const { app, kept } = loggingServer();
  app.get('/away', () => {
    throw new Error('query failed: secret', { cause: new DatabaseUnavailableError({ code: 'ECONNREFUSED' }) });
  });
  app.get('/broken', () => {
    throw new Error('secret');
  });
  await app.inject('/away');
  expect(kept.log).toContain('"message":"the database is not available"');
  await app.inject('/broken');
  expect(kept.log).not.toContain('secret');
});

it('the store of photos prints nothing about the version of Node', async () => {
  const settings = { region: 'us-east-1', endpoint: 'http://localhost:1', prefix: '', pathStyle: true };
  await s3Media({ ...settings, bucket: 'photos', encryption: 'bucket' });
  expect(process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED']).toBe('true');
});
