import { statement } from '../../kernel/database/statement.ts';
import type { Portal } from '../portal/Portal.ts';

/** Milliseconds for which bytes may wait for their row: longer than any upload takes. */
const PATIENCE = 24 * 60 * 60 * 1000;

/** Ids that are looked up at once. */
const BATCH = 1000;

const listWithoutRow = statement<'list_media_without_row', { id: string }>(
  'list_media_without_row',
  `select id from jsonb_array_elements_text($1::jsonb) as kept (id)
    where not exists (select 1 from images i where i.id = kept.id)`,
);

/** When an id was made: it begins with the seconds. */
const madeAt = (id: string): number => Number.parseInt(id.slice(0, 8), 16) * 1000;

/** Removes the bytes of images whose row was never written, or is gone, because a server died in between. */
export async function sweepMedia({ database, media, clock }: Pick<Portal, 'database' | 'media' | 'clock'>) {
  const before = clock().getTime() - PATIENCE;
  const ids = (await media.list()).filter((id) => madeAt(id) < before);
  for (let at = 0; at < ids.length; at += BATCH) {
    const rows = await database.query(listWithoutRow, [JSON.stringify(ids.slice(at, at + BATCH))]);
    for (const { id } of rows) await media.remove(id);
  }
}
