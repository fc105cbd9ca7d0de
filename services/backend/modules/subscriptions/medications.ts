import type { Medication } from '#schemas/wire/medication.ts';
import { isoText } from '../../kernel/database/isoText.ts';
import type { Portal } from '../portal/Portal.ts';
import { dispensedOf, PERIODS, type DispensedFacts } from './dispensed.ts';
import { statement } from '../../kernel/database/statement.ts';

/** When the plan sends it next: where it was moved to, or when its period ends. */
const NEXT = `case when s.status in ('rescheduled', 'paused_by_reschedule')
    then coalesce(s.reschedule_at, s.current_period_end) else s.current_period_end end`;

/** How often the plan sends it again until the prescription ends; null where that is endless, or nothing is sent. */
const REFILLS = `case when p.status = 'active' and p.expires_at is not null and ${NEXT} is not null
      and s.status in ('active', 'trialing', 'past_due', 'paused', 'rescheduled', 'paused_by_reschedule') and s.duration > 0
    then (select count(*)::int from generate_series(${NEXT}, p.expires_at - interval '1 millisecond', make_interval(months => s.duration)))
    end`;

/** Of the patient $1 at the moment $2. */
const SELECT = `select p.id as "_id", s.id as subscription, coalesce(p.name, s.name) as name, p.prescriber as prescribed_by,
    ${isoText('p.created_at')} as prescribed_on, ${REFILLS} as refills_left,
    case when p.status = 'active' and p.expires_at <= $2::timestamptz then 'expired' else p.status end as status,
    ${isoText('p.expires_at')} as expiration_date, p.instructions as patient_instructions, p.dose, p.supply, p.regimen,
    s.duration as months, ${PERIODS} as periods
  from subscriptions s join prescriptions p on p.subscription_id = s.id
  where s.user_id = $1`;
const NEWEST = 'order by p.created_at desc, p.id desc';

/** A prescription as it is read. */
interface Row extends Omit<Medication, 'supply'>, DispensedFacts {}

const medicationOf = ({ supply, regimen, months, periods, ...medication }: Row): Medication => ({
  ...medication,
  supply: dispensedOf({ supply, regimen, months, periods }),
});

const list = statement<'list_medications', Row>('list_medications', `${SELECT} ${NEWEST}`);
const find = statement<'find_medication', Row>(
  'find_medication',
  `${SELECT} and s.id = $3 and ($4::text is null or p.id = $4) ${NEWEST} limit 1`,
);

type Books = Pick<Portal, 'database' | 'clock'>;

/** What the subscriptions of a patient are filled from, newest first. */
export const listMedications = async ({ database, clock }: Books, userId: string): Promise<Medication[]> =>
  (await database.query(list, [userId, clock().toISOString()])).map(medicationOf);

/** A prescription of a subscription, the newest unless one is named; undefined where there is none. */
export async function findMedication(
  { database, clock }: Books,
  userId: string,
  subscriptionId: string,
  prescriptionId: string | undefined,
): Promise<Medication | undefined> {
  const now = clock().toISOString();
  const [row] = await database.query(find, [userId, now, subscriptionId, prescriptionId ?? null]);
  return row && medicationOf(row);
}
