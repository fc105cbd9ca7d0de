import { NumberRefused } from '../../adapters/sms/Texter.ts';
import { createId } from '../../kernel/ids/createId.ts';
import type { Work } from '../../kernel/jobs/Work.ts';
import { ownOrigin } from '../organizations/ownOrigin.ts';
import type { Portal } from '../portal/Portal.ts';
import { AT_ONCE, claimText, findTextDue, listTextsDue, stopTexts } from './store.ts';
import { isTextingHour, monthIn, textingStates, textOf } from './textingHours.ts';

/** Twilio's code of a number that has answered STOP. */
const STOPPED = '21610';

/**
 * Tells patients who want it of their notifications by text message, by day and a few times a month. A critical result waits for
 * neither.
 *
 * At most once: a notification is marked before the provider is asked, who has no key by which a repeated request is known. A
 * text that comes twice is worse than one that is lost, because the notification itself stands in the portal. So a message
 * that the provider did not take, or over which a server died, is not tried again; the log tells of it. An attempt that failed
 * before the mark is.
 */
export const texting = ({ database, texter, tenants, settings, clock }: Portal): Work => ({
  queue: 'texts',
  pause: 30_000,
  retries: { limit: 3, delay: 60 },
  // Longer than the provider is waited for.
  expires: 60,
  due: () => listTextsDue(database, textingStates(clock()), clock()),
  async run(id) {
    const now = clock();
    const due = await findTextDue(database, id, now);
    // It may have become night meanwhile; in the morning there is another job.
    if (!due || !(due.event === AT_ONCE || isTextingHour(due.state, now))) return;
    const text = await claimText(database, id, monthIn(due.state, now), now);
    const tenant = tenants.all.find((one) => one.id === text?.organization);
    if (!text || !tenant) return;
    const { organization, userId, number, event } = text;
    try {
      await texter.send({
        id: createId(now),
        organization,
        userId,
        to: number,
        text: textOf(event, tenant.settings.name, ownOrigin(tenant, settings.port)),
      });
    } catch (error) {
      if (!(error instanceof NumberRefused)) throw error;
      if (error.code === STOPPED) await stopTexts(database, number, now);
    }
  },
});
