import type { Portal } from '../portal/Portal.ts';
import { listCopiesOver, writeRemoval } from './store.ts';

/** Removes the bytes of copies that have expired. One that a server died over is removed once more, which does nothing. */
export async function sweepCopies({
  database,
  media,
  clock,
}: Pick<Portal, 'database' | 'media' | 'clock'>): Promise<void> {
  const now = clock();
  for (;;) {
    const ids = await listCopiesOver(database, now);
    if (ids.length === 0) return;
    for (const id of ids) {
      await media.remove(id);
      await writeRemoval(database, id, now);
    }
  }
}
