import type { Draft } from '#schemas/wire/messages/conversation.ts';
import type { Subject } from '#schemas/wire/messages/subject.ts';
import type { Database } from '../../../kernel/database/Database.ts';
import { statement } from '../../../kernel/database/statement.ts';

const COLUMNS = 'draft_text as text, draft_about as about, draft_revision as revision';

const find = statement<'find_draft', Draft>(
  'find_draft',
  `select ${COLUMNS} from conversations where id = $1 and user_id = $2`,
);

const save = statement<'save_draft', Draft>(
  'save_draft',
  `update conversations set draft_text = $4, draft_about = $5::jsonb, draft_revision = draft_revision + 1
    where id = $1 and user_id = $2 and draft_revision = $3 returning ${COLUMNS}`,
);

/** What a patient has begun to write; undefined where there is no such conversation. */
export async function findDraft(
  database: Database,
  conversationId: string,
  userId: string,
): Promise<Draft | undefined> {
  const [found] = await database.query(find, [conversationId, userId]);
  return found;
}

/** Writes a draft on the revision that it was read at. @returns undefined where that is another one by now */
export async function writeDraft(
  database: Database,
  conversationId: string,
  userId: string,
  { text, about, revision }: { readonly text: string; readonly about: Subject | null; readonly revision: number },
): Promise<Draft | undefined> {
  const [saved] = await database.query(save, [conversationId, userId, revision, text, about && JSON.stringify(about)]);
  return saved;
}
