import { createHash } from 'node:crypto';
import type { QueueName } from './Work.ts';

/** The id of the job for a key: one key has one job, whoever makes it and how often. */
export const jobIdOf = (queue: QueueName, key: string): string =>
  createHash('md5')
    .update(`${queue}:${key}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * The condition that there is no job for a key, as SQL.
 *
 * @param key SQL of the key
 */
export const withoutJob = (queue: QueueName, key: string): string =>
  `not exists (select 1 from jobs.job j where j.name = '${queue}' and j.id = md5('${queue}:' || ${key})::uuid)`;
