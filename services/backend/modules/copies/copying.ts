import type { Work } from '../../kernel/jobs/Work.ts';
import { ownOrigin } from '../organizations/ownOrigin.ts';
import type { Portal } from '../portal/Portal.ts';
import { copyReadyMail } from './mails.ts';
import { sealedCopy } from './sealedCopy.ts';
import { findCopyDue, listCopiesDue, writeFailure, writeReady } from './store.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Days for which a copy can be downloaded. */
const KEPT = 3;

/**
 * Makes the copies that patients have asked for. The bytes are kept before anything says that they are there: a job that
 * comes after a crash keeps them anew, and the patient is told once.
 */
export const copying = (portal: Portal): Work => ({
  queue: 'copies',
  pause: 30_000,
  retries: { limit: 5, delay: 30 },
  // Longer than the longest record takes to be read.
  expires: 10 * 60,
  due: () => listCopiesDue(portal.database),
  async run(id) {
    const { database, media, tenants, settings, jobs, clock } = portal;
    const due = await findCopyDue(database, id);
    const tenant = tenants.all.find((one) => one.id === due?.organization);
    if (!due || !tenant) return;
    const { sealed, bytes } = await sealedCopy(portal, tenant, due);
    await media.put(id, sealed);
    const now = clock();
    const link = `${ownOrigin(tenant, settings.port)}/dashboard/me/settings/security`;
    const ready = { id, bytes, expires: new Date(now.getTime() + KEPT * DAY) };
    // Where another server was faster, it has kept the same.
    if (await writeReady(database, ready, copyReadyMail(tenant.settings, link, KEPT), now)) jobs.wake('mail');
  },
  giveUp: (id) => writeFailure(portal.database, id, portal.clock()),
});
