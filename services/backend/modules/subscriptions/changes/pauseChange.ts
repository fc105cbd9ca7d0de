import type { Change } from './Change.ts';
import { OWN, writing } from './writing.ts';

const pause = writing(
  'pause_subscription',
  'subscription-paused',
  `status = case when s.status = 'canceled' then s.status else 'paused' end, pause_collection = 'void',
    pause_reason = $${OWN}, resumes_at = null`,
);

/** Nothing is charged until it is resumed. */
export const pauseChange: Change = async ({ portal, row: { providerId }, shown, body, key }) => {
  if (providerId !== null) await portal.payments.pauseSubscription(providerId, key);
  return {
    write: (database, common) => database.query(pause, [...common, String(body['pause_reason'])]),
    shown: {
      ...shown,
      status: 'paused',
      active: false,
      vendor: shown.vendor && { ...shown.vendor, pause_collection: { behavior: 'void' }, resumes_at: null },
    },
  };
};
