import { expect, it, vi } from 'vitest';
import { DatabaseUnavailableError } from '#services/backend/kernel/database/DatabaseUnavailableError.ts';
import { migrate } from '#services/backend/kernel/database/migrate.ts';
import { openDatabase } from '#services/backend/kernel/database/openDatabase.ts';
import { Jobs } from '#services/backend/kernel/jobs/Jobs.ts';
import { nameOf, type JobReport } from '#services/backend/kernel/jobs/Queue.ts';
import type { QueueName, Work } from '#services/backend/kernel/jobs/Work.ts';
import { backendPostgres } from '#tests/support/database/backendPostgres.ts';
import { recycledDatabase } from '#tests/support/database/recycledDatabase.ts';

const nothingDue = (queue: QueueName): Work => ({
  queue,
  due: () => Promise.resolve([]),
  run: () => Promise.resolve(),
  pause: 60_000,
  retries: { limit: 1, delay: 1 },
  expires: 60,
});

const works = (['mail', 'texts', 'mailing', 'payments', 'changes', 'closings', 'copies', 'sweep'] as const).map(
  nothingDue,
);

it('servers that start together make a queue once that no migration has made', async () => {
  const url = await backendPostgres();
  const servers = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ data: 'memory', url })));
  const [database] = servers;
  await database?.startUp(migrate);
  await database?.execute(`select jobs.delete_queue(name) from jobs.queue where name <> 'given-up'`, []);
  const report = vi.fn<JobReport>();
  const begun = servers.map((own) => new Jobs(own));
  await Promise.all(begun.map((jobs) => jobs.prepare(works, report)));
  for (const jobs of begun) jobs.begin();
  const { rows } = (await database?.execute('select name from jobs.queue order by name')) ?? {};
  expect(rows).toEqual(
    ['changes', 'closings', 'copies', 'given-up', 'mail', 'mailing', 'payments', 'sweep', 'texts'].map((name) => ({
      name,
    })),
  );
  await Promise.all(begun.map((jobs) => jobs.end()));
  expect(report).not.toHaveBeenCalled();
  await Promise.all(servers.map((own) => own.close()));
});

it('a queue is written again only where its work is another', async () => {
  const database = await recycledDatabase('none');
  const writes = async (limit: number) => {
    const jobs = new Jobs(database);
    const execute = vi.spyOn(database, 'startUp');
    const asked: string[] = [];
    execute.mockImplementationOnce((work) =>
      work({
        ...database,
        execute: (text, values) => {
          asked.push(text);
          return database.execute(text, values);
        },
      }),
    );
    await jobs.prepare([{ ...nothingDue('mail'), retries: { limit, delay: 1 } }], vi.fn<JobReport>());
    jobs.begin();
    await jobs.end();
    execute.mockRestore();
    return asked.filter((text) => !/^\s*select\s+name\b/i.test(text)).length;
  };
  expect(await writes(2)).toBeGreaterThan(0);
  expect(await writes(2)).toBe(0);
  expect(await writes(3)).toBe(1);
  const { rows } = await database.execute(`select retry_limit as limit from jobs.queue where name = 'mail'`);
  expect(rows).toEqual([{ limit: 3 }]);
  await database.close();
});

it('a job over which the database went away is done once it is back, whatever attempts it had left', async () => {
  const database = await recycledDatabase('none');
  const jobs = new Jobs(database);
  const run = vi
    .fn<Work['run']>()
    .mockRejectedValueOnce(new DatabaseUnavailableError(new Error('terminated')))
    .mockResolvedValueOnce();
  const giveUp = vi.fn<(key: string) => Promise<void>>();
  const retries = { limit: 0, delay: 1 };
  await jobs.prepare([{ ...nothingDue('mail'), due: async () => ['one'], run, giveUp, retries }], vi.fn<JobReport>());
  jobs.begin();
  await jobs.rest('mail');
  expect(run).toHaveBeenCalledOnce();
  jobs.wake('mail');
  await jobs.rest('mail');
  expect(run.mock.calls).toEqual([['one'], ['one']]);
  expect(giveUp).not.toHaveBeenCalled();
  await jobs.end();
  await database.close();
});

it.each([
  [Object.assign(new Error('no'), { code: 'EAUTH' }), 'Error EAUTH'],
  [new RangeError('of pat@example.com', { cause: new TypeError('', { cause: { code: 'x' } }) }), 'RangeError'],
  [
    new Error('', { cause: new AggregateError([Object.assign(new Error(''), { code: 'ECONNREFUSED' })]) }),
    'Error ECONNREFUSED',
  ],
  ['of pat@example.com', 'string'],
])('an error is logged by its name and the code of its cause, without its message: %s', (error, told) => {
  expect(nameOf(error)).toBe(told);
});
