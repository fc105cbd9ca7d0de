import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/Database.ts';
import { Definitions } from '../intakes/Definitions.ts';
import { listDrafts } from '../intakes/store.ts';
import { Visit } from '../intakes/Visit.ts';
import { draftOf } from './draftOf.ts';

/**
 * Writes the open visits of a template into a directory, one file a draft, numbered in no order that says whose they
 * are. Before a changed template goes live, `npm run flows -- diff <old> <new> --drafts <directory>` tells with them
 * what becomes of the visits that patients are in the middle of; what they told of themselves need not leave the server
 * for it.
 *
 * @param slug of the template, in every organization
 * @returns how many there are
 */
export async function exportDrafts(database: Database, slug: string, directory: string, now: Date): Promise<number> {
  const definitions = new Definitions(database);
  const rows = await listDrafts(database, slug);
  const drafts = await Promise.all(
    rows.map(async (row) =>
      JSON.stringify(draftOf(new Visit(row, await definitions.get(row.version_id), now)), null, 2),
    ),
  );
  await mkdir(directory, { recursive: true });
  for (const [index, text] of drafts.toSorted((a, b) => (a < b ? -1 : 1)).entries())
    await writeFile(join(directory, `draft-${String(index + 1).padStart(4, '0')}.json`), `${text}\n`);
  return drafts.length;
}
