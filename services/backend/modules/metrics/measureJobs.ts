import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../kernel/database/Database.ts';
import { statement } from '../../kernel/database/statement.ts';

const countJobs = statement(
  'count_jobs',
  `select name as queue, state::text as state, count(*)::int as jobs,
      extract(epoch from now() - min(created_on))::int as oldest
    from jobs.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2`,
);

const countMails = statement(
  'count_mails',
  `select (count(*) filter (where given_up_at is null))::int as waiting,
      (count(*) filter (where given_up_at is not null))::int as given_up
    from outbox where channel = 'mail' and delivered_at is null`,
);

/**
 * What is done apart from requests, as the database has it: the same from every server.
 *
 * @returns reads it anew
 */
export function measureJobs(register: Registry, database: Database): () => Promise<void> {
  const registers = [register];
  const ofJobs = new Gauge({
    name: 'portal_jobs',
    help: 'Jobs of a queue, by state; the queue given-up holds those that failed for the last time',
    labelNames: ['queue', 'state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'portal_oldest_job_seconds',
    help: 'Age of the oldest job of a queue, by state',
    labelNames: ['queue', 'state'],
    registers,
  });
  const ofMails = new Gauge({
    name: 'portal_mails',
    help: 'Mails that were not delivered: waiting or given up',
    labelNames: ['state'],
    registers,
  });
  return async () => {
    const queues = await database.query(countJobs, []);
    ofJobs.reset();
    oldest.reset();
    for (const { queue, state, jobs, oldest: age } of queues) {
      const labels = { queue: queue ?? '', state: state ?? '' };
      ofJobs.set(labels, jobs ?? 0);
      oldest.set(labels, age ?? 0);
    }
    const [mails] = await database.query(countMails, []);
    ofMails.set({ state: 'waiting' }, mails?.waiting ?? 0);
    ofMails.set({ state: 'given-up' }, mails?.given_up ?? 0);
  };
}
