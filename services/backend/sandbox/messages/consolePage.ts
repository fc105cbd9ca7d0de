import { escapeHtml } from '../../kernel/http/escapeHtml.ts';

interface Choices {
  readonly conversations: readonly { readonly id: string; readonly email: string; readonly waits: boolean | null }[];
  readonly members: readonly { readonly id: string; readonly name: string }[];
}

const option = (id: string, text: string) => `<option value="${id}">${escapeHtml(text)}</option>`;

const field = (name: string, label: string, input = `<input id="${name}" name="${name}" size="60">`) =>
  `<p><label for="${name}">${label}</label><br>${input}</p>`;

const area = (name: string) => `<textarea id="${name}" name="${name}" rows="3" cols="60"></textarea>`;

/** A plain page on which one writes to patients as the care team. */
export const consolePage = (organization: string, { conversations, members }: Choices): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Messages of ${escapeHtml(organization)}</title></head>
<body>
<h1>Messages of ${escapeHtml(organization)}</h1>
<p><a href="/sandbox">Sandbox</a></p>
<form method="post" action="/sandbox/messages">
<p><label for="conversation">Patient</label><br><select id="conversation" name="conversation" required>
${conversations.map(({ id, email, waits }) => option(id, waits ? `${email} (waits for an answer)` : email)).join('\n')}
</select></p>
<p><label for="author">From</label><br><select id="author" name="author" required>
${members.map(({ id, name }) => option(id, name)).join('\n')}
</select></p>
${field('text', 'Message', area('text'))}
<fieldset>
<legend>Announcement: what is filled in here makes one, instead of the message</legend>
${field('paragraph', 'Paragraph', area('paragraph'))}
${field('image_url', 'Path of a picture, such as /catalogue/duo.svg')}
${field('image_alt', 'What the picture shows')}
${field('list', 'List, an item a line', area('list'))}
<p><label><input type="checkbox" name="list_ordered"> Numbered</label></p>
${field('video_id', 'Id of a YouTube video')}
${field('video_title', 'Title of the video')}
${field('action_label', 'Label of a button')}
${field('action_url', 'Where the button leads')}
</fieldset>
<p><button name="act" value="write">Send</button> <button name="act" value="type">Type</button> <button name="act" value="read">Read</button></p>
</form>
</body>
</html>
`;
