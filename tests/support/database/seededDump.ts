import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { createBackend } from '#services/backend/createBackend.ts';
import { backendSettings } from '../backend/backendSettings.ts';
import { testMorning } from '../backend/testMorning.ts';
import { once } from '../once.ts';
import { databaseCopy } from './databaseCopy.ts';

/** A dumped database that is migrated and seeded as nothing else is said, and the folder of its images. */
interface SeededDump {
  readonly dump: string;
  readonly media: string;
}

/** Has a backend seed itself, and dumps what it leaves. */
async function seed(data: string, { dump, media }: SeededDump): Promise<void> {
  const app = await createBackend({
    settings: backendSettings({ data, media }),
    clock: testMorning,
    dump: new Blob([readFileSync(inject('backendDump'))]),
  });
  await app.close();
  const database = await PGlite.create({ dataDir: join(data, 'database') });
  for (const statement of databaseCopy.keep) await database.query(statement);
  writeFileSync(dump, Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer()));
  await database.close();
}

/** The counterpart of `seededBackend` for projects with embedded databases. */
export async function seededDump(): Promise<SeededDump> {
  const folder = inject('seededFolder');
  const seeded = { dump: join(folder, 'seeded.tar'), media: join(folder, 'media') };
  await once(join(folder, 'dumping'), () => seed(join(folder, 'data'), seeded));
  return seeded;
}
