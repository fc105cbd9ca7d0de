import type { Work } from '../../kernel/jobs/Work.ts';
import type { Portal } from '../portal/Portal.ts';
import { lookInto } from './events/lookInto.ts';
import { findEvent, handleEvents, listEvents } from './events/store.ts';
import { finishRequest } from './requests/finishRequest.ts';
import { claimRequestDue, listRequestsDue } from './requests/store.ts';

/**
 * Brings to its end what patients wanted of the scheduling service and nobody works on any more, and looks into what the
 * service tells of bookings.
 */
export const bookingWork = (portal: Portal): Work => ({
  queue: 'bookings',
  pause: 5000,
  retries: { limit: 10, delay: 5 },
  expires: 60,
  due: async () => [
    ...(await listEvents(portal.database)),
    ...(await listRequestsDue(portal.database, portal.clock())),
  ],
  async run(key) {
    const { database, clock } = portal;
    if (!key.startsWith('event ')) {
      const request = await claimRequestDue(database, key, clock());
      if (request) await finishRequest(portal, request);
      return;
    }
    const uid = await findEvent(database, key);
    if (uid === undefined) return;
    const until = clock();
    await lookInto(portal, uid);
    await handleEvents(database, uid, until, clock());
  },
});
