import type { Database } from '../../kernel/database/Database.ts';
import { isoText } from '../../kernel/database/isoText.ts';
import { statement } from '../../kernel/database/statement.ts';

const list = statement<'list_agreements', KeptAgreement>(
  'list_agreements',
  `select a.policy, a.digest, ${isoText('a.agreed_at')} as agreed_at from agreements a
    where a.user_id = $1 order by a.agreed_at desc`,
);

/** What a patient has agreed to, as it was kept. */
interface KeptAgreement {
  readonly policy: string;
  /** SHA-256 of the text. */
  readonly digest: string;
  /** ISO 8601. */
  readonly agreed_at: string;
}

/** What a patient has agreed to, newest first. */
export const keptAgreements = (database: Database, userId: string): Promise<readonly KeptAgreement[]> =>
  database.query(list, [userId]);
