import { statement } from '../../kernel/database/statement.ts';
import type { Portal } from '../portal/Portal.ts';

/** Ids that are looked up at once. */
const BATCH = 1000;

const listWithoutRow = statement<'list_media_without_row', { id: string }>(
  'list_media_without_row',
  `select id from jsonb_array_elements_text($1::jsonb) as kept (id)
    where not exists (select 1 from images i where i.id = kept.id)
      and not exists (select 1 from data_copies c where c.id = kept.id)
      and not exists (select 1 from attachments a where a.id = kept.id)
      and not exists (select 1 from care_team_members t where t.avatar = kept.id)`,
);

/**
 * Removes the bytes of images, copies and attachments that have no row.
 *
 * @param isMeant whether an id is looked at
 */
export async function removeWithoutRow(
  { database, media }: Pick<Portal, 'database' | 'media'>,
  isMeant: (id: string) => boolean = () => true,
): Promise<void> {
  async function remove(ids: readonly string[]): Promise<void> {
    const rows = await database.query(listWithoutRow, [JSON.stringify(ids)]);
    for (const { id } of rows) await media.remove(id);
  }
  let ids: string[] = [];
  for await (const id of media.list()) {
    if (isMeant(id)) ids.push(id);
    if (ids.length < BATCH) continue;
    await remove(ids);
    ids = [];
  }
  await remove(ids);
}
