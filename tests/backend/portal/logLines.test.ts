import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
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
