import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../kernel/database/Database.ts';
import { templateVersions } from '../kernel/database/tables/templateVersions.ts';
import { Definitions } from '../modules/templates/Definitions.ts';
import { listDrafts } from '../modules/intakes/stored/store.ts';
import { Visit } from '../modules/visits/Visit.ts';
import { DraftExportError } from './DraftExportError.ts';
import { draftOf, type Draft } from './draftOf.ts';
import { emptyDirectory } from './emptyDirectory.ts';

/** What was written out. */
interface ExportedDrafts {
  readonly count: number;
  /**
   * Fields, as `step.field`, with texts in a form in which no other text could be written: a check of the drafts counts
   * them as asked again.
   */
  readonly formless: readonly string[];
}

async function refuseUnknown({ db }: Database, slug: string): Promise<void> {
  const rows = await db.selectDistinct({ slug: templateVersions.slug }).from(templateVersions);
  const known = rows.map((row) => row.slug);
  if (!known.includes(slug))
    throw new DraftExportError(`There is no template '${slug}'; there are ${known.toSorted().join(', ') || 'none'}.`);
}

/**
 * Writes the open visits of a template into a directory, one file a draft, numbered in no order that says whose they
 * are. Before a changed template goes live, `npm run flows -- diff <old> <new> --drafts <directory>` tells with them
 * what becomes of the visits that patients are in the middle of; what they told of themselves need not leave the server
 * for it.
 *
 * @param slug of the template, in every organization
 * @param directory new or empty
 * @throws DraftExportError where there is no such template, or something is in the directory
 */
export async function exportDrafts(
  database: Database,
  slug: string,
  directory: string,
  now: Date,
): Promise<ExportedDrafts> {
  await refuseUnknown(database, slug);
  await emptyDirectory(directory);
  const definitions = new Definitions(database);
  const rows = await listDrafts(database, slug);
  const formless = new Set<string>();
  const drafts: Draft[] = [];
  for (const row of rows)
    drafts.push(draftOf(new Visit(row, await definitions.get(row.version_id), now), (ref) => formless.add(ref)));
  const texts = drafts.map((draft) => JSON.stringify(draft, null, 2)).toSorted((a, b) => (a < b ? -1 : 1));
  for (const [index, text] of texts.entries())
    await writeFile(join(directory, `draft-${String(index + 1).padStart(4, '0')}.json`), `${text}\n`);
  return { count: texts.length, formless: [...formless].toSorted() };
}
