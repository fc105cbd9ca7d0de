import { statement } from '../../kernel/database/statement.ts';
import { withoutJob } from '../../kernel/jobs/jobId.ts';
import type { Work } from '../../kernel/jobs/Work.ts';
import type { Portal } from '../portal/Portal.ts';
import { LEFT_BEHIND, RECONCILING } from './RECONCILING.ts';
import { reconcileChange } from './reconcileChange.ts';

/**
 * Milliseconds until a change that charges at once counts as left behind: all of its steps are at the provider. The job that
 * looks for it and the one that ends it come within the minute, too.
 */
const CHARGE_LEFT_BEHIND = 45_000;

/** $1 for a change that charges at once (`charges`), $2 for the others: the moment since which nobody has worked on it. */
const IS_LEFT_BEHIND = `(pending_change->>'since')::timestamptz
  < case when pending_change->>'kind' = 'pay'
      or (pending_change->>'kind' = 'resume' and pending_change->'body'->>'shipNow' = 'true')
      then $1::timestamptz else $2::timestamptz end`;

/** A later change of the same subscription is another thing. */
const KEY = `subscriptions.id || ':' || (pending_change->>'since')`;

const listLeftBehind = statement<'list_changes_left_behind', { key: string }>(
  'list_changes_left_behind',
  `select ${KEY} as key from subscriptions
    where pending_change is not null and ${IS_LEFT_BEHIND} and ${withoutJob('changes', KEY)} limit 50`,
);
const findLeftBehind = statement(
  'find_change_left_behind',
  `select id, user_id as "userId" from subscriptions
    where id = split_part($1, ':', 1) and pending_change is not null and ${KEY} = $1`,
);

/** Brings changes of subscriptions to their end that were begun and that nobody works on any more. */
export function changeReconciliation(portal: Portal): Work {
  const { database, clock } = portal;
  const before = (milliseconds: number) => new Date(clock().getTime() - milliseconds).toISOString();
  return {
    ...RECONCILING,
    queue: 'changes',
    due: async () =>
      (await database.query(listLeftBehind, [before(CHARGE_LEFT_BEHIND), before(LEFT_BEHIND)])).map(({ key }) => key),
    async run(key) {
      const [owned] = await database.query(findLeftBehind, [key]);
      if (owned) await reconcileChange(portal, owned);
    },
  };
}
