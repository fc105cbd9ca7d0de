import { statement } from '../../kernel/database/statement.ts';
import { withoutJob } from '../../kernel/jobs/jobId.ts';
import type { Database } from '../../kernel/database/Database.ts';

const list = statement(
  'list_conversations',
  `select c.id, u.email, c.waiting_since is not null as waits
    from conversations c join users u on u.id = c.user_id
    where c.organization = $1 order by c.waiting_since is null, c.newest_at desc nulls last limit 100`,
);

const members = statement(
  'list_care_team',
  `select id, display_name as name from care_team_members where organization = $1 order by display_name`,
);

const find = statement(
  'find_conversation_to_answer',
  `select c.id from conversations c
    where c.organization = $1 and ($2::text is null or c.user_id = $2) and ($3::text is null or c.id = $3)
      and c.newest_at is not null
    order by c.waiting_since is null, c.newest_at desc limit 1`,
);

/** A key says what is to be done with which conversation, and by which message: each of them once. */
const READ = `c.id || ':read:' || (extract(epoch from c.newest_at) * 1000)::bigint`;
const ANSWER = `c.id || ':answer:' || (extract(epoch from c.team_read_at) * 1000)::bigint`;

const listDue = statement<'list_replies_due', { key: string }>(
  'list_replies_due',
  `(select ${READ} as key from conversations c
      where c.waiting_since <= $1 and coalesce(c.team_read_at, '-infinity') < c.newest_at
        and ${withoutJob('replies', READ)} order by c.waiting_since limit 25)
    union all
    (select ${ANSWER} from conversations c
      where c.waiting_since <= $2 and c.team_read_at >= c.newest_at
        and ${withoutJob('replies', ANSWER)} order by c.waiting_since limit 25)`,
);

const findDue = statement(
  'find_reply_due',
  `select c.organization, (select t.id from care_team_members t where t.organization = c.organization
      order by t.display_name limit 1) as author
    from conversations c where c.id = $1 and c.waiting_since <= $2`,
);

/** A conversation as the console lists it. */
interface ListedConversation {
  readonly id: string;
  readonly email: string;
  /** Whether the patient waits for an answer. */
  readonly waits: boolean | null;
}

/** The conversations of an organization, those that wait for an answer first. */
export const listConversations = (database: Database, organization: string): Promise<readonly ListedConversation[]> =>
  database.query(list, [organization]);

/** Those of the care team of an organization, by id. */
export const listCareTeam = (
  database: Database,
  organization: string,
): Promise<readonly { readonly id: string; readonly name: string }[]> => database.query(members, [organization]);

/** Which conversation is meant. */
interface Asked {
  readonly organization: string;
  readonly userId: string | null;
  readonly id: string | null;
}

/** The conversation that waits for an answer, or the newest one, of one patient or by its id where given. */
export async function findConversationToAnswer(
  database: Database,
  { organization, userId, id }: Asked,
): Promise<string | undefined> {
  const [found] = await database.query(find, [organization, userId, id]);
  return found?.id;
}

/** Keys of what is due: `<conversation>:read:<moment>`, `<conversation>:answer:<moment>`. */
export async function listRepliesDue(database: Database, before: { readonly read: Date; readonly answer: Date }) {
  const rows = await database.query(listDue, [before.read.toISOString(), before.answer.toISOString()]);
  return rows.map(({ key }) => key);
}

/** Whose conversation waits, and who answers; undefined where none does, or there is nobody. */
export async function findReplyDue(database: Database, conversationId: string, before: Date) {
  const [found] = await database.query(findDue, [conversationId, before.toISOString()]);
  return found?.author ? { organization: found.organization, conversationId, authorId: found.author } : undefined;
}
