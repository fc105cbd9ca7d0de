import type { Work } from '../../kernel/jobs/Work.ts';
import type { Portal } from '../portal/Portal.ts';
import {
  dropMailingRemoval,
  findMailingRemoval,
  findTagsDue,
  keepMailingEntry,
  listMailingRemovals,
  listTagsDue,
  markTagSent,
} from './store.ts';

/** Tells the mailing list where patients stand, and whose address is no patient's any more, apart from the requests that say so. */
export function mailingWork({
  database,
  mailingList,
  clock,
}: Pick<Portal, 'database' | 'mailingList' | 'clock'>): Work {
  async function tellTags(userId: string): Promise<void> {
    for (const tag of await findTagsDue(database, userId)) {
      const { email, name, status } = tag;
      const owner = { id: userId, email };
      const subscribe = async () => keepMailingEntry(database, owner, await mailingList.subscribe(owner), clock());
      // An entry that was taken off while it was put on is not there any more.
      const told = mailingList.tag(tag.entry ?? (await subscribe()), { name, status });
      await told.catch(async () => mailingList.tag(await subscribe(), { name, status }));
      await markTagSent(database, userId, tag, clock());
    }
  }

  return {
    queue: 'mailing',
    pause: 30_000,
    retries: { limit: 8, delay: 60 },
    expires: 60,
    due: async () => [...(await listMailingRemovals(database)), ...(await listTagsDue(database))],
    async run(key) {
      const removal = await findMailingRemoval(database, key);
      if (removal) {
        if (!removal.isWanted) await mailingList.remove(removal.entry, removal.isFinal);
        await dropMailingRemoval(database, key, removal, clock());
        return;
      }
      const [userId = ''] = key.split(':');
      await tellTags(userId);
    },
  };
}
