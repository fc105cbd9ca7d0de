import type { Policy } from '#schemas/wire/policy.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { isoText } from '../../kernel/database/isoText.ts';
import { statement } from '../../kernel/database/statement.ts';

/** How much of a digest names a version. */
const NAME = 8;

/** What was agreed to, and the text of that version where the patient's organization has kept it. */
const KEPT = `a.policy, a.digest, left(a.digest, ${NAME}) as version, ${isoText('a.agreed_at')} as agreed_at`;
const FROM = `from agreements a join users u on u.id = a.user_id
  left join policy_texts t on t.organization = u.organization and t.digest = a.digest and t.policy = a.policy`;

const list = statement<'list_agreements', KeptAgreement>(
  'list_agreements',
  `select ${KEPT}, t.text->>'title' as title ${FROM} where a.user_id = $1 order by a.agreed_at desc`,
);

const find = statement<'find_agreed_text', KeptAgreement & { text: Policy | null }>(
  'find_agreed_text',
  `select ${KEPT}, t.text->>'title' as title, t.text ${FROM}
    where a.user_id = $1 and left(a.digest, ${NAME}) = $2 order by a.agreed_at desc limit 1`,
);

/** What a patient has agreed to, as it was kept. */
export interface KeptAgreement {
  readonly policy: string;
  /** SHA-256 of the text. */
  readonly digest: string;
  /** The name of the version: the beginning of the digest. */
  readonly version: string;
  /** ISO 8601. */
  readonly agreed_at: string;
  /** The title of the text; null where the text was not kept. */
  readonly title: string | null;
}

/** What a patient has agreed to, newest first. */
export const keptAgreements = (database: Database, userId: string): Promise<readonly KeptAgreement[]> =>
  database.query(list, [userId]);

/** A version that a patient has agreed to, with its text where that was kept; undefined where the patient did not agree to it. */
export async function findAgreedText(
  database: Database,
  userId: string,
  version: string,
): Promise<(KeptAgreement & { readonly text: Policy | null }) | undefined> {
  const [found] = await database.query(find, [userId, version]);
  return found;
}
