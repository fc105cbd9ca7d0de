import type { QueueName } from '#services/backend/kernel/jobs/Work.ts';
import type { BackendFixture } from './backendFixture.ts';

/** Has a backend do all that is due in queues now. */
export async function doJobs({ portal: { jobs } }: Pick<BackendFixture, 'portal'>, ...queues: readonly QueueName[]) {
  for (const queue of queues) {
    jobs.wake(queue);
    await jobs.rest(queue);
  }
}

/** Turns the database's clock for what waits in a queue: it is due by now. */
export async function retryNow({ portal: { database } }: Pick<BackendFixture, 'portal'>, queue: QueueName) {
  await database.execute(`update jobs.job set start_after = now() - interval '1 second' where name = $1`, [queue]);
}

/** Jobs that failed at least once, by queue and key. */
export async function failedJobs({ portal: { database } }: Pick<BackendFixture, 'portal'>): Promise<readonly object[]> {
  const { rows } = await database.execute(
    `select name, data->>'key' as key, state::text, output from jobs.job
      where state in ('retry', 'failed') and name <> 'given-up'`,
  );
  return rows;
}
