import { problems } from '../../kernel/problems/problems.ts';
import { statement } from '../../kernel/database/statement.ts';
import type { Portal } from '../portal/Portal.ts';

const keep = statement(
  'keep_social_security_number',
  `insert into social_security_numbers (user_id, sealed, updated_at)
    select id, $3, $4::timestamptz from users where id = $1 and organization = $2
    on conflict (user_id) do update set sealed = excluded.sealed, updated_at = excluded.updated_at
    returning user_id`,
);

/** Numbers that are given to nobody: no area is 000, 666 or from 900 on, no group 00, no serial number 0000. */
const NOBODYS = /^(?:000|666|9)|^\d{3}00|0000$/u;

/** Whose number it is. */
interface Holder {
  readonly organization: string;
  readonly userId: string;
}

/**
 * Keeps a patient's social security number, sealed; a later one takes its place.
 *
 * @param ssn nine digits, with or without hyphens
 * @throws ProblemError InvalidAnswer for a number that is given to nobody, NotFound
 */
export async function keepNumber(
  { database, socialSecuritySeals, clock }: Pick<Portal, 'database' | 'socialSecuritySeals' | 'clock'>,
  { organization, userId }: Holder,
  ssn: string,
): Promise<void> {
  const digits = ssn.replaceAll('-', '');
  if (NOBODYS.test(digits))
    throw problems.invalidAnswer([
      { field: 'ssn', code: 'pattern', message: 'This is no social security number. Please check its nine digits.' },
    ]);
  const sealed = socialSecuritySeals.seal(userId, Buffer.from(digits));
  const kept = await database.query(keep, [userId, organization, sealed, clock().toISOString()]);
  if (kept.length === 0) throw problems.notFound();
}
