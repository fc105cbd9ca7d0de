import { statement } from '../../kernel/database/statement.ts';
import { sweep } from '../../kernel/database/sweep.ts';
import type { Work } from '../../kernel/jobs/Work.ts';
import { removeAccesses } from '../accesses/store.ts';
import { sweepCopies } from '../copies/sweepCopies.ts';
import { sweepMedia } from '../images/sweepMedia.ts';
import { noteSubmitted } from './noteSubmitted.ts';
import { expireIntakes } from '../intakes/stored/store.ts';
import type { Portal } from '../portal/Portal.ts';
import { sweepWaiting } from '../subscriptions/sweepWaiting.ts';

/** Milliseconds between two sweeps, whichever server does them. */
const PERIOD = 6 * 60 * 60 * 1000;

const DAY = 24 * 60 * 60 * 1000;

const isSwept = statement(
  'is_swept',
  `select true as swept from jobs.job where name = 'sweep' and data->>'key' = $1
    union all select true from jobs.archive where name = 'sweep' and data->>'key' = $1`,
);

/** Removes what is over from database and media store, closes visits that were left behind, and looks what newer templates say of submitted ones, once a period. */
export const sweeping = (portal: Portal): Work => ({
  queue: 'sweep',
  pause: 10 * 60 * 1000,
  retries: { limit: 3, delay: 300 },
  expires: 15 * 60,
  async due() {
    const key = String(Math.floor(portal.clock().getTime() / PERIOD));
    return (await portal.database.query(isSwept, [key])).length === 0 ? [key] : [];
  },
  async run() {
    const now = portal.clock();
    await sweep(portal.database, now);
    await expireIntakes(portal.database, now);
    await sweepWaiting(portal.database, now);
    await noteSubmitted(portal);
    await removeAccesses(portal.database, new Date(now.getTime() - portal.settings.accessLogDays * DAY));
    await sweepCopies(portal);
    await sweepMedia(portal);
  },
});
