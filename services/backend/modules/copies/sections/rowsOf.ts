import type { Statement } from '../../../kernel/database/Database.ts';
import type { CopyOf } from './CopyOf.ts';

/** The rows of a section that one statement reads of a patient, each as one value. */
export const rowsOf = <Item extends object>(read: Statement<readonly [string | null], { readonly item: Item }>) =>
  async function* rows({ portal, userId }: Pick<CopyOf, 'portal' | 'userId'>): AsyncGenerator<Item> {
    for (const { item } of await portal.database.query(read, [userId])) yield item;
  };
