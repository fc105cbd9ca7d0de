import type { Work } from '../../kernel/jobs/Work.ts';
import type { Portal } from '../portal/Portal.ts';
import { findTagsDue, keepMailingEntry, listTagsDue, markTagSent } from './store.ts';

/** Tells the mailing list where patients stand, apart from the requests that say so. */
export const mailingWork = ({
  database,
  mailingList,
  clock,
}: Pick<Portal, 'database' | 'mailingList' | 'clock'>): Work => ({
  queue: 'mailing',
  pause: 30_000,
  retries: { limit: 8, delay: 60 },
  expires: 60,
  due: () => listTagsDue(database),
  async run(key) {
    const [id = ''] = key.split(':');
    for (const tag of await findTagsDue(database, id)) {
      const { email, name, status } = tag;
      const entry = tag.entry ?? (await keepMailingEntry(database, id, await mailingList.subscribe({ id, email })));
      await mailingList.tag(entry, { name, status });
      await markTagSent(database, id, tag, clock());
    }
  },
});
