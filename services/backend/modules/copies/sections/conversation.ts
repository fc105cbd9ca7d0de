import type { CopiedConversationMessage, CopiedDraft } from '#schemas/wire/copied/copiedContacts.ts';
import { isoText } from '../../../kernel/database/isoText.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { rowsOf } from './rowsOf.ts';

const FILE = `json_build_object('_id', a.id, 'name', a.name, 'type', a.type, 'bytes', a.bytes)`;

const messages = statement<'copy_conversation', { item: CopiedConversationMessage }>(
  'copy_conversation',
  `select json_build_object('_id', m.id, 'by', coalesce(t.display_name, 'patient'), 'sent_at', ${isoText('m.created_at')},
      'text', m.text, 'about', m.about, 'blocks', m.blocks, 'files', (
        select coalesce(json_agg(${FILE} order by a.place), '[]') from attachments a where a.message_id = m.id
      )) as item
    from conversations c join messages m on m.conversation_id = c.id left join care_team_members t on t.id = m.author_id
    where c.user_id = $1 order by m.created_at`,
);

const drafts = statement<'copy_drafts', { item: CopiedDraft }>(
  'copy_drafts',
  `select json_build_object('text', c.draft_text, 'about', c.draft_about, 'files', f.files) as item
    from conversations c, lateral (
      select coalesce(json_agg(${FILE} order by a.created_at), '[]') as files
      from attachments a where a.user_id = c.user_id and a.message_id is null
    ) f
    where c.user_id = $1 and (c.draft_text <> '' or c.draft_about is not null or json_array_length(f.files) > 0)`,
);

/** What the patient and the care team wrote to each other. */
export const copiedConversation = rowsOf(messages);

/** What the patient has begun to write and not sent, with the files that were uploaded for it. */
export const copiedDrafts = rowsOf(drafts);
