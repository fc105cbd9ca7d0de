import { join } from 'node:path';
import { inject } from 'vitest';
import { createBackend } from '#services/backend/createBackend.ts';
import { openDatabase } from '#services/backend/kernel/database/openDatabase.ts';
import { backendSettings } from '../backend/backendSettings.ts';
import { testMorning } from '../backend/testMorning.ts';
import { once } from '../once.ts';
import { createDatabase } from './createDatabase.ts';
import { databaseCopy } from './databaseCopy.ts';

/** A database that is migrated and seeded as nothing else is said, and the folder of its images. */
export interface SeededBackend {
  /** The name of the database. Nobody connects to it: it is there to be copied. */
  readonly template: string;
  readonly media: string;
}

/** Has a backend seed itself, and copies its rows beside the tables. */
async function seed({ template, media }: SeededBackend): Promise<void> {
  const databaseUrl = await createDatabase(inject('postgresUrl'), template);
  const app = await createBackend({ settings: backendSettings({ databaseUrl, media }), clock: testMorning });
  await app.close();
  const database = await openDatabase({ url: databaseUrl, data: 'memory' });
  for (const statement of databaseCopy.keep) await database.execute(statement);
  await database.close();
}

/** What a backend leaves that has seeded itself. The first test worker that asks has it made; it has loaded the code anyway. */
export async function seededBackend(): Promise<SeededBackend> {
  const folder = inject('seededFolder');
  const seeded = { template: 'seeded', media: join(folder, 'media') };
  await once(join(folder, 'seeding'), () => seed(seeded));
  return seeded;
}
