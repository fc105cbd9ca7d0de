import { createId } from '#services/backend/kernel/ids/createId.ts';
import { mailParams } from '../../notifications/mailing.ts';
import { type Change, ChangeImpossible } from './Change.ts';
import { changeMail } from './changeMail.ts';
import { mailingChange, OWN, writing } from './writing.ts';

/** Milliseconds: a provider plans nothing for a moment that has passed by the time it is asked. */
const SOON = 60_000;

const reschedule = writing(
  'reschedule_subscription',
  'subscription-rescheduled',
  `status = case when s.status = 'canceled' then s.status else 'rescheduled' end, reschedule_at = $${OWN}::timestamptz,
    phases = $${OWN + 1}::jsonb`,
  [
    // Its renewal is asked for once a prescription.
    `renewal as (
      insert into prescription_changes (id, subscription_id, request_type, created_at)
      select $${OWN + 2}, changed.id, 'Renewal', $7::timestamptz
      from changed cross join lateral (
        select p.expires_at, p.created_at from prescriptions p
        where p.subscription_id = changed.id order by p.created_at desc, p.id desc limit 1
      ) prescribed
      where prescribed.expires_at < changed.reschedule_at and not exists (
        select 1 from prescription_changes c
        where c.subscription_id = changed.id and c.request_type = 'Renewal' and c.created_at >= prescribed.created_at
      )
    )`,
    mailingChange('reschedule_subscription', 3),
  ],
);

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** Charges next at another moment; one that has passed is now. */
export const rescheduleChange: Change = async ({
  portal,
  row: { providerId: id, organization },
  shown,
  body,
  since,
  key,
}) => {
  if (id === null) throw new ChangeImpossible('it has not begun at the provider');
  const date = Math.max(Number(body['new_time']), Math.ceil(since.getTime() / 1000));
  const at = new Date(Math.max(date * 1000, since.getTime() + SOON));
  const phases = (await portal.payments.rescheduleSubscription({ id, at, key })).map(secondsOf);
  return {
    write: async (database, common) => {
      const written = await database.query(reschedule, [
        ...common,
        new Date(date * 1000).toISOString(),
        JSON.stringify(phases),
        createId(portal.clock()),
        ...mailParams(changeMail(portal, organization, 'rescheduled')),
      ]);
      portal.jobs.wake('mail');
      return written;
    },
    shown: {
      ...shown,
      status: 'rescheduled',
      active: false,
      reschedule_date: date,
      schedule_details: { phases: phases.map((start_date) => ({ start_date })) },
    },
  };
};
