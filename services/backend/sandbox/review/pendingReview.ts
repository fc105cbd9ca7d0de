import type { Database } from '../../kernel/database/Database.ts';
import { statement } from '../../kernel/database/statement.ts';
import type { PendingReview } from '../../kernel/database/tables/intakes.ts';
import { withoutJob } from '../../kernel/jobs/jobId.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { SubmittedVisit } from './submittedVisit.ts';

/** A later decision about the same visit is another thing. */
const KEY = `i.id || ':' || (i.pending_review->>'since')`;

const begin = statement<'begin_review', { pending: PendingReview }>(
  'begin_review',
  `update intakes set pending_review = coalesce(pending_review, jsonb_build_object('kind', $2::text, 'since', $3::text))
    where id = $1 and physician_review is null and closed is null and patient_complete is not null
      and ($2 <> 'approve' or pending_review is not null
        or not coalesce((select true from visit_stops n where n.intake_id = intakes.id and n.cleared_at is null limit 1), false))
    returning pending_review as pending`,
);
const withdraw = statement(
  'withdraw_review',
  `update intakes set pending_review = null where id = $1 and pending_review->>'since' = $2`,
);
const listLeftBehind = statement<'list_reviews_left_behind', { key: string }>(
  'list_reviews_left_behind',
  `select ${KEY} as key from intakes i
    where i.pending_review is not null and (i.pending_review->>'since')::timestamptz < $1::timestamptz
      and ${withoutJob('reviews', KEY)} limit 50`,
);
const findLeftBehind = statement(
  'find_review_left_behind',
  `select i.id as "intakeId", i.organization from intakes i
    where i.id = split_part($1, ':', 1) and i.pending_review is not null and ${KEY} = $1`,
);

/**
 * Writes down what is decided about a visit before the provider is asked. The same decision, begun before, goes on.
 *
 * @returns what is being decided now; undefined where the visit has ended meanwhile
 * @throws ProblemError where the other decision is being carried out
 */
export async function beginReview(
  database: Database,
  { id }: Pick<SubmittedVisit, 'id'>,
  kind: PendingReview['kind'],
  now: Date,
): Promise<PendingReview | undefined> {
  const [row] = await database.query(begin, [id, kind, now.toISOString()]);
  if (row && row.pending.kind !== kind)
    throw problems.nothingToSimulate(
      'Another decision about this visit is being carried out. Look at it again in a minute.',
    );
  return row?.pending;
}

/** Takes a decision back that nothing came of, so that the visit waits for a review as before. */
export async function withdrawReview(
  database: Database,
  { id, pending }: Pick<SubmittedVisit, 'id' | 'pending'>,
): Promise<void> {
  if (pending) await database.query(withdraw, [id, pending.since]);
}

/** Keys for jobs, `<visit>:<since when>`, of decisions that nobody carries out any more. */
export async function listReviewsLeftBehind(database: Database, since: Date): Promise<readonly string[]> {
  return (await database.query(listLeftBehind, [since.toISOString()])).map(({ key }) => key);
}

/** The visit of a key; undefined where its decision has come to its end. */
export async function findReviewLeftBehind(
  database: Database,
  key: string,
): Promise<{ readonly intakeId: string; readonly organization: string } | undefined> {
  const [row] = await database.query(findLeftBehind, [key]);
  return row;
}
