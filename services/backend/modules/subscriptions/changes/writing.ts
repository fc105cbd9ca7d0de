import type { Statement } from '#services/backend/kernel/database/Database.ts';
import { recording } from '#services/backend/kernel/once/recording.ts';

/** The number of the first parameter of a change's own: $1 to $7 are id, revision, user, key, digest, answer, moment. */
export const OWN = 8;

/**
 * The one statement that writes a change after the provider has made it: once, for the revision that it began on.
 *
 * @param sets what becomes of the subscription `s`
 * @param parts parts of the statement that follow from the subscription as it is by then, `changed`
 */
export const writing = (name: string, sets: string, parts: readonly string[] = []): Statement => ({
  name,
  text: `with changed as (
      update subscriptions s set ${sets}, revision = s.revision + 1, pending_change = null
      where s.id = $1 and s.revision = $2 and s.pending_change is not null
      returning s.*
    ), ${[...parts, recording('changed', 3)].join(', ')}
    select id from changed`,
});
