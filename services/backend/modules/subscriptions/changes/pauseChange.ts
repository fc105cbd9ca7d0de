import { mailParams } from '../../notifications/mailing.ts';
import { HOLD_REASON } from '../../stops/HOLD_REASON.ts';
import type { Change } from './Change.ts';
import { changeMail } from './changeMail.ts';
import { mailingChange, OWN, writing } from './writing.ts';

const PAUSED = `status = case when s.status = 'canceled' then s.status else 'paused' end, pause_collection = 'void',
    pause_reason = $${OWN}, resumes_at = null`;

const pause = writing('pause_subscription', 'subscription-paused', PAUSED, [mailingChange('pause_subscription', 1)]);
const hold = writing('hold_subscription', 'subscription-held', PAUSED, [mailingChange('hold_subscription', 1)]);

/** Nothing is charged until it is resumed. */
export const pauseChange: Change = async ({ portal, row: { providerId, organization }, shown, body, key }) => {
  if (providerId !== null) await portal.payments.pauseSubscription(providerId, key);
  return {
    write: async (database, common) => {
      const reason = String(body['pause_reason']);
      const isHold = reason === HOLD_REASON;
      const mail = mailParams(changeMail(portal, organization, isHold ? 'held' : 'paused'));
      const written = await database.query(isHold ? hold : pause, [...common, reason, ...mail]);
      portal.jobs.wake('mail');
      return written;
    },
    shown: {
      ...shown,
      status: 'paused',
      active: false,
      vendor: shown.vendor && { ...shown.vendor, pause_collection: { behavior: 'void' }, resumes_at: null },
    },
  };
};
