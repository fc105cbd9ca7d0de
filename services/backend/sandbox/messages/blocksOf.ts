import type { MessageBlock } from '#schemas/wire/messages/messageBlock.ts';
import { isInternalPath, isSafeLink } from '../../kernel/http/isSafeLink.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { ConsoleForm } from './consoleSchema.ts';

const wrong = (field: string, message: string) =>
  problems.invalidRequest('a part of the announcement cannot be shown', [{ field, code: 'format', message }]);

/** The lines of a text, without empty ones. */
const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim().slice(0, 500))
    .filter((line) => line !== '')
    .slice(0, 30);

/**
 * The parts of the announcement that a form describes, in their usual order; none where it describes a message.
 *
 * @throws ProblemError InvalidRequest where a part is half, or leads where no link of the portal may lead
 */
export function blocksOf({
  paragraph = '',
  video_id: video = '',
  video_title: title = '',
  image_url: image = '',
  image_alt: alt = '',
  list = '',
  list_ordered: ordered = '',
  action_label: label = '',
  action_url: url = '',
}: ConsoleForm): readonly MessageBlock[] {
  if (video !== '' && !(/^[\w-]{11}$/.test(video) && title !== ''))
    throw wrong('video_id', 'A video needs the 11 characters of its id, and a title.');
  if (image !== '' && !(isInternalPath(image) && alt !== ''))
    throw wrong('image_url', 'A picture needs a path of the portal, such as /catalogue/duo.svg, and a description.');
  if (url !== '' && !(isSafeLink(url) && label !== ''))
    throw wrong('action_url', 'A link needs a label, and leads to the portal, http(s), mailto or tel.');
  const items = linesOf(list);
  return [
    ...(paragraph.trim() === '' ? [] : [{ type: 'paragraph' as const, text: paragraph }]),
    ...(image === '' ? [] : [{ type: 'image' as const, url: image, alt: alt.slice(0, 200) }]),
    ...(items.length === 0 ? [] : [{ type: 'list' as const, ordered: ordered === 'on', items }]),
    ...(video === '' ? [] : [{ type: 'youtube' as const, video_id: video, title: title.slice(0, 200) }]),
    ...(url === '' ? [] : [{ type: 'action' as const, label: label.slice(0, 200), url }]),
  ];
}
